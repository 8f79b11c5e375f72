import { isInOrder } from '#api/validation/dates.ts';
import { normalizeDocument } from '#api/validation/identity.ts';
import { exceededLimit } from '#api/validation/working-time.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';
import { overlap } from '../../rules/application/conditions.ts';
import { creditRule } from '../../rules/application/credits.ts';
import { limitReached } from '../../rules/education-request.ts';
import { assertEmail, assertFilled, assertPhone, assertTaxNumber } from '../../rules/person.ts';
import type { StudentContext } from '../context.ts';
import { studiesOf } from '../cv/studies.ts';
import { studentRow } from '../cv/student-row.ts';
import type { Handlers } from '../handler.ts';
import { openPlacements } from './applicant.ts';
import { assertConditionsAccepted } from './apply.ts';
import { assertService } from './offer-list.ts';

interface CompanyRow {
  id: number;
  nombreComercial: string;
  estado: string;
  conProblema: boolean;
  /** Only of a centre that takes education placements: how many requests. */
  solicitudesEducacion?: number;
}

/** The company of a tax number. Refuses with 33 a wrong number, 24 a company that the university has trouble with. */
function companyOf(db: Db, cif: string): CompanyRow | undefined {
  assertTaxNumber(cif);
  const company = db.get<CompanyRow>(sql`SELECT * FROM company WHERE cif = ${normalizeDocument(cif)}`);
  if (company && (company.conProblema || company.estado === 'bloqueada')) refuse(24);
  return company;
}

/** Whether an address is of a contact of the company. Refuses with 69 what is none, 44 one of another company. */
function isContactOf(db: Db, company: CompanyRow | undefined, email: string): boolean {
  assertEmail(email);
  const owners = db.column<number>(sql`SELECT company FROM contact WHERE email = ${email}`);
  const isOwn = company !== undefined && owners.includes(company.id);
  if (owners.length > 0 && !isOwn) refuse(44);
  return isOwn;
}

/** How many more education requests a student can make. */
export function educationRequestsLeft({ db, user }: StudentContext): number {
  const made = db.value<number>(sql`
    SELECT count(*) FROM placement_request
    WHERE student = ${user.id} AND kind = 'educacion' AND estado <> 'rechazada'`);
  return Math.max(0, studentRow(db, user.id).solicitudesEducacion - (made ?? 0));
}

/** Refuses with 81 a centre that has as many requests as it takes, and a student who has made all of theirs. */
function assertRequestPossible(context: StudentContext, centre: CompanyRow): void {
  const taken = context.db.value<number>(sql`
    SELECT count(*) FROM placement_request
    WHERE company = ${centre.id} AND kind = 'educacion' AND estado <> 'rechazada'`);
  if (limitReached(taken ?? 0, centre.solicitudesEducacion)) refuse(81);
  if (educationRequestsLeft(context) === 0) refuse(81);
}

/** Refuses with 23, 26, 15 for a degree of others, and 52, like an application to a placement. */
function assertStudent(context: StudentContext, titulacion: number | undefined, fechaInicio: string): void {
  const { db, user, now } = context;
  const row = studentRow(db, user.id);
  if (!row.matriculadoPracticas) refuse(23);
  const { studies } = studiesOf(db, user.id);
  if (studies.length === 0) refuse(26);
  if (titulacion !== undefined && !studies.some((study) => study.titulacion === titulacion)) refuse(15);
  const { outcome } = creditRule({
    applicant: { creditosSuperados: row.creditosSuperados, estudios: studies },
    offer: { fechaInicio },
    today: now.today,
  });
  if (outcome === 'tooFew') refuse(52);
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

  solicitudPracticaAlumno: (context, request) => {
    const { db, user, now, brand } = context;
    const { cif, email, telefono, fechaInicio, fechaFin, titulacion, condicionesAceptadas, ...others } =
      request;
    assertService(context, 'practicas');
    assertStudent(context, titulacion, fechaInicio);
    const company = companyOf(db, cif);
    isContactOf(db, company, email);
    assertPhone(telefono);
    if (!company) assertFilled(others, ['nombreEmpresa', 'direccion']);
    if (!isInOrder(fechaInicio, fechaFin)) refuse(27);
    if (exceededLimit(request, brand.settings.limitesJornada)) refuse(15);
    if (openPlacements(context).some((placement) => overlap(placement, { fechaInicio, fechaFin })))
      refuse(17);
    assertConditionsAccepted(context, condicionesAceptadas);
    const isCentre = company?.solicitudesEducacion !== undefined;
    if (isCentre) assertRequestPossible(context, company);
    const { numeroDocumento } = studentRow(db, user.id);
    return {
      idSolicitudPractica: db.insert('placement_request', {
        kind: isCentre ? 'educacion' : 'propuestaAlumno',
        student: user.id,
        company: company?.id,
        fecha: now.today,
        datos: {
          ...others,
          cif,
          email,
          telefono,
          fechaInicio,
          fechaFin,
          titulacion,
          dni: numeroDocumento ?? '',
        },
      }),
    };
  },
} satisfies Partial<Handlers>;
