import { adddoc, deldoc } from '#core/contract/calls/company-documents.ts';
import * as codes from '#core/contract/codes.ts';
import type { DocumentUpload, StoredDocument } from '#core/contract/entities/document.ts';
import type { Caller } from '#portal/data/client/call.ts';
import type { CallFailure } from '#portal/data/client/result.ts';
import type { Saved, UploadOptions } from '#portal/data/record-store.ts';

export interface OwnDocumentsSettings {
  call: Caller;
  /** What the page shows. */
  known: () => readonly StoredDocument[];
  /** Asks the server anew; gives what is known then. */
  reread: () => Promise<readonly StoredDocument[] | undefined>;
  /** Shows what has been changed, until the server has given it anew. */
  show: (documents: StoredDocument[]) => void;
}

/** The documents that a company uploads. An answer that got lost is made up for by what the server has then. */
export interface OwnDocuments {
  add: (document: DocumentUpload, options: UploadOptions) => Promise<Saved>;
  /** One that is gone already, because a colleague was faster, is as good as removed. */
  remove: (document: Pick<StoredDocument, 'id'>) => Promise<Saved>;
}

export function createOwnDocuments({ call, known, reread, show }: OwnDocumentsSettings): OwnDocuments {
  const done: Saved = { ok: true, datos: undefined };
  /** What was there before a document was sent of which nobody knows whether it has arrived. */
  let unsure: { nombre: string; before: ReadonlySet<number> } | undefined;
  return {
    add: async (document, options) => {
      const earlier = unsure?.nombre === document.nombre ? unsure : undefined;
      const before = earlier?.before ?? new Set(known().map(({ id }) => id));
      const isThere = ({ id, nombre }: StoredDocument): boolean =>
        !before.has(id) && nombre === document.nombre;
      if (earlier && (await reread())?.some(isThere)) {
        unsure = undefined;
        return done;
      }
      const result = await call(adddoc, { body: document }, options);
      const now = reread();
      if (result.ok) {
        unsure = undefined;
        const stored = result.datos;
        if (stored && !before.has(stored.id)) show([stored, ...known()]);
        return done;
      }
      const isLost = result.kind === 'unavailable';
      const hasArrived = isLost && (await now)?.some(isThere);
      const isUnsure = !hasArrived && (isLost || result.kind === 'aborted');
      unsure = isUnsure ? { nombre: document.nombre, before } : undefined;
      return hasArrived ? done : (result as CallFailure);
    },
    remove: async ({ id }) => {
      const result = await call(deldoc, { body: { id } });
      const now = reread();
      if (result.ok) {
        show(known().filter((it) => it.id !== id));
        return done;
      }
      const mayBeGone =
        result.kind === 'unavailable' || (result.kind === 'error' && result.code === codes.actionNotAllowed);
      const then = mayBeGone ? await now : undefined;
      return then && !then.some((it) => it.id === id) ? done : (result as CallFailure);
    },
  };
}
