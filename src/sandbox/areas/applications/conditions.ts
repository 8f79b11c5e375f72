import * as codes from '#core/contract/codes.ts';
import { profiles } from '#core/contract/constants.ts';
import { degreeById } from '../domains/degrees.ts';
import type { Translated } from '../../texts/translated.ts';
import { postgraduateLevels } from '../domains/study-levels.ts';
import { creditRule } from './credits.ts';
import type { ApplicantStudy, Facts, ApplicationTerms, Period } from './facts.ts';
import type { RefusalCode } from '../../refusal.ts';
import { profileConditions } from './requirements.ts';

/** A condition of an offer with its refusal code. */
export interface Condition {
  code: RefusalCode;
  /** Whether this offer has the condition. */
  applies: (facts: Facts) => boolean;
  met: (facts: Facts) => boolean;
  /** Text of the condition on the offer page. */
  text?: Translated;
  /** CV field disclosed by the condition. */
  about?: 'fechaNacimiento' | 'nacionalidades';
}

const always = (): boolean => true;
const isPlacement = ({ offer }: Facts): boolean => offer.idPerfil === profiles.practicas;
const isJob = (facts: Facts): boolean => !isPlacement(facts);

const levelOf = ({ nivel, titulacion }: ApplicantStudy): number | undefined =>
  nivel ?? degreeById(titulacion)?.level;

const hasLevel = ({ applicant, offer }: Facts): boolean =>
  applicant.estudios.some((study) => offer.nivelesTitulaciones?.includes(levelOf(study) ?? -1));

/** Whether the levels that an offer asks for are all before, or all after a first university degree. */
function onlyLevels({ nivelesTitulaciones = [] }: ApplicationTerms, side: 'grado' | 'posgrado'): boolean {
  const isPostgraduate = (level: number): boolean => postgraduateLevels.has(level);
  return (
    nivelesTitulaciones.length > 0 &&
    nivelesTitulaciones.every((level) => isPostgraduate(level) === (side === 'posgrado'))
  );
}

/** Offers for some degrees, or for levels of both sides. */
const asksForDegree = ({ offer }: Facts): boolean =>
  offer.requeridas.length > 0 ||
  ((offer.nivelesTitulaciones?.length ?? 0) > 0 &&
    !onlyLevels(offer, 'grado') &&
    !onlyLevels(offer, 'posgrado'));

function hasDegree(facts: Facts): boolean {
  const { applicant, offer } = facts;
  if (offer.requeridas.length === 0) return hasLevel(facts);
  return applicant.estudios.some(
    ({ titulacion }) => titulacion !== undefined && offer.requeridas.includes(titulacion),
  );
}

/** Whether two periods share a day. */
export function overlap(one: Period, other: Period): boolean {
  return one.fechaInicio <= other.fechaFin && other.fechaInicio <= one.fechaFin;
}

function isFree({ applicant, offer: { fechaInicio, fechaFin } }: Facts): boolean {
  if (fechaInicio === undefined || fechaFin === undefined) return true;
  return !applicant.practicas.some((placement) => overlap(placement, { fechaInicio, fechaFin }));
}

const degreeText: Translated = {
  es: 'Tener una de las titulaciones de la oferta.',
  ca: 'Tenir una de les titulacions de l’oferta.',
  en: 'Have one of the degrees of the vacancy.',
};

/**
 * Conditions in order of evaluation: the service, the company and the student status; the CV; the requirements of the
 * offer; last, conditions only relevant to otherwise eligible students.
 */
