import { adddoc, deldoc } from '#core/contract/calls/company-documents.ts';
import * as codes from '#core/contract/codes.ts';
import type { DocumentUpload, StoredDocument } from '#core/contract/entities/document.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { isSame } from '#portal/data/cache/is-same.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import { type SaveResult, unanswered, type UploadOptions } from '#portal/data/cache/record-store.ts';
import { sendOnce } from '#portal/data/server/send-once.ts';
import { pageMemory, type SentMemory } from '#portal/data/server/sent-requests.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

export interface OwnDocumentsSettings {
  call: Caller;
  /** What the page shows. */
  known: () => readonly StoredDocument[];
  /** Asks the server again; gives what is known then. */
  reread: () => Promise<readonly StoredDocument[] | undefined>;
  /** Shows what has been changed, until it is read again. */
  show: (documents: StoredDocument[]) => void;
  clock?: Clock;
}

/** The documents that a company uploads. An answer that got lost is made up for by what the server has then. */
export interface OwnDocuments {
  /** @param sent remembers what was sent, as long as the editor is open */
  add: (document: DocumentUpload, options: UploadOptions, sent?: SentMemory<unknown>) => Promise<SaveResult>;
  /** One that is gone already, because a colleague was faster, is as good as removed. */
  remove: (document: Pick<StoredDocument, 'id'>) => Promise<SaveResult>;
}

export function createOwnDocuments({ call, known, reread, show, clock }: OwnDocumentsSettings): OwnDocuments {
  const done: SaveResult = { ok: true, datos: undefined };
  return {
    add: async (document, options, sent = pageMemory()) => {
      const { nombre, ficheroB64ParaAltas, enlace } = document;
      const said = { nombre, size: ficheroB64ParaAltas?.length, enlace };
      const before = sent.read()?.said.at(-1) ?? said;
      const shown = known().map(({ id }) => id);
      const result = await sendOnce<typeof adddoc, StoredDocument, unknown>({
        memory: sent,
        said,
        list: async () => {
          const datos = await reread();
          return datos ? { ok: true, datos } : unanswered;
        },
        idOf: ({ id }) => id,
        isIt: (stored, text) => stored.nombre === (text as typeof said).nombre,
        // Its file can only be compared with what was sent before.
        compare: (stored) => (stored.nombre === nombre && isSame(before, said) ? 'same' : 'other'),
        alreadyThere: [codes.documentUploaded],
        send: (keys) => call(adddoc, { body: document }, { ...options, ...keys }),
        signal: options.signal,
        ...omitUndefined({ clock }),
      });
      if (!result.ok && result.kind === 'lost') return unanswered;
      if (!result.ok) {
        if (result.kind === 'arrived') result.acknowledge();
        return result;
      }
      const stored = 'row' in result ? undefined : result.datos;
      if (stored && !shown.includes(stored.id)) show([stored, ...known()]);
      void reread();
      return done;
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
