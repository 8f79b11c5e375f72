import * as codes from '#core/contract/codes.ts';
import type { Language } from '#core/i18n/languages.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { sql } from '../../db/sql.ts';
import { type Condition, conditions } from './conditions.ts';
import type { Applicant, Facts, ApplicationTerms } from './facts.ts';
import { missingPaymentData } from '../../rules/missing-data.ts';
import type { Requirement } from '#core/contract/entities/requirement.ts';
import { textIn } from '../../texts/translated.ts';
import type { BaseContext } from '../../context.ts';
import type { StudentUser } from '../accounts/users.ts';
import { languagesOf } from '../cv/languages.ts';
import { personalDataOf } from '../cv/personal-data.ts';
import { needsWorkPermit } from '../cv/read-cv.ts';
import { studiesOf } from '../cv/studies.ts';
import { studentRow } from '../cv/student-row.ts';
import type { SeenOffer } from '../offers/student/offer-row.ts';

/** Context of a student who applies or has applied to an offer. */
type ApplicantContext = BaseContext & { user: Pick<StudentUser, 'id' | 'conPracticas' | 'conEmpleo'> };

/** Dates of the placements of a student that have not finished. */
export function openPlacements({ db, user }: Pick<ApplicantContext, 'db' | 'user'>): Applicant['practicas'] {
  return db.all(sql`
    SELECT fechaInicio, fechaFin FROM placement WHERE student = ${user.id} AND estado IN ('pendiente', 'activa')`);
}

function applicantOf(context: ApplicantContext): Applicant {
  const { db, brand, user } = context;
  const row = studentRow(db, user.id);
  const { perfil, preferencias, fechaNacimiento } = row;
  const { nacionalidades = [], pais, provincia } = row.personales;
  return {
    conPracticas: user.conPracticas,
    conEmpleo: user.conEmpleo,
    unidad: row.unidad,
    matriculadoPracticas: row.matriculadoPracticas,
    busquedaPracticasActiva: row.busquedaPracticasActiva,
    busquedaTrabajoActiva: row.busquedaTrabajoActiva,
    practicasPendientes: row.practicasPendientes,
    creditosSuperados: row.creditosSuperados,
    tieneCvPropio:
      db.value(sql`SELECT 1 FROM student_document WHERE student = ${user.id} AND destino = 'cv'`) !==
      undefined,
    necesitaPermisoTrabajo: needsWorkPermit(row),
    tienePermisoTrabajo: perfil.tienePermisoTrabajo ?? false,
    estudios: studiesOf(db, user.id).studies,
    idiomas: languagesOf(db, user.id),
    programasInformaticos: (perfil.programasInformaticos ?? []).map(({ programa }) => programa),
    permisosConducir: preferencias.permisosConducir ?? [],
    coche: preferencias.coche ?? false,
    disponibilidadExtranjero: preferencias.disponibilidadExtranjero ?? false,
    disponibilidadCambioResidencia: preferencias.disponibilidadCambioResidencia ?? false,
    aniosExperiencia: preferencias.aniosExperiencia ?? 0,
    fechaNacimiento,
    nacionalidades,
    pais,
    provincia,
    adhesiones: db.column<number>(
      sql`SELECT programme FROM adhesion WHERE student = ${user.id} AND estado = 'aceptada'`,
    ),
    practicas: openPlacements(context),
    faltanDatosDePago: missingPaymentData(brand, personalDataOf(row, brand)).length > 0,
  };
}

function termsOf({ db }: BaseContext, offer: SeenOffer): ApplicationTerms {
  const { datos, idPerfil, condiciones, conServicio } = offer;
  const company = db.get<{ estado: string; conProblema: boolean }>(
    sql`SELECT estado, conProblema FROM company WHERE id = ${offer.company}`,
  );
  const programme = db.value<number>(
    sql`SELECT id FROM programme WHERE id = ${offer.programa} AND necesitaAdhesion`,
  );
  return {
    ...datos,
    idPerfil,
    condiciones,
    conServicio,
    empresaConProblema: company?.estado !== 'validada' || company.conProblema,
    requeridas: db.column<number>(
      sql`SELECT titulacion FROM offer_degree WHERE offer = ${offer.id} AND clase = 'requerida'`,
    ),
    ...omitUndefined({ programaConAdhesion: programme }),
  };
}

