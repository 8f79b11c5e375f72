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
import { without } from './entry.ts';

/** Parts of a CV that are lists of documents. */
export type DocumentList = 'documentos' | 'certificados' | 'documentosPrivados';

/** Where a document goes; `cv` is the own CV, which takes the place of the one before. */
export type DocumentSlot = DocumentList | 'cv' | 'documentosProcesos';

export interface NewCvDocument extends DocumentUpload {
  destino: DocumentSlot;
  /** tiposDocumentoAlumnoPracticas */
  idTipo?: number | undefined;
  /** What asked for it, with documentosProcesos. */
  idDocumento?: number;
}

export interface DocumentsStore {
  /** Documents that processes ask for, as far as the call for them has been answered. */
  $requested: ReadableAtom<readonly RequiredDocument[] | undefined>;
  loadRequested: () => Promise<void>;
  add: (
    document: NewCvDocument,
    upload: UploadOptions,
    sent?: SentMemory<unknown>,
  ) => Promise<SaveResult<StoredDocument>>;
  remove: (list: DocumentList, document: StoredDocument) => Promise<SaveResult>;
}

const handedIn = (documents: readonly RequiredDocument[], id: number | undefined): RequiredDocument[] =>
  documents.map((it) => (it.idDocumento === id ? { ...it, entregado: true } : it));

function withDocument(cv: Cv, { destino, idDocumento }: NewCvDocument, stored: StoredDocument): Cv {
  if (destino === 'cv') return { ...cv, urlCV: stored.enlace };
  if (destino === 'documentosProcesos')
    return { ...cv, documentosProcesos: handedIn(cv.documentosProcesos, idDocumento) };
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
      const apply = (before: Cv, stored: StoredDocument): Cv => withDocument(before, document, stored);
      const isListed = destino !== 'cv' && destino !== 'documentosProcesos';
      const before = (sent?.read()?.said.at(-1) ?? document) as NewCvDocument;
      // What has one place takes the place of what was there: to send it again changes nothing.
      const result = await (isListed
        ? cv.add({
            call: addDoc,
            body: document,
            rows: (now) => now[destino],
            idOf: ({ id }) => id,
            keys: ['nombre'],
            says: (row) => containsValues(row, { nombre, idTipo }) && before.ficheroB64ParaAltas === content,
            alreadyThere: [codes.documentUploaded],
            found: (row) => row,
            apply,
            ...omitUndefined({ sent, upload }),
          })
        : cv.save({ call: addDoc, body: () => document, apply, upload }));
      const known = $requested.get();
      if (result.ok && known) $requested.set(handedIn(known, document.idDocumento));
      return result;
    },
    remove: (list, { id }) =>
      cv.save({
        call: delDoc,
        body: () => ({ id }),
        apply: (before) => ({ ...before, [list]: without(before[list], id) }),
      }),
  };
}
