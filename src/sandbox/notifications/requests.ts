import { sql } from '../db/sql.ts';
import { type NotificationContext, notifyAbout } from './notify-about.ts';

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

const findRequest = ({ db }: NotificationContext, id: number): Request | undefined =>
  db.get<Request>(sql`
    SELECT kind, request.estado, student AS idStudent, company AS idCompany, motivo, request.datos,
      nombre || ' ' || apellido1 AS student, nombreComercial AS company
    FROM placement_request AS request JOIN student ON student.id = request.student
    LEFT JOIN company ON company.id = request.company WHERE request.id = ${id}`);

/** Notifies the other side of a student's placement request or a company's proposal. */
export function notifyRequested(context: NotificationContext, id: number): void {
  const request = findRequest(context, id);
  if (!request) return;
  const { kind, idStudent, idCompany, student, company = '', datos } = request;
  if (kind === 'educacion' && idCompany !== undefined)
    notifyAbout(context, 'requestMade', idCompany, { student, company }, { id });
  if (kind === 'propuestaEmpresa') {
    notifyAbout(context, 'proposalMade', idStudent, ({ date }) => ({
      company,
      from: date(datos.fechaInicio),
      to: date(datos.fechaFin),
    }));
  }
}

/** Notifies the student of the answer to a request, and the company unless it answered. */
export function notifyAnswered(
  context: NotificationContext,
  id: number,
  by: 'empresa' | 'universidad',
): void {
  const request = findRequest(context, id);
  if (!request || request.estado === 'pendiente') return;
  const { estado, idStudent, idCompany, student, motivo, datos } = request;
  const accepted = estado === 'aceptada';
  const values = { student, company: request.company ?? datos.nombreEmpresa ?? '', reason: motivo ?? '' };
  notifyAbout(context, accepted ? 'requestAccepted' : 'requestRefused', idStudent, values);
  if (by === 'empresa' || idCompany === undefined) return;
  notifyAbout(context, accepted ? 'proposalAccepted' : 'proposalRefused', idCompany, values);
}