/**
 * Collects the facts for the rules of an application.
 * @param terms terms of the offer, if already loaded
 */
export const factsOf = (
  context: ApplicantContext,
  offer: SeenOffer,
  terms = termsOf(context, offer),
): Facts => factsAbout(context, applicantOf(context), terms);

function factsAbout({ brand, now }: BaseContext, applicant: Applicant, offer: ApplicationTerms): Facts {
  const { CVRequired, checkIbanInPracticasConServicio, menores } = brand.settings;
  const terms = { CVRequired, checkIbanInPracticasConServicio, menores };
  return { applicant, offer, brand: terms, today: now.today };
}

function requirements(facts: Facts, language: Language, all: readonly Condition[]): Requirement[] {
  return all.flatMap(({ code, applies, met, text }) =>
    text && applies(facts) ? [{ codigo: code, cumple: met(facts), texto: textIn(text, language) }] : [],
  );
}

/** Lists the conditions of an offer and whether the reader meets them. */
export function requirementsOf(context: ApplicantContext, offer: SeenOffer): Requirement[] {
  return requirements(factsOf(context, offer), context.language, conditions);
}

/** Eligibility of the reader for an offer of a list. */
export interface Measured {
  puedeInscribirse: boolean;
  /** Unmet conditions. */
  requisitos: Requirement[];
}

/** Creates an eligibility check for the reader; the reader's data is loaded once. */
export function createEligibilityCheck(context: ApplicantContext): (offer: SeenOffer) => Measured {
  const applicant = applicantOf(context);
  return (offer) => {
    const facts = factsAbout(context, applicant, termsOf(context, offer));
    const failed = conditions.filter(({ applies, met }) => applies(facts) && !met(facts));
    return {
      puedeInscribirse: failed.length === 0 && offer.estadoCandidatura === undefined,
      requisitos: requirements(facts, context.language, failed),
    };
  };
}

/** Empty applicant, for the conditions as statements. */
const nobody: Applicant = {
  conPracticas: false,
  conEmpleo: false,
  matriculadoPracticas: false,
  busquedaPracticasActiva: false,
  busquedaTrabajoActiva: false,
  practicasPendientes: false,
  creditosSuperados: 0,
  tieneCvPropio: false,
  necesitaPermisoTrabajo: false,
  tienePermisoTrabajo: false,
  estudios: [],
  idiomas: [],
  programasInformaticos: [],
  permisosConducir: [],
  coche: false,
  disponibilidadExtranjero: false,
  disponibilidadCambioResidencia: false,
  aniosExperiencia: 0,
  nacionalidades: [],
  adhesiones: [],
  practicas: [],
  faltanDatosDePago: false,
};

/** Lists the conditions shown to students, all marked as met, for the company of the offer. */
export function requirementsAsStatements(context: BaseContext, offer: SeenOffer): Requirement[] {
  const facts = factsAbout(context, nobody, termsOf(context, offer));
  return requirements(facts, context.language, conditions).map((it) => ({ ...it, cumple: true }));
}

/** Conditions set by the company; all others concern university and student only. */
const ofCompany: ReadonlySet<number> = new Set([
  codes.onlyUndergraduates,
  codes.onlyPostgraduates,
  codes.otherDegree,
  codes.otherDegreeForJob,
  codes.onlyProgrammeStudents,
  codes.notEnoughCredits,
  codes.requirementsNotMet,
]);

/**
 * Creates a check of the company's conditions for its candidates. Conditions on withheld fields are left out, since their
 * result would disclose the value.
 */
export function createCompanyConditionCheck(
  context: BaseContext,
  offer: SeenOffer,
): (student: number, held: readonly { campo: string }[]) => Requirement[] {
  const terms = termsOf(context, offer);
  return (student, held) => {
    const user = { id: student, conPracticas: true, conEmpleo: true };
    const isHeld = (about: string | undefined): boolean => held.some(({ campo }) => campo === about);
    const shown = conditions.filter(({ code, about }) => ofCompany.has(code) && !isHeld(about));
    return requirements(factsOf({ ...context, user }, offer, terms), context.language, shown);
  };
}
