import type { TextRow } from './rows.ts';

/** Levels of a degree. */
export const level = { grado: 1, master: 2, doctorado: 3, gradoMedio: 4, gradoSuperior: 5 } as const;

export const degreeLevels: readonly TextRow[] = [
  {
    id: level.gradoMedio,
    es: 'Ciclo formativo de grado medio',
    ca: 'Cicle formatiu de grau mitjà',
    en: 'Intermediate vocational training',
  },
  {
    id: level.gradoSuperior,
    es: 'Ciclo formativo de grado superior',
    ca: 'Cicle formatiu de grau superior',
    en: 'Higher vocational training',
  },
  { id: level.grado, es: 'Grado', ca: 'Grau', en: "Bachelor's degree" },
  { id: level.master, es: 'Máster universitario', ca: 'Màster universitari', en: "Master's degree" },
  { id: level.doctorado, es: 'Doctorado', ca: 'Doctorat', en: 'Doctorate' },
];

/** Levels after a first university degree. */
export const postgraduateLevels: ReadonlySet<number> = new Set([level.master, level.doctorado]);

/** Vocational cycles: what a student of cycles only studies. */
export const vocationalLevels: ReadonlySet<number> = new Set([level.gradoMedio, level.gradoSuperior]);

/** Kinds of study. */
export const studyKind = {
  official: 1,
  own: 2,
  vocational: 3,
  secondary: 4,
  artistic: 5,
  complementary: 6,
  other: 99,
} as const;

export const studyKinds: readonly TextRow[] = [
  {
    id: studyKind.official,
    es: 'Título universitario oficial',
    ca: 'Títol universitari oficial',
    en: 'Official university degree',
  },
  {
    id: studyKind.own,
    es: 'Título propio de una universidad',
    ca: "Títol propi d'una universitat",
    en: "University's own qualification",
  },
  {
    id: studyKind.vocational,
    es: 'Formación profesional',
    ca: 'Formació professional',
    en: 'Vocational training',
  },
  { id: studyKind.secondary, es: 'Bachillerato', ca: 'Batxillerat', en: 'Upper secondary education' },
  {
    id: studyKind.artistic,
    es: 'Enseñanzas artísticas o deportivas',
    ca: 'Ensenyaments artístics o esportius',
    en: 'Arts or sports education',
  },
  {
    id: studyKind.complementary,
    es: 'Formación complementaria',
    ca: 'Formació complementària',
    en: 'Further training',
  },
  { id: studyKind.other, es: 'Otra formación', ca: 'Una altra formació', en: 'Other education' },
];

export const courses: readonly TextRow[] = [
  { id: 1, es: 'Primero', ca: 'Primer', en: 'First year' },
  { id: 2, es: 'Segundo', ca: 'Segon', en: 'Second year' },
  { id: 3, es: 'Tercero', ca: 'Tercer', en: 'Third year' },
  { id: 4, es: 'Cuarto', ca: 'Quart', en: 'Fourth year' },
  { id: 5, es: 'Quinto', ca: 'Cinquè', en: 'Fifth year' },
  { id: 6, es: 'Sexto', ca: 'Sisè', en: 'Sixth year' },
];

/** Periods of the academic year, for a placement. */
export const coursePeriods: readonly TextRow[] = [
  { id: 1, es: 'Primer semestre', ca: 'Primer semestre', en: 'First semester' },
  { id: 2, es: 'Segundo semestre', ca: 'Segon semestre', en: 'Second semester' },
  { id: 3, es: 'Todo el curso', ca: 'Tot el curs', en: 'Whole academic year' },
  { id: 4, es: 'Verano', ca: 'Estiu', en: 'Summer' },
];

/** Fewest credits of each range. */
export const leastCredits: Readonly<Record<number, number>> = { 1: 0, 2: 60, 3: 120, 4: 180, 5: 240 };

/** Credits passed. */
export const creditRanges: readonly TextRow[] = [
  { id: 1, es: 'Menos de 60 créditos', ca: 'Menys de 60 crèdits', en: 'Fewer than 60 credits' },
  { id: 2, es: 'De 60 a 119 créditos', ca: 'De 60 a 119 crèdits', en: '60 to 119 credits' },
  { id: 3, es: 'De 120 a 179 créditos', ca: 'De 120 a 179 crèdits', en: '120 to 179 credits' },
  { id: 4, es: 'De 180 a 239 créditos', ca: 'De 180 a 239 crèdits', en: '180 to 239 credits' },
  { id: 5, es: '240 créditos o más', ca: '240 crèdits o més', en: '240 credits or more' },
];

/** Level of education as the public employment service asks for it. */
export const employmentServiceLevels: readonly TextRow[] = [
  { id: 1, es: 'Sin estudios', ca: 'Sense estudis', en: 'No formal education' },
  { id: 2, es: 'Educación primaria', ca: 'Educació primària', en: 'Primary education' },
  {
    id: 3,
    es: 'Educación secundaria obligatoria',
    ca: 'Educació secundària obligatòria',
    en: 'Compulsory secondary education',
  },
  { id: 4, es: 'Bachillerato', ca: 'Batxillerat', en: 'Upper secondary education' },
  {
    id: 5,
    es: 'Ciclo formativo de grado medio',
    ca: 'Cicle formatiu de grau mitjà',
    en: 'Intermediate vocational training',
  },
  {
    id: 6,
    es: 'Ciclo formativo de grado superior',
    ca: 'Cicle formatiu de grau superior',
    en: 'Higher vocational training',
  },
  { id: 7, es: 'Diplomatura', ca: 'Diplomatura', en: 'Three-year university diploma' },
  { id: 8, es: 'Grado', ca: 'Grau', en: "Bachelor's degree" },
  {
    id: 9,
    es: 'Licenciatura o ingeniería superior',
    ca: 'Llicenciatura o enginyeria superior',
    en: 'Five-year university degree',
  },
  { id: 10, es: 'Máster universitario', ca: 'Màster universitari', en: "Master's degree" },
  { id: 11, es: 'Doctorado', ca: 'Doctorat', en: 'Doctorate' },
];
