import { omitUndefined } from '#core/shared/omit-undefined.ts';
import * as codes from '#core/contract/codes.ts';
import type { StoredDocument } from '#core/contract/entities/document.ts';
import type { StudentPlacement, WeeklySheet } from '#core/contract/entities/placement.ts';
import { every, list, type Sql, sql } from '../../db/sql.ts';
import type { FileColumns, FileService, UploadedFile } from '../../files/file-service.ts';
import { refuse } from '../../refusal.ts';
import { nextSheetState, type WeeklySheetAction } from './weekly-sheet.ts';
import type { StudentContext } from '../../context.ts';
import { storeDocument, storedDocument } from '../cv/documents.ts';
import type { Handlers } from '../../handler.ts';
import { assertService } from '../offers/student/offer-list.ts';

interface PlacementRow extends Pick<
  StudentPlacement,
  'id' | 'titulo' | 'estado' | 'conServicio' | 'empresa'
> {
  urlOferta?: string;
  fechaInicio: string;
  fechaFin: string;
  datos: Partial<StudentPlacement>;
}

interface SheetRow extends FileColumns, Omit<WeeklySheet, 'enlace'> {
  placement: number;
}

type DocumentRow = Parameters<typeof storedDocument>[1] & { placement: number };

function placementsOf({ db, user }: StudentContext, condition: Sql): PlacementRow[] {
  return db.all<PlacementRow>(sql`
    SELECT placement.id, placement.titulo, placement.estado, placement.conServicio, placement.fechaInicio,
      placement.fechaFin, placement.datos, nombreComercial AS empresa, urlAcceso AS urlOferta
    FROM placement JOIN company ON company.id = placement.company LEFT JOIN offer ON offer.id = placement.offer
    WHERE placement.student = ${user.id} AND ${condition} ORDER BY placement.fechaInicio DESC, placement.id DESC`);
}

/** An own placement. Refuses with `placementStudentNotFound` any other. */
function ownPlacement(context: StudentContext, id: number): PlacementRow {
  return placementsOf(context, sql`placement.id = ${id}`)[0] ?? refuse(codes.placementStudentNotFound);
}

const sheetColumns = sql`placement, id AS "idHoja", semana, estado, fechaEnvio, observaciones, file, enlace`;

function sheetOf(files: FileService, { placement: _, file, enlace, ...sheet }: SheetRow): WeeklySheet {
  const link = files.link({
    ...omitUndefined({ file, enlace }),
  });
  return { ...sheet, ...(link !== '' && { enlace: link }) };
}

/** Refuses with `documentUploaded` a file or an address that these rows of a placement have already. */
function assertNotThere({ db, files }: StudentContext, rows: Sql, upload: UploadedFile): void {
  const same = db.value(sql`
    SELECT 1 FROM (${rows}) AS own LEFT JOIN file ON file.id = own.file
    WHERE sha256 = ${files.fingerprint(upload)} OR (own.file IS NULL AND own.enlace = ${upload.enlace})`);
  if (same !== undefined) refuse(codes.documentUploaded);
}

/**
 * Stores the sheet of a week. Refuses with `placementStudentNotFound`, and with what `wrongState` says unless the
 * action is possible.
 */
function sendSheet(
  context: StudentContext,
  { idPractica, idHoja, ...upload }: { idPractica: number; idHoja: number } & UploadedFile,
  action: Extract<WeeklySheetAction, 'send' | 'correct'>,
): WeeklySheet {
  const { db, files, now } = context;
  const placement = ownPlacement(context, idPractica);
  const sheet = db.get<SheetRow>(
    sql`SELECT ${sheetColumns} FROM weekly_sheet WHERE id = ${idHoja} AND placement = ${placement.id}`,
  );
  if (!sheet) return refuse(codes.actionNotAllowed);
  // Only rejected sheets can be corrected; a sheet already sent cannot be sent again.
  const wrongState = action === 'correct' && sheet.estado !== undefined ? 49 : 48;
  const estado = nextSheetState(sheet.estado, action) ?? refuse(wrongState);
  if (action === 'send') {
    assertNotThere(
      context,
      sql`SELECT file, enlace FROM weekly_sheet WHERE placement = ${placement.id}`,
      upload,
    );
  }
  const { file, enlace } = files.keep(upload);
  db.update(
    'weekly_sheet',
    { id: idHoja },
    { estado, file, enlace, fechaEnvio: now.today, observaciones: null },
  );
  db.delete('file', { id: sheet.file });
  return sheetOf(
    files,
    db.get<SheetRow>(sql`SELECT ${sheetColumns} FROM weekly_sheet WHERE id = ${idHoja}`) ?? sheet,
  );
}

export const placementHandlers = {
  damePracticasAlumno: (context): StudentPlacement[] => {
    assertService(context, 'practicas');
    const { db, files } = context;
    const rows = placementsOf(context, every([]));
    const ids = list(rows.map(({ id }) => id));
    const documents = db.all<DocumentRow>(sql`
      SELECT document.*, extension FROM placement_document AS document LEFT JOIN file ON file.id = document.file
      WHERE placement IN ${ids} ORDER BY document.id`);
    const sheets = db.all<SheetRow>(
      sql`SELECT ${sheetColumns} FROM weekly_sheet WHERE placement IN ${ids} ORDER BY semana`,
    );
    return rows.map(({ datos, ...placement }) => {
      const own = sheets.filter((sheet) => sheet.placement === placement.id);
      return {
        ...datos,
        ...placement,
        documentos: documents
          .filter((document) => document.placement === placement.id)
          .map((document): StoredDocument => storedDocument(files, document)),
        ...(own.length !== 0 && { hojas: own.map((sheet) => sheetOf(files, sheet)) }),
      };
    });
  },

  addFicheroPractica: (context, { idPractica, idTipo, ...upload }) => {
    const { db, files, now } = context;
    const placement = ownPlacement(context, idPractica);
    if (placement.estado === 'finalizada') refuse(codes.actionNotAllowed);
    assertNotThere(
      context,
      sql`SELECT file, enlace FROM placement_document WHERE placement = ${placement.id}`,
      upload,
    );
    const kept = storeDocument(files, now, { ...upload, idTipo });
    return kept.documentOf(db.insert('placement_document', { placement: placement.id, ...kept.row }));
  },

  addDocumentoPractica: (context, request) => sendSheet(context, request, 'send'),

  editDocumentoSeguimientoCF: (context, request) => sendSheet(context, request, 'correct'),
} satisfies Partial<Handlers>;
