import { omitUndefined } from '#core/shared/omit-undefined.ts';
import * as codes from '#core/contract/codes.ts';
import { companyPlacementRequestSchema } from '#core/contract/entities/placement-request.ts';
import { assertNoProblem, companyRow } from '../companies/company-row.ts';
import { sql } from '../../db/sql.ts';
import {
  assertPlacementRequest,
  assertRoom,
  educationRequestOf,
  educationRequests,
  studentByDocument,
} from '../placements/placement-requests.ts';
import { askForCertificate } from './certificate.ts';
import { countLookUp } from './look-up-limit.ts';
import { placementFromRequest } from '../placements/make-placement.ts';
import { proposalsOfCompany, sameRequest } from '../placements/proposals.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { type RequestAction, type RequestState, requestTransitions } from './rules.ts';
import { nextState } from '../../rules/transitions.ts';
import { notifyAnswered, notifyRequested } from '../../notifications/requests.ts';
import type { CompanyContext } from '../../context.ts';
import type { Handlers } from '../../handler.ts';

type Request = ReturnType<typeof educationRequests>[number];

/** An education request to the company. Refuses with `actionNotAllowed`. */
function ownRequest({ db, user }: CompanyContext, id: number): Request {
  return educationRequests(db, user.company, sql`request.id = ${id}`)[0] ?? refuse(codes.actionNotAllowed);
}

/** An education request and the state after an action. Refuses with `actionNotAllowed` and `statusCannotChange`. */
function requestFor(context: CompanyContext, id: number, action: RequestAction): [Request, RequestState] {
  const request = ownRequest(context, id);
  return [request, nextState(requestTransitions, request.estado, action) ?? refuse(codes.statusCannotChange)];
}

/** Fields of a student's request not editable by the company. */
function untouched(datos: object): object {
  const { shape } = companyPlacementRequestSchema;
  return Object.fromEntries(Object.entries(datos).filter(([key]) => !(key in shape)));
}

/** The student of an identity number, if one is given. Refuses an unknown one with `placementStudentNotFound`. */
function namedStudent(context: CompanyContext, dni: string | undefined): number | undefined {
  if (dni === undefined) return undefined;
  const student = studentByDocument(context.db, dni);
  countLookUp(context, dni);
  return student ? student.id : refuse(codes.placementStudentNotFound);
}

/** Education requests to a company, and placements that it proposes itself. */
export const education = {
  tieneMenuSolicitudesPracticasEducacion: ({ db, user }) => educationRequests(db, user.company).length > 0,

  dameSolicitudesPracticasEducacion: ({ db, user }) =>
    educationRequests(db, user.company).map(educationRequestOf),

  dameSolicitudPractica: (context) => educationRequestOf(ownRequest(context, context.params.id)),

  aceptarSolicitudPractica: (context, { idSolicitudPractica }) => {
    const { db, now, brand } = context;
    const [{ id, student }, estado] = requestFor(context, idSolicitudPractica, 'accept');
    assertRoom(context);
    db.update('placement_request', { id }, { estado });
    placementFromRequest(db, now, brand.defaultLanguage, id);
    askForCertificate(context, student);
    notifyAnswered(context, id, 'empresa');
  },

  rechazarSolicitudPractica: (context, { idSolicitudPractica, motivo }) => {
    const [{ id }, estado] = requestFor(context, idSolicitudPractica, 'reject');
    context.db.update('placement_request', { id }, { estado, motivo: motivo?.trim() || null });
    notifyAnswered(context, id, 'empresa');
  },

  compruebaDNIalumno: (context, { dni }) => {
    const student = studentByDocument(context.db, dni);
    countLookUp(context, dni);
    if (!student) return { existe: false };
    // Enough to see that the number is right, and no more.
    return { existe: true, nombre: student.nombre, apellidos: student.apellido1.slice(0, 1) };
  },

  damePropuestasEmpresa: ({ db, user }) => proposalsOfCompany(db, user.company),

  solicitudPracticaEmpresa: (context, { idSolicitudPractica, ...request }) => {
    const { db, user, now, brand } = context;
    const changed =
      idSolicitudPractica === undefined ? undefined : requestFor(context, idSolicitudPractica, 'edit')[0];
    if (!changed && !brand.settings.showPropuestaPracticas) refuse(codes.actionNotAllowed);
    assertNoProblem(companyRow(db, user.company));
    assertPlacementRequest(context, request);
    const student = namedStudent(context, request.dni) ?? changed?.student ?? refuseFields(['dni']);
    if (changed) {
      if (student !== changed.student) refuse(codes.placementStudentNotFound);
      const datos = { ...untouched(changed.datos), ...omitUndefined({ dni: changed.datos.dni }), ...request };
      db.update('placement_request', { id: changed.id }, { datos });
      return { idSolicitudPractica: changed.id };
    }
    const row = { kind: 'propuestaEmpresa', student, company: user.company };
    const known = sameRequest(db, row, request);
    if (known !== undefined) return { idSolicitudPractica: known };
    assertRoom(context);
    const id = db.insert('placement_request', { ...row, fecha: now.local, datos: request });
    notifyRequested(context, id);
    return { idSolicitudPractica: id };
  },
} satisfies Partial<Handlers>;