export const conditions: readonly Condition[] = [
  { code: codes.noEmploymentService, applies: isJob, met: ({ applicant }) => applicant.conEmpleo },
  { code: codes.noPlacementService, applies: isPlacement, met: ({ applicant }) => applicant.conPracticas },
  { code: codes.companyProblem, applies: always, met: ({ offer }) => !offer.empresaConProblema },
  { code: codes.notUtpOrUte, applies: always, met: ({ applicant }) => applicant.unidad !== undefined },
  {
    code: codes.notEnrolledInPlacements,
    applies: isPlacement,
    met: ({ applicant }) => applicant.matriculadoPracticas,
  },
  { code: codes.noStudies, applies: always, met: ({ applicant }) => applicant.estudios.length > 0 },
  {
    code: codes.searchNotActive,
    applies: always,
    met: ({ applicant, offer }) =>
      offer.idPerfil === profiles.practicas
        ? applicant.busquedaPracticasActiva
        : applicant.busquedaTrabajoActiva,
    text: { es: 'Tener la búsqueda activa.', ca: 'Tenir la cerca activa.', en: 'Have your search active.' },
  },
  {
    code: codes.ownCvNeeded,
    applies: ({ brand }) => brand.CVRequired,
    met: ({ applicant }) => applicant.tieneCvPropio,
    text: {
      es: 'Haber adjuntado tu propio CV.',
      ca: 'Haver adjuntat el teu propi CV.',
      en: 'Have uploaded your own CV.',
    },
  },
  {
    code: codes.workPermitNeeded,
    applies: ({ applicant }) => applicant.necesitaPermisoTrabajo,
    met: ({ applicant }) => applicant.tienePermisoTrabajo,
    text: { es: 'Tener permiso de trabajo.', ca: 'Tenir permís de treball.', en: 'Have a work permit.' },
  },
  {
    code: codes.onlyUndergraduates,
    applies: ({ offer }) => onlyLevels(offer, 'grado'),
    met: hasLevel,
    text: { es: 'Estudiar un grado.', ca: 'Estudiar un grau.', en: 'Be an undergraduate student.' },
  },
  {
    code: codes.onlyPostgraduates,
    applies: ({ offer }) => onlyLevels(offer, 'posgrado'),
    met: hasLevel,
    text: { es: 'Estudiar un posgrado.', ca: 'Estudiar un postgrau.', en: 'Be a postgraduate student.' },
  },
  {
    code: codes.otherDegree,
    applies: (facts) => isPlacement(facts) && asksForDegree(facts),
    met: hasDegree,
    text: degreeText,
  },
  {
    code: codes.otherDegreeForJob,
    applies: (facts) => isJob(facts) && asksForDegree(facts),
    met: hasDegree,
    text: degreeText,
  },
  {
    code: codes.onlyProgrammeStudents,
    applies: ({ offer }) => offer.programaConAdhesion !== undefined,
    met: ({ offer, applicant }) => applicant.adhesiones.includes(offer.programaConAdhesion ?? -1),
    text: {
      es: 'Estar adherido al programa y haber sido aceptado.',
      ca: 'Estar adherit al programa i haver-hi estat acceptat.',
      en: 'Have joined the programme and been accepted.',
    },
  },
  {
    code: codes.pendingPlacements,
    applies: (facts) => isPlacement(facts) && facts.offer.condiciones.sinPracticasPendientes === true,
    met: ({ applicant }) => !applicant.practicasPendientes && applicant.practicas.length === 0,
    text: {
      es: 'No tener prácticas pendientes.',
      ca: 'No tenir pràctiques pendents.',
      en: 'Have no placement pending.',
    },
  },
  {
    code: codes.notEnoughCredits,
    applies: (facts) => isPlacement(facts) && creditRule(facts).least > 0,
    met: (facts) => creditRule(facts).outcome !== 'tooFew',
    text: {
      es: 'Tener superados los créditos que se piden.',
      ca: 'Tenir superats els crèdits que es demanen.',
      en: 'Have passed the credits asked for.',
    },
  },
  ...profileConditions.map((condition): Condition => ({ code: codes.requirementsNotMet, ...condition })),
  { code: codes.datesOverlap, applies: isPlacement, met: isFree },
  {
    code: codes.ibanMissing,
    applies: (facts) =>
      isPlacement(facts) && facts.offer.conServicio && facts.brand.checkIbanInPracticasConServicio,
    met: ({ applicant }) => !applicant.faltanDatosDePago,
    text: {
      es: 'Haber indicado tu IBAN y tu número de la Seguridad Social.',
      ca: 'Haver indicat el teu IBAN i el teu número de la Seguretat Social.',
      en: 'Have entered your IBAN and your social security number.',
    },
  },
];

/** The code that refuses an application; undefined if the applicant meets every condition. */
export function applicationRefusal(facts: Facts): RefusalCode | undefined {
  return conditions.find(({ applies, met }) => applies(facts) && !met(facts))?.code;
}

/** Codes checked again when a student accepts a pre-enrolment: conditions that may have changed. */
const acceptanceCodes: ReadonlySet<number> = new Set([codes.datesOverlap, codes.ibanMissing]);

export function acceptanceRefusal(facts: Facts): RefusalCode | undefined {
  return conditions.find(
    ({ code, applies, met }) => acceptanceCodes.has(code) && applies(facts) && !met(facts),
  )?.code;
}
