import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { RequestedChange } from '#core/contract/entities/requested-change.ts';
import type { CompanyPlacement, CompanyWeeklySheet } from '#core/contract/entities/placement.ts';
import type { Db } from '../../db/database.ts';
import { every, type Sql, sql } from '../../db/sql.ts';
import type { FileColumns, FileService } from '../../files/file-service.ts';

/** A row of `placement` with the student and the programme. */
export interface PlacementRow {
  id: number;
  titulo: string;
  estado: CompanyPlacement['estado'];
  conServicio: boolean;
  fechaInicio: string;
  fechaFin: string;
  urlOferta?: string;
  nombre: string;
  apellido1: string;
  apellido2?: string;
  datos: Omit<
    CompanyPlacement,
    'id' | 'titulo' | 'estado' | 'conServicio' | 'nombre' | 'apellidos' | 'solicitudes'
  >;
  tituloPrograma?: string;
  /** Most months that the programme lasts. */
  meses?: number;
}

const surnames = ({ apellido1, apellido2 }: { apellido1: string; apellido2?: string }): string =>
  [apellido1, apellido2].filter(Boolean).join(' ');

/** Placements at a company, the latest first. */
export function placementRows(db: Db, company: number, condition: Sql = sql`1`): PlacementRow[] {
  const conditions = every([sql`placement.company = ${company}`, condition]);
  return db.all<PlacementRow>(sql`
    SELECT placement.id, placement.titulo, placement.estado, placement.conServicio, fechaInicio, fechaFin,
      offer.urlAcceso AS urlOferta, nombre, apellido1, apellido2, placement.datos,
      programme.titulo AS tituloPrograma, meses
    FROM placement
    JOIN student ON student.id = placement.student
    LEFT JOIN offer ON offer.id = placement.offer
    LEFT JOIN programme ON programme.id = placement.programa
    WHERE ${conditions} ORDER BY fechaInicio DESC, placement.id DESC`);
}

interface ChangeRow extends Pick<RequestedChange, 'tipo' | 'estado' | 'fecha' | 'observaciones'> {
  datos: Omit<RequestedChange, 'tipo' | 'estado' | 'fecha' | 'observaciones'>;
}

/** Changes that were asked for a placement, the latest first. */
function requestedChanges(db: Db, placement: number): RequestedChange[] {
  const rows = db.all<ChangeRow>(sql`
    SELECT tipo, estado, fecha, observaciones, datos FROM change_request
    WHERE placement = ${placement} ORDER BY fecha DESC, id DESC`);
  return rows.map(({ datos, fecha, ...row }) => ({ ...datos, ...row, fecha: fecha.slice(0, 10) }));
}

/** A placement as the company sees it. */
export function companyPlacement(db: Db, row: PlacementRow): CompanyPlacement {
  const { id, titulo, estado, conServicio, fechaInicio, fechaFin, urlOferta, nombre, datos } = row;
  return {
    ...datos,
    id,
    titulo,
    estado,
    conServicio,
    fechaInicio,
    fechaFin,
    ...omitUndefined({ urlOferta }),
    nombre,
    apellidos: surnames(row),
    solicitudes: requestedChanges(db, id),
  };
}

interface SheetRow extends FileColumns {
  idHoja: number;
  semana: string;
  fechaEnvio?: string;
  estado?: NonNullable<CompanyWeeklySheet['estado']>;
  observaciones?: string;
  idPractica: number;
  nombre: string;
  apellido1: string;
  apellido2?: string;
}

/** Weekly sheets of the placements at a company, the latest week first. */
export function companySheets(db: Db, files: FileService, company: number): CompanyWeeklySheet[] {
  const rows = db.all<SheetRow>(sql`
    SELECT sheet.id AS idHoja, semana, fechaEnvio, sheet.estado, observaciones, file, enlace,
      placement.id AS idPractica, nombre, apellido1, apellido2
    FROM weekly_sheet AS sheet
    JOIN placement ON placement.id = sheet.placement
    JOIN student ON student.id = placement.student
    WHERE placement.company = ${company} ORDER BY semana DESC, apellido1, sheet.id`);
  return rows.map(({ file, enlace: address, apellido1, apellido2, ...sheet }) => {
    const place = { ...omitUndefined({ file }), ...(address && { enlace: address }) };
    const enlace = files.link(place);
    const apellidos = surnames({ apellido1, ...(apellido2 && { apellido2 }) });
    return { ...sheet, apellidos, ...(enlace !== '' && { enlace }) };
  });
}
