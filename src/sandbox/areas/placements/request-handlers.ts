import * as codes from '#core/contract/codes.ts';
import { isInOrder } from '#core/contract/validation/dates.ts';
import { normalizeDocument } from '#core/contract/validation/identity.ts';
import { exceededLimit } from '#core/contract/validation/working-time.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { overlap } from '../applications/conditions.ts';
import { creditRule } from '../applications/credits.ts';
import { limitReached } from '../education/rules.ts';
import { assertEmail, assertFilled, assertPhone, assertTaxNumber } from '../../rules/person.ts';
import { notifyRequested } from '../../notifications/requests.ts';
import type { StudentContext } from '../../context.ts';
import { studiesOf } from '../cv/studies.ts';
import { studentRow } from '../cv/student-row.ts';
import type { Handlers } from '../../handler.ts';
import { openPlacements } from '../applications/applicant.ts';
import { proposalsOfStudent, sameRequest } from './proposals.ts';
import { assertConditionsAccepted } from '../applications/apply.ts';
import { assertService } from '../offers/student/offer-list.ts';

interface CompanyRow {
  id: number;
  nombreComercial: string;
  estado: string;
  conProblema: boolean;
  /** Only of a centre that takes education placements: how many requests. */
  solicitudesEducacion?: number;
}

/**
 * The company of a tax number. Refuses with `badCif` a wrong number, `companyProblem` a company that the university has
 * trouble with.
 */
function companyOf(db: Db, cif: string): CompanyRow | undefined {
  assertTaxNumber(cif);
  const company = db.get<CompanyRow>(sql`SELECT * FROM company WHERE cif = ${normalizeDocument(cif)}`);
  if (company && (company.conProblema || company.estado === 'bloqueada')) refuse(codes.companyProblem);
  return company;
}

/**
 * Whether an email belongs to a contact of the company. Refuses with `badEmail` an invalid email, `emailOfOtherCompany`
 * a contact of another company.
 */
function isContactOf(db: Db, company: CompanyRow | undefined, email: string): boolean {
  assertEmail(email);
  const owners = db.column<number>(sql`SELECT company FROM contact WHERE email = ${email}`);
  const isOwn = company !== undefined && owners.includes(company.id);
  if (owners.length > 0 && !isOwn) refuse(codes.emailOfOtherCompany);
  return isOwn;
}

/** How many more education requests a student can make. */
export function educationRequestsLeft({ db, user }: StudentContext): number {
  const made = db.value<number>(sql`
    SELECT count(*) FROM placement_request
    WHERE student = ${user.id} AND kind = 'educacion' AND estado <> 'rechazada'`);
  return Math.max(0, studentRow(db, user.id).solicitudesEducacion - (made ?? 0));
}

/** Refuses with `centreLimitReached` when the centre or the student reached the limit of requests. */
function assertRequestPossible(context: StudentContext, centre: CompanyRow): void {
  const taken = context.db.value<number>(sql`
    SELECT count(*) FROM placement_request
    WHERE company = ${centre.id} AND kind = 'educacion' AND estado <> 'rechazada'`);
  if (limitReached(taken ?? 0, centre.solicitudesEducacion)) refuse(codes.centreLimitReached);
  if (educationRequestsLeft(context) === 0) refuse(codes.centreLimitReached);
}

/**
 * Refuses with `notEnrolledInPlacements`, `noStudies`, `dataMissing` for a degree of others, and `notEnoughCredits`,
 * like an application to a placement.
 */
function assertStudent(context: StudentContext, titulacion: number | undefined, fechaInicio: string): void {
  const { db, user, now } = context;
  const row = studentRow(db, user.id);
  if (!row.matriculadoPracticas) refuse(codes.notEnrolledInPlacements);
  const { studies } = studiesOf(db, user.id);
  if (studies.length === 0) refuse(codes.noStudies);
  if (titulacion !== undefined && !studies.some((study) => study.titulacion === titulacion))
    refuseFields(['titulacion']);
  const { outcome } = creditRule({
    applicant: { creditosSuperados: row.creditosSuperados, estudios: studies },
    offer: { fechaInicio },
    today: now.today,
  });
  if (outcome === 'tooFew') refuse(codes.notEnoughCredits);
}

/** Placements that students propose with a company of their own. */
export const placementRequestHandlers = {
  compruebaCIF: ({ db }, { cif }) => {
    const company = companyOf(db, cif);
    return company ? { existe: true, nombre: company.nombreComercial } : { existe: false };
  },

  compruebaEmailContactoEmpresa: ({ db }, { cif, email }) => ({
    existe: isContactOf(db, companyOf(db, cif), email),
  }),

  damePropuestasAlumno: ({ db, user }) => proposalsOfStudent(db, user.id),

  solicitudPracticaAlumno: (context, request) => {
    const { db, user, now, brand } = context;
    const { cif, email, telefono, fechaInicio, fechaFin, titulacion, condicionesAceptadas, ...others } =
      request;
    assertService(context, 'practicas');
    assertStudent(context, titulacion, fechaInicio);
    const company = companyOf(db, cif);
    const isKnown = isContactOf(db, company, email);
    assertPhone(telefono);
    assertFilled({ ...others, telefono }, [
      ...(company ? [] : (['nombreEmpresa', 'direccion'] as const)),
      ...(isKnown ? [] : (['nombreContacto', 'telefono'] as const)),
    ]);
    if (!isInOrder(fechaInicio, fechaFin)) refuse(codes.startAfterEnd);
    if (exceededLimit(request, brand.settings.limitesJornada)) refuseFields(['horasAldia']);
    if (openPlacements(context).some((placement) => overlap(placement, { fechaInicio, fechaFin })))
      refuse(codes.datesOverlap);
    assertConditionsAccepted(context, condicionesAceptadas);
    const isCentre = company?.solicitudesEducacion !== undefined;
    const { numeroDocumento: dni = '' } = studentRow(db, user.id);
    const datos = { ...others, cif, email, telefono, fechaInicio, fechaFin, titulacion, dni };
    const kind = isCentre ? 'educacion' : 'propuestaAlumno';
    const row = { kind, student: user.id, company: company?.id };
    const known = sameRequest(db, row, datos);
    if (known !== undefined) return { idSolicitudPractica: known };
    if (isCentre) assertRequestPossible(context, company);
    const id = db.insert('placement_request', { ...row, fecha: now.today, datos });
    notifyRequested(context, id);
    return { idSolicitudPractica: id };
  },
} satisfies Partial<Handlers>;
