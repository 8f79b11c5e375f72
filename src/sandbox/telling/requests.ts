import { sql } from '../db/sql.ts';
import { type Teller, tellOf } from './tell.ts';

interface Request {
  kind: 'propuestaAlumno' | 'propuestaEmpresa' | 'educacion';
  estado: 'pendiente' | 'aceptada' | 'rechazada';
  idStudent: number;
  idCompany?: number;
  student: string;
  company?: string;
  motivo?: string;
  datos: { fechaInicio: string; fechaFin: string; nombreEmpresa?: string };
}

const requestOf = ({ db }: Teller, id: number): Request | undefined =>
  db.get<Request>(sql`
    SELECT kind, request.estado, student AS idStudent, company AS idCompany, motivo, request.datos,
      nombre || ' ' || apellido1 AS student, nombreComercial AS company
    FROM placement_request AS request JOIN student ON student.id = request.student
    LEFT JOIN company ON company.id = request.company WHERE request.id = ${id}`);

/** Tells the other side that a student asks for a placement, or that a company proposes someone for one. */
export function tellRequested(context: Teller, id: number): void {
  const request = requestOf(context, id);
  if (!request) return;
  const { kind, idStudent, idCompany, student, company = '', datos } = request;
  if (kind === 'educacion' && idCompany !== undefined)
    tellOf(context, 'requestMade', idCompany, { student, company }, { id });
  if (kind === 'propuestaEmpresa') {
    tellOf(context, 'proposalMade', idStudent, ({ date }) => ({
      company,
      from: date(datos.fechaInicio),
      to: date(datos.fechaFin),
    }));
  }
}

/** Tells the student, and the company unless it answered itself, how a request was answered. */
export function tellAnswered(context: Teller, id: number, by: 'empresa' | 'universidad'): void {
  const request = requestOf(context, id);
  if (!request || request.estado === 'pendiente') return;
  const { estado, idStudent, idCompany, student, motivo, datos } = request;
  const accepted = estado === 'aceptada';
  const values = { student, company: request.company ?? datos.nombreEmpresa ?? '', reason: motivo ?? '' };
  tellOf(context, accepted ? 'requestAccepted' : 'requestRefused', idStudent, values);
  if (by === 'empresa' || idCompany === undefined) return;
  tellOf(context, accepted ? 'proposalAccepted' : 'proposalRefused', idCompany, values);
}
