import { profiles } from '#api/constants.ts';
import type { Reason } from '#api/entities/domain.ts';
import type { Language } from '#i18n/languages.ts';
import { state } from '../rules/candidacy.ts';
import { textIn, type TextRow, type Texts } from './rows.ts';

/** Texts of every state of a candidacy, in the order of a process. */
export const candidacyStateTexts: readonly TextRow[] = [
  { id: state.enrolled, es: 'Inscrita', ca: 'Inscrita', en: 'Enrolled' },
  {
    id: state.underReview,
    es: 'En revisión por la universidad',
    ca: 'En revisió per la universitat',
    en: 'Under university review',
  },
  {
    id: state.sentToCompany,
    es: 'Enviada a la empresa',
    ca: "Enviada a l'empresa",
    en: 'Sent to the company',
  },
  { id: state.inSelection, es: 'En proceso de selección', ca: 'En procés de selecció', en: 'In selection' },
  { id: state.shortlisted, es: 'Preseleccionada', ca: 'Preseleccionada', en: 'Shortlisted' },
  { id: state.interview, es: 'Entrevista', ca: 'Entrevista', en: 'Interview' },
  { id: state.onHold, es: 'En reserva', ca: 'En reserva', en: 'On hold' },
  { id: state.selected, es: 'Seleccionada', ca: 'Seleccionada', en: 'Selected' },
  { id: state.notSelected, es: 'No seleccionada', ca: 'No seleccionada', en: 'Not selected' },
  {
    id: state.discarded,
    es: 'Descartada por la universidad',
    ca: 'Descartada per la universitat',
    en: 'Discarded by the university',
  },
  { id: state.paperwork, es: 'En tramitación', ca: 'En tramitació', en: 'Paperwork in progress' },
  { id: state.assigned, es: 'Adjudicada', ca: 'Adjudicada', en: 'Assigned' },
  { id: state.finished, es: 'Finalizada', ca: 'Finalitzada', en: 'Finished' },
  {
    id: state.withdrawn,
    es: 'Retirada por el estudiante',
    ca: "Retirada per l'estudiant",
    en: 'Withdrawn by the student',
  },
  { id: state.offerClosed, es: 'Oferta cerrada', ca: 'Oferta tancada', en: 'Offer closed' },
  {
    id: state.preEnrolmentPending,
    es: 'Preinscripción pendiente de respuesta',
    ca: 'Preinscripció pendent de resposta',
    en: 'Pre-enrolment awaiting answer',
  },
  {
    id: state.preEnrolmentRejected,
    es: 'Preinscripción rechazada por el estudiante',
    ca: "Preinscripció rebutjada per l'estudiant",
    en: 'Pre-enrolment rejected by the student',
  },
  {
    id: state.preEnrolmentExpired,
    es: 'Preinscripción caducada',
    ca: 'Preinscripció caducada',
    en: 'Pre-enrolment expired',
  },
];

interface ReasonTexts extends Texts {
  idMotivo: number;
}

/** Why a company does not select someone: for a job, for a placement. */
const notForTheJob: readonly ReasonTexts[] = [
  {
    idMotivo: 101,
    es: 'El perfil no se ajusta al puesto',
    ca: "El perfil no s'ajusta al lloc de treball",
    en: 'The profile does not fit the position',
  },
  { idMotivo: 102, es: 'Falta de experiencia', ca: "Manca d'experiència", en: 'Not enough experience' },
  {
    idMotivo: 103,
    es: 'Nivel de idiomas insuficiente',
    ca: "Nivell d'idiomes insuficient",
    en: 'Insufficient language level',
  },
  {
    idMotivo: 104,
    es: 'Las expectativas salariales no encajan',
    ca: 'Les expectatives salarials no encaixen',
    en: 'Salary expectations do not match',
  },
  {
    idMotivo: 105,
    es: 'No se ha presentado a la entrevista',
    ca: "No s'ha presentat a l'entrevista",
    en: 'Did not attend the interview',
  },
  {
    idMotivo: 106,
    es: 'Se ha seleccionado a otra persona',
    ca: "S'ha seleccionat una altra persona",
    en: 'Another person was selected',
  },
];

