import { assertNoProblem, companyRow } from '../companies/company-row.ts';
import { sql } from '../db/sql.ts';
import {
  assertPlacementRequest,
  assertRoom,
  educationRequestOf,
  educationRequests,
  studentByDocument,
} from '../placements/placement-requests.ts';
import { refuse } from '../refusal.ts';
import { type RequestAction, type RequestState, requestTransitions } from '../rules/education-request.ts';
import { nextState } from '../rules/transitions.ts';
import type { CompanyContext } from './context.ts';
import type { Handlers } from './handler.ts';

type Request = ReturnType<typeof educationRequests>[number];

/** An education request to the company. Refuses with 48. */
function ownRequest({ db, user }: CompanyContext, id: number): Request {
  return educationRequests(db, user.company, sql`request.id = ${id}`)[0] ?? refuse(48);
}

/** An education request and the state after an action. Refuses with 48 and 49. */
function requestFor(context: CompanyContext, id: number, action: RequestAction): [Request, RequestState] {
  const request = ownRequest(context, id);
  return [request, nextState(requestTransitions, request.estado, action) ?? refuse(49)];
}

/** Education requests to a company, and placements that it proposes itself. */
export const education = {
  tieneMenuSolicitudesPracticasEducacion: ({ db, user }) => educationRequests(db, user.company).length > 0,

  dameSolicitudesPracticasEducacion: ({ db, user }) =>
    educationRequests(db, user.company).map(educationRequestOf),

  dameSolicitudPractica: (context) => educationRequestOf(ownRequest(context, context.params.id)),

  aceptarSolicitudPractica: (context, { idSolicitudPractica }) => {
    const [{ id }, estado] = requestFor(context, idSolicitudPractica, 'accept');
    assertRoom(context);
    context.db.update('placement_request', { id }, { estado });
  },

  rechazarSolicitudPractica: (context, { idSolicitudPractica, motivo }) => {
    const [{ id }, estado] = requestFor(context, idSolicitudPractica, 'reject');
    context.db.update('placement_request', { id }, { estado, motivo: motivo?.trim() || null });
  },

  compruebaDNIalumno: ({ db }, { dni }) => {
    const student = studentByDocument(db, dni);
    if (!student) return { existe: false };
    const { nombre, apellido1, apellido2 } = student;
    return { existe: true, nombre, apellidos: [apellido1, apellido2].filter(Boolean).join(' ') };
  },

  solicitudPracticaEmpresa: (context, { idSolicitudPractica, ...request }) => {
    const { db, user, now, brand } = context;
    const changed =
      idSolicitudPractica === undefined ? undefined : requestFor(context, idSolicitudPractica, 'edit')[0];
    if (!changed && !brand.settings.showPropuestaPracticas) refuse(48);
    assertNoProblem(companyRow(db, user.company));
    assertPlacementRequest(context, request);
    const student = studentByDocument(db, request.dni);
    if (!student || (changed && changed.student !== student.id)) return refuse(45);
    if (changed) {
      db.update('placement_request', { id: changed.id }, { datos: { ...changed.datos, ...request } });
      return { idSolicitudPractica: changed.id };
    }
    assertRoom(context);
    const row = { kind: 'propuestaEmpresa', student: student.id, company: user.company, fecha: now.local };
    return { idSolicitudPractica: db.insert('placement_request', { ...row, datos: request }) };
  },
} satisfies Partial<Handlers>;
