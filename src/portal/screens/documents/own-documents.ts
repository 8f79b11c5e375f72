import { adddoc, deldoc } from '#core/contract/calls/company-documents.ts';
import * as codes from '#core/contract/codes.ts';
import type { DocumentUpload, StoredDocument } from '#core/contract/entities/document.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { isSame } from '#core/shared/is-same.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import { type SaveResult, unanswered, type UploadOptions } from '#portal/data/cache/record-store.ts';
import { type Addition, sendOnce } from '#portal/data/server/send-once.ts';
import { pageMemory, type SentMemory } from '#portal/data/server/sent-requests.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

export interface OwnDocumentsSettings {
  call: Caller;
  /** Documents that the page shows. */
  currentDocuments: () => readonly StoredDocument[];
  /** Refetches the documents; `undefined` if that fails. */
  refetch: () => Promise<readonly StoredDocument[] | undefined>;
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

/** Values of an upload that a later attempt compares: the size stands for the file. */
interface UploadValues extends Pick<DocumentUpload, 'nombre' | 'enlace'> {
  /** Length of the file in base64. */
  size: number | undefined;
}

export function createOwnDocuments({
  call,
  currentDocuments,
  refetch,
  show,
  clock,
}: OwnDocumentsSettings): OwnDocuments {
  const done: SaveResult = { ok: true, datos: undefined };

  function additionOf(
    document: DocumentUpload,
    options: UploadOptions,
    memory: SentMemory<UploadValues>,
  ): Addition<typeof adddoc, StoredDocument, UploadValues> {
    const { nombre, ficheroB64ParaAltas, enlace } = document;
    const values: UploadValues = { nombre, size: ficheroB64ParaAltas?.length, enlace };
    const lastAttempt = memory.read()?.attempts.at(-1) ?? values;
    return {
      memory,
      values,
      list: async () => {
        const datos = await refetch();
        return datos ? { ok: true, datos } : unanswered;
      },
      idOf: ({ id }) => id,
      matches: (stored, attempt) => stored.nombre === attempt.nombre,
      // The server does not return the file's content, so a row of this name counts as this upload only if the
      // earlier attempt sent the same values.
      compare: (stored) => (stored.nombre === nombre && isSame(lastAttempt, values) ? 'same' : 'other'),
      alreadyThere: [codes.documentUploaded],
      send: (keys) => call(adddoc, { body: document }, { ...options, ...keys }),
      signal: options.signal,
      ...omitUndefined({ clock }),
    };
  }

  return {
    add: async (document, options, sent = pageMemory()) => {
      const shownIds = currentDocuments().map(({ id }) => id);
      // The memory of one editor holds the values of its uploads only.
      const memory = sent as SentMemory<UploadValues>;
      const result = await sendOnce(additionOf(document, options, memory));
      if (!result.ok && result.kind === 'lost') return unanswered;
      if (!result.ok) {
        // A different upload of this name exists: report it, and let the next attempt add another one.
        if (result.kind === 'arrived') result.acknowledge();
        return result;
      }
      const stored = 'row' in result ? undefined : result.datos;
      if (stored && !shownIds.includes(stored.id)) show([stored, ...currentDocuments()]);
      void refetch();
      return done;
    },
    remove: async ({ id }) => {
      const result = await call(deldoc, { body: { id } });
      const reading = refetch();
      if (result.ok) {
        show(currentDocuments().filter((document) => document.id !== id));
        return done;
      }
      const mayBeGone =
        result.kind === 'unavailable' || (result.kind === 'error' && result.code === codes.actionNotAllowed);
      const remaining = mayBeGone ? await reading : undefined;
      return remaining && !remaining.some((document) => document.id === id) ? done : (result as CallFailure);
    },
  };
}
