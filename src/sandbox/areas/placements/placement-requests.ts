import { omitUndefined } from '#core/shared/omit-undefined.ts';
import * as codes from '#core/contract/codes.ts';
import type { CompanyPlacementRequest, EducationRequest } from '#core/contract/entities/placement-request.ts';
import { isInOrder } from '#core/contract/validation/dates.ts';
import { dni, normalizeDocument } from '#core/contract/validation/identity.ts';
import { exceededLimit } from '#core/contract/validation/working-time.ts';
import { belongsTo, companyRow } from '../companies/company-row.ts';
import { degreeById } from '../domains/degrees.ts';
import type { Db } from '../../db/database.ts';
import { every, type Sql, sql } from '../../db/sql.ts';
import type { CompanyContext } from '../../context.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { limitReached } from '../education/rules.ts';
import { assertEmail } from '../../rules/person.ts';

/** An education request with its student. */
interface RequestRow {
  id: number;
  student: number;
  estado: EducationRequest['estado'];
  fecha: string;
  motivo?: string;
  datos: CompanyPlacementRequest;
  nombre: string;
  apellido1: string;
  apellido2?: string;
  numeroDocumento?: string;
}

/** Education requests to a company, the latest first. */
export function educationRequests(db: Db, company: number, condition: Sql = sql`1`): RequestRow[] {
  const conditions = every([sql`company = ${company}`, sql`kind = 'educacion'`, condition]);
  return db.all<RequestRow>(sql`
    SELECT request.*, nombre, apellido1, apellido2, numeroDocumento
    FROM placement_request AS request JOIN student ON student.id = request.student
    WHERE ${conditions} ORDER BY fecha DESC, request.id DESC`);
}

export function educationRequestOf(row: RequestRow): EducationRequest {
  const { id, estado, fecha, motivo, datos, nombre, apellido1, apellido2, numeroDocumento } = row;
  const { dni: given, ...about } = datos;
  return {
    ...about,
    ...(estado === 'aceptada' && omitUndefined({ dni: numeroDocumento ?? given })),
    idSolicitudPractica: id,
    estado,
    fecha: fecha.slice(0, 10),
    nombre,
    apellidos: [apellido1, apellido2].filter(Boolean).join(' '),
    ...omitUndefined({ motivo }),
  };
}

/** A student by the number of the identity document. Refuses with `badIdentityDocument` what is no such number. */
export function studentByDocument(
  db: Db,
  number: string,
): { id: number; nombre: string; apellido1: string; apellido2?: string } | undefined {
  if (dni(number)) refuse(codes.badIdentityDocument);
  return db.get(sql`
    SELECT student.id, nombre, apellido1, apellido2 FROM student JOIN account ON account.id = student.id
    WHERE numeroDocumento = ${normalizeDocument(number)} AND account.estado = 'activa'`);
}

/** Refuses with `centreLimitReached` when accepted and proposed students fill the company's education places. */
export function assertRoom({ db, user }: CompanyContext): void {
  const taken = db.value<number>(sql`
    SELECT count(*) FROM placement_request WHERE company = ${user.company}
      AND ((kind = 'educacion' AND estado = 'aceptada') OR (kind = 'propuestaEmpresa' AND estado <> 'rechazada'))`);
  if (limitReached(taken ?? 0, companyRow(db, user.company).solicitudesEducacion))
    refuse(codes.centreLimitReached);
}

/** Checks what a company says of a placement: `dataMissing`, `startAfterEnd`, `badEmail`. */
export function assertPlacementRequest(
  { db, user, brand }: CompanyContext,
  request: CompanyPlacementRequest,
): void {
  const { condicionesPracticas } = brand.settings.modulos;
  if (condicionesPracticas && !request.condicionesAceptadas) refuseFields(['condicionesAceptadas']);
  const { centroPracticas, titulacion } = request;
  if (titulacion !== undefined && !degreeById(titulacion)) refuseFields(['titulacion']);
  if (centroPracticas !== undefined && !belongsTo(db, user.company, 'workplace', centroPracticas))
    refuseFields(['centroPracticas']);
  if (!isInOrder(request.fechaInicio, request.fechaFin)) refuse(codes.startAfterEnd);
  assertEmail(request.emailTutorEmpresa);
  if (exceededLimit(request, brand.settings.limitesJornada)) refuseFields(['horasAldia']);
}
