import type { TextRow } from './rows.ts';

/** Contracts of job offers. */
export const contractTypes: readonly TextRow[] = [
  { id: 1, es: 'Indefinido', ca: 'Indefinit', en: 'Permanent' },
  { id: 2, es: 'Temporal', ca: 'Temporal', en: 'Fixed-term' },
  { id: 3, es: 'Fijo discontinuo', ca: 'Fix discontinu', en: 'Permanent seasonal' },
  { id: 4, es: 'Sustitución', ca: 'Substitució', en: 'Cover for absence' },
  {
    id: 5,
    es: 'Formativo para la práctica profesional',
    ca: 'Formatiu per a la pràctica professional',
    en: 'Graduate training contract',
  },
  { id: 6, es: 'Formación en alternancia', ca: 'Formació en alternança', en: 'Work-study contract' },
  { id: 7, es: 'Autónomo o mercantil', ca: 'Autònom o mercantil', en: 'Freelance' },
  { id: 8, es: 'Beca', ca: 'Beca', en: 'Grant' },
  { id: 9, es: 'A convenir', ca: 'A convenir', en: 'To be agreed' },
];

/** What a placement offer counts as. */
export const placementKinds = { curricular: 1, extracurricular: 2, dual: 3, finalProject: 4 } as const;

export const placementContractTypes: readonly TextRow[] = [
  {
    id: placementKinds.curricular,
    es: 'Prácticas curriculares',
    ca: 'Pràctiques curriculars',
    en: 'Curricular placement',
  },
  {
    id: placementKinds.extracurricular,
    es: 'Prácticas extracurriculares',
    ca: 'Pràctiques extracurriculars',
    en: 'Extracurricular placement',
  },
  { id: placementKinds.dual, es: 'Formación dual', ca: 'Formació dual', en: 'Dual training' },
  {
    id: placementKinds.finalProject,
    es: 'Trabajo de fin de estudios en empresa',
    ca: "Treball de fi d'estudis en empresa",
    en: 'Final project in a company',
  },
];

const experienceKinds = { employment: 1, placement: 2, grant: 3, freelance: 4, volunteering: 5 } as const;

/** Contracts of the work experience in a CV. */
export const experienceContractTypes: readonly TextRow[] = [
  {
    id: experienceKinds.employment,
    es: 'Contrato laboral',
    ca: 'Contracte laboral',
    en: 'Employment contract',
  },
  { id: experienceKinds.placement, es: 'Prácticas', ca: 'Pràctiques', en: 'Placement' },
  { id: experienceKinds.grant, es: 'Beca', ca: 'Beca', en: 'Grant' },
  {
    id: experienceKinds.freelance,
    es: 'Trabajo por cuenta propia',
    ca: 'Treball per compte propi',
    en: 'Self-employment',
  },
  { id: experienceKinds.volunteering, es: 'Voluntariado', ca: 'Voluntariat', en: 'Volunteering' },
];

/** Each belongs to a contract of `experienceContractTypes`. */
export const experienceContractSubtypes: readonly TextRow[] = [
  { id: 11, idPadre: experienceKinds.employment, es: 'Indefinido', ca: 'Indefinit', en: 'Permanent' },
  { id: 12, idPadre: experienceKinds.employment, es: 'Temporal', ca: 'Temporal', en: 'Fixed-term' },
  { id: 13, idPadre: experienceKinds.employment, es: 'Formativo', ca: 'Formatiu', en: 'Training contract' },
  {
    id: 14,
    idPadre: experienceKinds.employment,
    es: 'Fijo discontinuo',
    ca: 'Fix discontinu',
    en: 'Permanent seasonal',
  },
  { id: 21, idPadre: experienceKinds.placement, es: 'Curriculares', ca: 'Curriculars', en: 'Curricular' },
  {
    id: 22,
    idPadre: experienceKinds.placement,
    es: 'Extracurriculares',
    ca: 'Extracurriculars',
    en: 'Extracurricular',
  },
  { id: 23, idPadre: experienceKinds.placement, es: 'En el extranjero', ca: "A l'estranger", en: 'Abroad' },
  {
    id: 31,
    idPadre: experienceKinds.grant,
    es: 'De colaboración',
    ca: 'De col·laboració',
    en: 'Assistantship',
  },
  { id: 32, idPadre: experienceKinds.grant, es: 'De investigación', ca: 'De recerca', en: 'Research grant' },
  { id: 41, idPadre: experienceKinds.freelance, es: 'Autónomo', ca: 'Autònom', en: 'Sole trader' },
  {
    id: 42,
    idPadre: experienceKinds.freelance,
    es: 'Socio de una empresa',
    ca: "Soci d'una empresa",
    en: 'Partner in a company',
  },
  {
    id: 51,
    idPadre: experienceKinds.volunteering,
    es: 'En una entidad',
    ca: 'En una entitat',
    en: 'With an organisation',
  },
  {
    id: 52,
    idPadre: experienceKinds.volunteering,
    es: 'Cooperación internacional',
    ca: 'Cooperació internacional',
    en: 'International cooperation',
  },
];

/** Fewest years of each experience that an offer can ask for. */
export const experienceYears: Readonly<Record<number, number>> = { 1: 0, 2: 0, 3: 1, 4: 3, 5: 5 };

/** Experience that an offer asks for. */
export const experienceLevels: readonly TextRow[] = [
  { id: 1, es: 'Sin experiencia', ca: 'Sense experiència', en: 'No experience' },
  { id: 2, es: 'Menos de un año', ca: "Menys d'un any", en: 'Less than a year' },
  { id: 3, es: 'De uno a tres años', ca: "D'un a tres anys", en: 'One to three years' },
  { id: 4, es: 'De tres a cinco años', ca: 'De tres a cinc anys', en: 'Three to five years' },
  { id: 5, es: 'Más de cinco años', ca: 'Més de cinc anys', en: 'More than five years' },
];

export const attendance = { onSite: 1, remote: 2, hybrid: 3 } as const;

export const attendanceModes: readonly TextRow[] = [
  { id: attendance.onSite, es: 'Presencial', ca: 'Presencial', en: 'On site' },
  { id: attendance.remote, es: 'A distancia', ca: 'A distància', en: 'Remote' },
  { id: attendance.hybrid, es: 'Híbrida', ca: 'Híbrida', en: 'Hybrid' },
];
