import * as codes from '#core/contract/codes.ts';
import { atom, type ReadableAtom } from 'nanostores';
import { documentacionDeProcesosSolicitada } from '#core/contract/calls/cv-parts.ts';
import { addDoc, delDoc } from '#core/contract/calls/cv-settings.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { DocumentUpload, RequiredDocument, StoredDocument } from '#core/contract/entities/document.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { containsValues, type UploadOptions } from '#portal/data/cache/record-store.ts';
import type { SentMemory } from '#portal/data/server/sent-requests.ts';
import type { CvStore, SaveResult } from './cv-store.ts';
import { removeEntry } from './entry.ts';

/** Keys of the CV's lists of documents. */
export type DocumentList = 'documentos' | 'certificados' | 'documentosPrivados';

/** Target of an upload; `cv` is an uploaded CV, which replaces the previous one. */
export type DocumentSlot = DocumentList | 'cv' | 'documentosProcesos';

export interface NewCvDocument extends DocumentUpload {
  destino: DocumentSlot;
  /** Id of the domain list tiposDocumentoAlumnoPracticas. */
  idTipo?: number | undefined;
  /** Id of the request, with `documentosProcesos`. */
  idDocumento?: number;
}

export interface DocumentsStore {
  /** Documents requested by processes; `undefined` until their call has succeeded. */
  $requested: ReadableAtom<readonly RequiredDocument[] | undefined>;
  loadRequested: () => Promise<void>;
  add: (
    document: NewCvDocument,
    upload: UploadOptions,
    sent?: SentMemory<unknown>,
  ) => Promise<SaveResult<StoredDocument>>;
  remove: (list: DocumentList, document: StoredDocument) => Promise<SaveResult>;
}

const markSubmitted = (documents: readonly RequiredDocument[], id: number | undefined): RequiredDocument[] =>
  documents.map((document) => (document.idDocumento === id ? { ...document, entregado: true } : document));

function withDocument(cv: Cv, { destino, idDocumento }: NewCvDocument, stored: StoredDocument): Cv {
  if (destino === 'cv') return { ...cv, urlCV: stored.enlace };
  if (destino === 'documentosProcesos')
    return { ...cv, documentosProcesos: markSubmitted(cv.documentosProcesos, idDocumento) };
  return { ...cv, [destino]: [...cv[destino], stored] };
}

export function createDocumentsStore(cv: CvStore, call: Caller): DocumentsStore {
  const $requested = atom<readonly RequiredDocument[] | undefined>();
  return {
    $requested,
    loadRequested: async () => {
      const result = await call(documentacionDeProcesosSolicitada, {});
      if (result.ok) $requested.set(result.datos);
    },
    add: async (document, upload, sent) => {
      const { destino, nombre, idTipo, ficheroB64ParaAltas: content } = document;
      const apply = (current: Cv, stored: StoredDocument): Cv => withDocument(current, document, stored);
      const isListed = destino !== 'cv' && destino !== 'documentosProcesos';
      const earlier = (sent?.read()?.attempts.at(-1) ?? document) as NewCvDocument;
      // An upload to a single slot replaces the document there, so sending it twice is harmless.
      const result = await (isListed
        ? cv.add({
            call: addDoc,
            body: document,
            rows: (current) => current[destino],
            idOf: ({ id }) => id,
            keys: ['nombre'],
            matches: (row) =>
              containsValues(row, { nombre, idTipo }) && earlier.ficheroB64ParaAltas === content,
            alreadyThere: [codes.documentUploaded],
            found: (row) => row,
            apply,
            ...omitUndefined({ sent, upload }),
          })
        : cv.save({ call: addDoc, body: () => document, apply, upload }));
      const requested = $requested.get();
      if (result.ok && requested) $requested.set(markSubmitted(requested, document.idDocumento));
      return result;
    },
    remove: (list, { id }) =>
      cv.save({
        call: delDoc,
        body: () => ({ id }),
        apply: (current) => ({ ...current, [list]: removeEntry(current[list], id) }),
      }),
  };
}
