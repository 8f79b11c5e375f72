import { omitUndefined } from '#core/shared/omit-undefined.ts';
import * as codes from '#core/contract/codes.ts';
import type { LinkedDocument, StoredDocument } from '#core/contract/entities/document.ts';
import type { Programme } from '#core/contract/entities/programme.ts';
import { sql } from '../../db/sql.ts';
import type { FileColumns, FileService } from '../../files/file-service.ts';
import { textIn, type WithFallback } from '../../texts/translated.ts';
import { assertChangeRequest } from '../placements/change-request.ts';
import { companyPlacement, companySheets, placementRows } from '../placements/company-placements.ts';
import { refuse } from '../../refusal.ts';
import type { CompanyContext } from '../../context.ts';
import type { Handlers } from '../../handler.ts';

interface DocumentRow extends FileColumns {
  id: number;
  nombre: string;
  fecha: string;
  extension_adjunto?: string;
}

function stored(files: FileService, { file, enlace, ...document }: DocumentRow): StoredDocument {
  const place = omitUndefined({ file, enlace });
  return { ...document, enlace: files.link(place) };
}

function documentRows({ db, user }: CompanyContext): (DocumentRow & { sha256?: string })[] {
  return db.all(sql`
    SELECT document.id, document.nombre, fecha, file, enlace, extension AS extension_adjunto, sha256
    FROM company_document AS document LEFT JOIN file ON file.id = file
    WHERE company = ${user.company} ORDER BY fecha DESC, document.id DESC`);
}

/** Refuses with `actionNotAllowed` where companies do not upload documents. */
function assertUploads({ brand }: CompanyContext): void {
  if (!brand.settings.canUploadDocEmpresas) refuse(codes.actionNotAllowed);
}

/** Documents that university and company exchange, and placements at the company. */
export const documents = {
  dameDocumentosPracticas: ({ db }) =>
    db.all<LinkedDocument>(
      sql`SELECT titulo, url FROM university_document WHERE programme IS NULL ORDER BY titulo, id`,
    ),

  dameDocumentosPracticasPorPrograma: ({ db }) =>
    db.all<{ idPrograma: number; titulo: string; documentos: LinkedDocument[] }>(sql`
      SELECT programme.id AS idPrograma, programme.titulo,
        json_group_array(json_object('titulo', document.titulo, 'url', url) ORDER BY document.titulo)
          AS "documentos:json"
      FROM programme JOIN university_document AS document ON document.programme = programme.id
      WHERE activo GROUP BY programme.id ORDER BY programme.titulo, programme.id`),

  documentosAportados: (context) => documentRows(context).map((row) => stored(context.files, row)),

  adddoc: (context, upload) => {
    const { db, user, files, now } = context;
    assertUploads(context);
    const fingerprint = files.fingerprint(upload);
    const known = documentRows(context).some(({ sha256, enlace }) =>
      fingerprint === undefined ? enlace === upload.enlace : sha256 === fingerprint,
    );
    if (known) refuse(codes.documentUploaded);
    const { nombre, fecha = now.local } = upload;
    const place = files.keep(upload);
    const id = db.insert('company_document', { company: user.company, nombre, fecha, ...place });
    const extension = place.file === undefined ? undefined : upload.extension_adjunto?.toLowerCase();
    return stored(files, {
      id,
      nombre,
      fecha,
      ...place,
      ...(extension && { extension_adjunto: extension }),
    });
  },

  deldoc: (context, { id }) => {
    assertUploads(context);
    const row = documentRows(context).find((document) => document.id === id);
    if (!row) return;
    context.db.delete('company_document', { id });
    context.db.delete('file', { id: row.file });
  },

  damePracticas: ({ db, user }) => placementRows(db, user.company).map((row) => companyPlacement(db, row)),

  dameAnexosPracticas: ({ db, user, files }) => companySheets(db, files, user.company),

  dameNotasInformativasPracticasCurricularExtraordinaria: ({ db, language }) =>
    db
      .all<{ titulo?: WithFallback; texto: WithFallback }>(
        sql`SELECT titulo, texto FROM placement_note ORDER BY id`,
      )
      .map(({ titulo, texto }) => ({
        ...(titulo && { titulo: textIn(titulo, language) }),
        texto: textIn(texto, language),
      })),

  programasDeLaEmpresa: ({ db, user }) => {
    const rows = db.all<{
      idPrograma: number;
      titulo: string;
      urlAcceso: string;
      datos: Partial<Programme>;
    }>(sql`
      SELECT programme.id AS idPrograma, titulo, urlAcceso, datos
      FROM programme JOIN adhesion ON adhesion.programme = programme.id
      WHERE company = ${user.company} AND adhesion.estado = 'aceptada' AND activo ORDER BY titulo, idPrograma`);
    return rows.map(({ datos, ...programme }) => ({ ...datos, ...programme }));
  },

  solicitarAccionSobrePractica: (context, { fichero, ...request }) => {
    const { db, user, files, now, brand } = context;
    if (!brand.settings.modulos.cambioPracticas) refuse(codes.actionNotAllowed);
    const [placement] = placementRows(db, user.company, sql`placement.id = ${request.idPractica}`);
    if (!placement) return refuse(codes.placementStudentNotFound);
    assertChangeRequest(context, placement, request);
    const { idPractica, tipo, ...datos } = request;
    const place = fichero ? files.keep(fichero) : {};
    const fixed = { placement: idPractica, contact: user.contact, tipo, fecha: now.local };
    db.insert('change_request', { ...fixed, datos, ...place });
    return undefined;
  },
} satisfies Partial<Handlers>;
