import { adddoc, deldoc } from '#core/contract/calls/company-documents.ts';
import * as codes from '#core/contract/codes.ts';
import type { DocumentUpload, StoredDocument } from '#core/contract/entities/document.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { isSame } from '#core/shared/is-same.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import { type SaveResult, unanswered, type UploadOptions } from '#portal/data/cache/record-store.ts';
import { sendOnce } from '#portal/data/server/send-once.ts';
import { pageMemory, type SentMemory } from '#portal/data/server/sent-requests.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

export interface OwnDocumentsSettings {
  call: Caller;
  /** Documents that the page shows. */
  known: () => readonly StoredDocument[];
  /** Refetches the documents; `undefined` if that fails. */
  reread: () => Promise<readonly StoredDocument[] | undefined>;
  /** Shows changed documents until the next read. */
  show: (documents: StoredDocument[]) => void;
  clock?: Clock;
}

/** Store of the documents that a company uploads. Lost answers are reconciled with the server's list. */
export interface OwnDocuments {
  /** @param sent remembers attempts while the editor is open */
  add: (document: DocumentUpload, options: UploadOptions, sent?: SentMemory<unknown>) => Promise<SaveResult>;
  /** Also succeeds if the document is gone already, because a colleague was faster. */
  remove: (document: Pick<StoredDocument, 'id'>) => Promise<SaveResult>;
}

export function createOwnDocuments({ call, known, reread, show, clock }: OwnDocumentsSettings): OwnDocuments {
  const done: SaveResult = { ok: true, datos: undefined };
  return {
    add: async (document, options, sent = pageMemory()) => {
      const { nombre, ficheroB64ParaAltas, enlace } = document;
      const values = { nombre, size: ficheroB64ParaAltas?.length, enlace };
      const earlier = sent.read()?.said.at(-1) ?? values;
      const shownIds = known().map(({ id }) => id);
      const result = await sendOnce<typeof adddoc, StoredDocument, unknown>({
        memory: sent,
        values,
        list: async () => {
          const datos = await reread();
          return datos ? { ok: true, datos } : unanswered;
        },
        idOf: ({ id }) => id,
        matches: (stored, text) => stored.nombre === (text as typeof values).nombre,
        // The stored file cannot be compared; only the one of an earlier attempt.
        compare: (stored) => (stored.nombre === nombre && isSame(earlier, values) ? 'same' : 'other'),
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
      if (stored && !shownIds.includes(stored.id)) show([stored, ...known()]);
      void reread();
      return done;
    },
    remove: async ({ id }) => {
      const result = await call(deldoc, { body: { id } });
      const reading = reread();
      if (result.ok) {
        show(known().filter((document) => document.id !== id));
        return done;
      }
      const mayBeGone =
        result.kind === 'unavailable' || (result.kind === 'error' && result.code === codes.actionNotAllowed);
      const remaining = mayBeGone ? await reading : undefined;
      return remaining && !remaining.some((document) => document.id === id) ? done : (result as CallFailure);
    },
  };
}
