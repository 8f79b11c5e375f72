import type { Call, DatosOf } from '#core/contract/call.ts';
import {
  addDocumentoPractica,
  addFicheroPractica,
  editDocumentoSeguimientoCF,
} from '#core/contract/calls/student-placement-documents.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure, CallResult } from '#portal/data/server/client/result.ts';
import type { DocumentUpload } from '#core/contract/entities/document.ts';
import type { StudentPlacement, WeeklySheet } from '#core/contract/entities/placement.ts';
import { reconcileRefusal, type Reconciliation } from '#portal/data/server/reconcile.ts';
import type { UploadOptions } from '#portal/data/cache/record-store.ts';
import { actionOf } from '#core/model/weekly-sheets.ts';

export type UploadedDocument = { ok: true } | CallFailure;

/** A document on its way to a placement. */
export interface NewPlacementDocument extends DocumentUpload {
  /** tiposDocumentoAlumnoPracticas */
  idTipo?: number | undefined;
}

export interface UploadsSettings {
  call: Caller;
  /** Asks the server for the placements again; gives what is known then, if anything is. */
  reread: () => Promise<readonly StudentPlacement[] | undefined>;
  /** Shows what has been changed, until it is read again. */
  show: (change: (placements: readonly StudentPlacement[]) => StudentPlacement[]) => void;
}

/** What a student sends to the own placements. An answer that got lost is made up for by what the server has then. */
export interface Uploads {
  addDocument: (
    placement: StudentPlacement,
    document: NewPlacementDocument,
    options: UploadOptions,
  ) => Promise<UploadedDocument>;
  /** Sends the sheet of a week for the first time, or again once it was rejected. */
  sendSheet: (
    placement: Pick<StudentPlacement, 'id'>,
    sheet: WeeklySheet,
    upload: DocumentUpload,
    options: UploadOptions,
  ) => Promise<UploadedDocument>;
}

interface Attempt<C extends Call> {
  idPractica: number;
  /** Names what is sent. */
  what: string;
  send: () => Promise<CallResult<C>>;
  apply: (placement: StudentPlacement, datos: DatosOf<C>) => StudentPlacement;
  /** Whether what was sent stands there. */
  hasArrived: (placement: StudentPlacement) => boolean;
}

export function createUploads({ call, reread, show }: UploadsSettings): Uploads {
  const lost: Reconciliation = new Set();

  async function settle<C extends Call>(attempt: Attempt<C>): Promise<UploadedDocument> {
    const { idPractica, what, send, apply, hasArrived } = attempt;
    let known: ReturnType<UploadsSettings['reread']> | undefined;
    const result = await reconcileRefusal({
      lost,
      what: `${idPractica} ${what}`,
      send: async () => {
        const answer = await send();
        if (answer.ok) {
          const { datos } = answer;
          show((placements) => placements.map((it) => (it.id === idPractica ? apply(it, datos) : it)));
        }
        known = reread();
        return answer;
      },
      isDone: async () => {
        const now = (await known)?.find(({ id }) => id === idPractica);
        return now !== undefined && hasArrived(now);
      },
    });
    return result.ok ? { ok: true } : (result as CallFailure);
  }

  return {
    addDocument: async ({ id, documentos }, document, options) => {
      const before = new Set(documentos.map((it) => it.id));
      return settle({
        idPractica: id,
        what: `documento ${document.nombre}`,
        send: () => call(addFicheroPractica, { body: { idPractica: id, ...document } }, options),
        apply: (placement, stored) => ({ ...placement, documentos: [...placement.documentos, stored] }),
        hasArrived: (placement) =>
          placement.documentos.some((it) => !before.has(it.id) && it.nombre === document.nombre),
      });
    },
    sendSheet: async ({ id }, sheet, upload, options) => {
      const { idHoja, estado } = sheet;
      const input = { body: { idPractica: id, idHoja, ...upload } };
      const isCorrection = actionOf(sheet) === 'correct';
      return settle<typeof addDocumentoPractica>({
        idPractica: id,
        what: `hoja ${idHoja}`,
        send: () =>
          isCorrection
            ? call(editDocumentoSeguimientoCF, input, options)
            : call(addDocumentoPractica, input, options),
        apply: (placement, stored) => ({
          ...placement,
          hojas: (placement.hojas ?? []).map((it) => (it.idHoja === idHoja ? stored : it)),
        }),
        hasArrived: (placement) => {
          const now = placement.hojas?.find((it) => it.idHoja === idHoja);
          return now !== undefined && now.estado !== estado;
        },
      });
    },
  };
}