const notForThePlacement: readonly ReasonTexts[] = [
  {
    idMotivo: 201,
    es: 'El perfil no se ajusta a las prácticas',
    ca: "El perfil no s'ajusta a les pràctiques",
    en: 'The profile does not fit the placement',
  },
  {
    idMotivo: 202,
    es: 'El horario no es compatible',
    ca: "L'horari no és compatible",
    en: 'The schedule is not compatible',
  },
  {
    idMotivo: 203,
    es: 'Nivel de idiomas insuficiente',
    ca: "Nivell d'idiomes insuficient",
    en: 'Insufficient language level',
  },
  {
    idMotivo: 204,
    es: 'Faltan conocimientos técnicos',
    ca: 'Falten coneixements tècnics',
    en: 'Technical knowledge is missing',
  },
  {
    idMotivo: 205,
    es: 'No se ha presentado a la entrevista',
    ca: "No s'ha presentat a l'entrevista",
    en: 'Did not attend the interview',
  },
  {
    idMotivo: 206,
    es: 'Se ha seleccionado a otra persona',
    ca: "S'ha seleccionat una altra persona",
    en: 'Another person was selected',
  },
];

/** Why a student rejects a pre-enrolment: for a job, for a placement. */
const jobRejected: readonly ReasonTexts[] = [
  {
    idMotivo: 301,
    es: 'He aceptado otra oferta',
    ca: 'He acceptat una altra oferta',
    en: 'I have accepted another offer',
  },
  {
    idMotivo: 302,
    es: 'Las condiciones económicas no me convienen',
    ca: 'Les condicions econòmiques no em convenen',
    en: 'The pay does not suit me',
  },
  {
    idMotivo: 303,
    es: 'El lugar de trabajo está demasiado lejos',
    ca: 'El lloc de treball és massa lluny',
    en: 'The workplace is too far away',
  },
  {
    idMotivo: 304,
    es: 'El puesto no se ajusta a lo que busco',
    ca: "El lloc no s'ajusta al que busco",
    en: 'The position is not what I am looking for',
  },
  {
    idMotivo: 305,
    es: 'Ya no busco trabajo',
    ca: 'Ja no busco feina',
    en: 'I am no longer looking for a job',
  },
];

const placementRejected: readonly ReasonTexts[] = [
  {
    idMotivo: 401,
    es: 'He aceptado otras prácticas',
    ca: 'He acceptat unes altres pràctiques',
    en: 'I have accepted another placement',
  },
  {
    idMotivo: 402,
    es: 'El horario no es compatible con mis clases',
    ca: "L'horari no és compatible amb les meves classes",
    en: 'The schedule clashes with my classes',
  },
  {
    idMotivo: 403,
    es: 'El centro está demasiado lejos',
    ca: 'El centre és massa lluny',
    en: 'The centre is too far away',
  },
  {
    idMotivo: 404,
    es: 'Las tareas no se ajustan a mis estudios',
    ca: "Les tasques no s'ajusten als meus estudis",
    en: 'The tasks do not match my studies',
  },
  {
    idMotivo: 405,
    es: 'Las fechas no me convienen',
    ca: 'Les dates no em convenen',
    en: 'The dates do not suit me',
  },
  {
    idMotivo: 406,
    es: 'Dejo las prácticas para más adelante',
    ca: 'Deixo les pràctiques per a més endavant',
    en: 'I am leaving my placement for later',
  },
];

const reasonGroups = [
  { idEstado: state.notSelected, idPerfil: profiles.empleo, reasons: notForTheJob },
  { idEstado: state.notSelected, idPerfil: profiles.practicas, reasons: notForThePlacement },
  { idEstado: state.preEnrolmentRejected, idPerfil: profiles.empleo, reasons: jobRejected },
  { idEstado: state.preEnrolmentRejected, idPerfil: profiles.practicas, reasons: placementRejected },
];

/** Reasons for a rejection, by the state that it leads to and the kind of offer. */
export function rejectionReasons(language: Language): Reason[] {
  return reasonGroups.flatMap(({ idEstado, idPerfil, reasons }) =>
    reasons.map(({ idMotivo, ...texts }) => ({
      idMotivo,
      idEstado,
      idPerfil,
      descripcion: textIn(texts, language),
    })),
  );
}
