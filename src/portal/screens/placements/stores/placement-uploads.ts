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

/** Upload of a document of a placement. */
export interface NewPlacementDocument extends DocumentUpload {
  /** Id of the domain list `tiposDocumentoAlumnoPracticas`. */
  idTipo?: number | undefined;
}

export interface UploadsSettings {
  call: Caller;
  /** Reads the placements again; resolves to `undefined` if they could not be read. */
  reread: () => Promise<readonly StudentPlacement[] | undefined>;
  /** Applies a change to the shown placements, until they are read again. */
  show: (change: (placements: readonly StudentPlacement[]) => StudentPlacement[]) => void;
}

/** Uploads of a student to placements. A lost answer is reconciled with the server's data. */
export interface Uploads {
  addDocument: (
    placement: StudentPlacement,
    document: NewPlacementDocument,
    options: UploadOptions,
  ) => Promise<UploadedDocument>;
  /** Sends a weekly sheet, or its correction once it was rejected. */
  sendSheet: (
    placement: Pick<StudentPlacement, 'id'>,
    sheet: WeeklySheet,
    upload: DocumentUpload,
    options: UploadOptions,
  ) => Promise<UploadedDocument>;
}

interface Attempt<C extends Call> {
  idPractica: number;
  /** Key of the upload for the reconciliation. */
  what: string;
  send: () => Promise<CallResult<C>>;
  apply: (placement: StudentPlacement, datos: DatosOf<C>) => StudentPlacement;
  /** Whether the placement has the upload. */
  hasArrived: (placement: StudentPlacement) => boolean;
}

export function createUploads({ call, reread, show }: UploadsSettings): Uploads {
  const lost: Reconciliation = new Set();

  async function reconcile<C extends Call>(attempt: Attempt<C>): Promise<UploadedDocument> {
    const { idPractica, what, send, apply, hasArrived } = attempt;
    let rereading: ReturnType<UploadsSettings['reread']> | undefined;
    const result = await reconcileRefusal({
      lost,
      what: `${idPractica} ${what}`,
      send: async () => {
        const answer = await send();
        if (answer.ok) {
          const { datos } = answer;
          show((placements) =>
            placements.map((placement) =>
              placement.id === idPractica ? apply(placement, datos) : placement,
            ),
          );
        }
        rereading = reread();
        return answer;
      },
      isDone: async () => {
        const placement = (await rereading)?.find(({ id }) => id === idPractica);
        return placement !== undefined && hasArrived(placement);
      },
    });
    return result.ok ? { ok: true } : (result as CallFailure);
  }

  return {
    addDocument: async ({ id, documentos }, document, options) => {
      const earlierIds = new Set(documentos.map((earlier) => earlier.id));
      return reconcile({
        idPractica: id,
        what: `documento ${document.nombre}`,
        send: () => call(addFicheroPractica, { body: { idPractica: id, ...document } }, options),
        apply: (placement, stored) => ({ ...placement, documentos: [...placement.documentos, stored] }),
        hasArrived: (placement) =>
          placement.documentos.some((row) => !earlierIds.has(row.id) && row.nombre === document.nombre),
      });
    },
    sendSheet: async ({ id }, sheet, upload, options) => {
      const { idHoja, estado } = sheet;
      const input = { body: { idPractica: id, idHoja, ...upload } };
      const isCorrection = actionOf(sheet) === 'correct';
      return reconcile<typeof addDocumentoPractica>({
        idPractica: id,
        what: `hoja ${idHoja}`,
        send: () =>
          isCorrection
            ? call(editDocumentoSeguimientoCF, input, options)
            : call(addDocumentoPractica, input, options),
        apply: (placement, stored) => ({
          ...placement,
          hojas: (placement.hojas ?? []).map((row) => (row.idHoja === idHoja ? stored : row)),
        }),
        hasArrived: (placement) => {
          const reread = placement.hojas?.find((row) => row.idHoja === idHoja);
          return reread !== undefined && reread.estado !== estado;
        },
      });
    },
  };
}
