import type { Proposal } from '#core/contract/entities/placement-request.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';

interface Row extends Pick<Proposal, 'estado' | 'fecha' | 'motivo'> {
  id: number;
  datos: Omit<Proposal, 'idSolicitudPractica' | 'estado' | 'fecha' | 'motivo'>;
}

/** Placements that somebody has proposed, by a condition on `placement_request`, the latest first. */
function proposals(db: Db, condition: Sql): Proposal[] {
  const rows = db.all<Row>(sql`
    SELECT id, estado, fecha, motivo, datos FROM placement_request
    WHERE ${condition} ORDER BY fecha DESC, id DESC`);
  return rows.map(({ id, datos, fecha, ...row }) => ({
    ...datos,
    ...row,
    idSolicitudPractica: id,
    fecha: fecha.slice(0, 10),
  }));
}

/** Placements that a company has proposed. */
export function proposalsOfCompany(db: Db, company: number): Proposal[] {
  return proposals(db, sql`company = ${company} AND kind = 'propuestaEmpresa'`);
}

/** Loads the placements proposed by a student, including education placements. */
export function proposalsOfStudent(db: Db, student: number): Proposal[] {
  return proposals(db, sql`student = ${student} AND kind IN ('propuestaAlumno', 'educacion')`);
}

/** Finds an identical pending request, i.e. a retry after a lost response. */
export function sameRequest(
  db: Db,
  { kind, student, company }: { kind: string; student: number; company?: number | undefined },
  datos: object,
): number | undefined {
  return db.value<number>(sql`
    SELECT id FROM placement_request
    WHERE kind = ${kind} AND student = ${student} AND company IS ${company} AND estado = 'pendiente'
      AND datos = ${datos}`);
}
