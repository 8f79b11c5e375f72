import { omitUndefined } from '#core/shared/omit-undefined.ts';
import * as codes from '#core/contract/codes.ts';
import { degreeCopy } from '#core/contract/constants.ts';
import type { RequiredDocument, StoredDocument } from '#core/contract/entities/document.ts';
import type { SandboxMoment } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { FileColumns, FileService } from '../../files/file-service.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import type { StudentContext } from '../../context.ts';
import type { Handlers } from '../../handler.ts';

/** Section of the CV for a document; `cv` is the uploaded CV, one per student. */
export type DocumentSection =
  'cv' | 'documentos' | 'documentosPrivados' | 'documentosProcesos' | 'certificados';

interface DocumentRow extends FileColumns {
  id: number;
  destino: DocumentSection;
  nombre: string;
  fecha: string;
  idTipo?: number;
  extension?: string;
}

type Upload = Parameters<FileService['fingerprint']>[0];

interface NewDocument extends Upload {
  nombre: string;
  fecha?: string | undefined;
  idTipo: number | undefined;
}

/** Stored documents as an answer gives them. */
export function storedDocument(files: FileService, row: Omit<DocumentRow, 'destino'>): StoredDocument {
  const { id, nombre, fecha, idTipo, extension } = row;
  return {
    id,
    nombre,
    fecha,
    ...omitUndefined({ extension_adjunto: extension, idTipo }),
    enlace: files.link(row),
  };
}

/** Stores an upload: `row` for the insert, then `documentOf(id)` in the shape of the contract. */
export function storeDocument(files: FileService, now: SandboxMoment, upload: NewDocument) {
  const { nombre, fecha = now.local, idTipo } = upload;
  const place = files.keep(upload);
  const extension = place.file === undefined ? undefined : upload.extension_adjunto?.toLowerCase();
  const row = { nombre, fecha, idTipo, ...place };
  const documentOf = (id: number): StoredDocument =>
    storedDocument(files, { id, nombre, fecha, ...place, ...omitUndefined({ idTipo, extension }) });
  return { row, documentOf };
}

/** The documents of a student by the part of the CV that they belong to. */
export function documentsOf(
  db: Db,
  files: FileService,
  student: number,
): Record<DocumentSection, StoredDocument[]> {
  const found: Record<DocumentSection, StoredDocument[]> = {
    cv: [],
    documentos: [],
    documentosPrivados: [],
    documentosProcesos: [],
    certificados: [],
  };
  const rows = db.all<DocumentRow>(sql`
    SELECT document.*, extension FROM student_document AS document LEFT JOIN file ON file.id = document.file
    WHERE student = ${student} ORDER BY document.id`);
  for (const row of rows) found[row.destino].push(storedDocument(files, row));
  return found;
}

/** Documents that processes ask a student for, and whether they have come. */
export function requestedDocuments(db: Db, student: number): RequiredDocument[] {
  return db.all<RequiredDocument>(sql`
    SELECT id AS idDocumento, nombre, descripcion, idProceso, EXISTS (
      SELECT 1 FROM student_document WHERE student_document.student = process_document.student
        AND destino = 'documentosProcesos' AND idDocumento = process_document.id) AS "entregado:boolean"
    FROM process_document WHERE student = ${student} ORDER BY id`);
}

/** Refuses with `documentUploaded` a duplicate file or address. */
function assertNotThere({ db, user, files }: StudentContext, destino: DocumentSection, upload: Upload): void {
  const same = db.value(sql`
    SELECT 1 FROM student_document LEFT JOIN file ON file.id = file
    WHERE student = ${user.id} AND destino = ${destino}
      AND (sha256 = ${files.fingerprint(upload)} OR (file IS NULL AND enlace = ${upload.enlace}))`);
  if (same) refuse(codes.documentUploaded);
}

function remove(db: Db, where: { id: number; file?: number }): void {
  db.delete('student_document', { id: where.id });
  db.delete('file', { id: where.file });
}

export const documentHandlers = {
  documentacionDeProcesosSolicitada: ({ db, user }) => requestedDocuments(db, user.id),

  addDoc: (context, { destino, idTipo, idDocumento, ...upload }) => {
    const { db, user, files, now } = context;
    const extension = upload.extension_adjunto?.toLowerCase();
    if (idTipo === degreeCopy && extension !== undefined && extension !== 'pdf') refuse(codes.fileExtension);
    if (destino === 'documentosProcesos') {
      const requested = requestedDocuments(db, user.id).some((it) => it.idDocumento === idDocumento);
      if (!requested) refuseFields(['idDocumento']);
    }
    assertNotThere(context, destino, upload);
    if (destino === 'cv') {
      const before = db.all<{ id: number; file?: number }>(
        sql`SELECT id, file FROM student_document WHERE student = ${user.id} AND destino = 'cv'`,
      );
      for (const row of before) remove(db, row);
    }
    const kept = storeDocument(files, now, { ...upload, idTipo });
    const id = db.insert('student_document', { student: user.id, destino, idDocumento, ...kept.row });
    return kept.documentOf(id);
  },

  delDoc: ({ db, user }, { id }) => {
    const row = db.get<{ id: number; file?: number }>(
      sql`SELECT id, file FROM student_document WHERE id = ${id} AND student = ${user.id}`,
    );
    if (row) remove(db, row);
  },
} satisfies Partial<Handlers>;
