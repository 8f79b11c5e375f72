import type { StudyArea } from '#api/entities/domain.ts';
import type { Language } from '#i18n/languages.ts';
import { rowsIn, textIn, type TextRow } from './rows.ts';

/** Branches of knowledge, and the one of vocational training. */
export const branch = { arts: 1, science: 2, health: 3, social: 4, engineering: 5, vocational: 6 } as const;

export const branches: readonly TextRow[] = [
  { id: branch.arts, es: 'Artes y Humanidades', ca: 'Arts i Humanitats', en: 'Arts and Humanities' },
  { id: branch.science, es: 'Ciencias', ca: 'Ciències', en: 'Sciences' },
  { id: branch.health, es: 'Ciencias de la Salud', ca: 'Ciències de la Salut', en: 'Health Sciences' },
  {
    id: branch.social,
    es: 'Ciencias Sociales y Jurídicas',
    ca: 'Ciències Socials i Jurídiques',
    en: 'Social Sciences and Law',
  },
  {
    id: branch.engineering,
    es: 'Ingeniería y Arquitectura',
    ca: 'Enginyeria i Arquitectura',
    en: 'Engineering and Architecture',
  },
  {
    id: branch.vocational,
    es: 'Formación profesional',
    ca: 'Formació professional',
    en: 'Vocational training',
  },
];

/** Areas that degrees belong to. */
export const area = {
  business: 1,
  law: 2,
  education: 3,
  communication: 4,
  psychology: 5,
  tourism: 6,
  computing: 7,
  industrial: 8,
  building: 9,
  telecommunications: 10,
  health: 11,
  biology: 12,
  chemistry: 13,
  mathematics: 14,
  languages: 15,
  history: 16,
  arts: 17,
  society: 18,
  sport: 19,
  environment: 20,
  other: 99,
} as const;

interface AreaRow extends TextRow {
  /** Their ids are the one of the area with two digits more. */
  specialities: readonly (readonly [es: string, ca: string, en: string])[];
}

const areas: readonly AreaRow[] = [
  {
    id: area.business,
    es: 'Administración, empresa y economía',
    ca: 'Administració, empresa i economia',
    en: 'Business and economics',
    specialities: [
      ['Contabilidad y finanzas', 'Comptabilitat i finances', 'Accounting and finance'],
      ['Dirección de empresas', "Direcció d'empreses", 'Business management'],
      ['Marketing', 'Màrqueting', 'Marketing'],
      ['Economía', 'Economia', 'Economics'],
    ],
  },
  {
    id: area.law,
    es: 'Derecho y ciencias políticas',
    ca: 'Dret i ciències polítiques',
    en: 'Law and political science',
    specialities: [
      ['Derecho', 'Dret', 'Law'],
      ['Ciencias políticas', 'Ciències polítiques', 'Political science'],
      ['Criminología', 'Criminologia', 'Criminology'],
    ],
  },
  {
    id: area.education,
    es: 'Educación',
    ca: 'Educació',
    en: 'Education',
    specialities: [
      ['Educación infantil', 'Educació infantil', 'Early childhood education'],
      ['Educación primaria', 'Educació primària', 'Primary education'],
      ['Educación secundaria', 'Educació secundària', 'Secondary education'],
      ['Pedagogía', 'Pedagogia', 'Pedagogy'],
    ],
  },
  {
    id: area.communication,
    es: 'Comunicación',
    ca: 'Comunicació',
    en: 'Communication',
    specialities: [
      ['Periodismo', 'Periodisme', 'Journalism'],
      ['Publicidad', 'Publicitat', 'Advertising'],
      ['Comunicación audiovisual', 'Comunicació audiovisual', 'Audiovisual communication'],
    ],
  },
  {
    id: area.psychology,
    es: 'Psicología',
    ca: 'Psicologia',
    en: 'Psychology',
    specialities: [
      ['Psicología clínica', 'Psicologia clínica', 'Clinical psychology'],
      ['Psicología del trabajo', 'Psicologia del treball', 'Work psychology'],
    ],
  },
  {
    id: area.tourism,
    es: 'Turismo y hostelería',
    ca: 'Turisme i hostaleria',
    en: 'Tourism and hospitality',
    specialities: [
      ['Turismo', 'Turisme', 'Tourism'],
      ['Hostelería', 'Hostaleria', 'Hospitality'],
    ],
  },
  {
    id: area.computing,
    es: 'Informática',
    ca: 'Informàtica',
    en: 'Computing',
    specialities: [
      ['Desarrollo de software', 'Desenvolupament de programari', 'Software development'],
      ['Sistemas y redes', 'Sistemes i xarxes', 'Systems and networks'],
      ['Ciencia de datos', 'Ciència de dades', 'Data science'],
      ['Ciberseguridad', 'Ciberseguretat', 'Cybersecurity'],
    ],
  },
  {
    id: area.industrial,
    es: 'Ingeniería industrial',
    ca: 'Enginyeria industrial',
    en: 'Industrial engineering',
    specialities: [
      ['Mecánica', 'Mecànica', 'Mechanics'],
      ['Electricidad y electrónica', 'Electricitat i electrònica', 'Electricity and electronics'],
      ['Organización industrial', 'Organització industrial', 'Industrial management'],
    ],
  },
  {
    id: area.building,
    es: 'Arquitectura y construcción',
    ca: 'Arquitectura i construcció',
    en: 'Architecture and building',
    specialities: [
      ['Arquitectura', 'Arquitectura', 'Architecture'],
      ['Edificación', 'Edificació', 'Building'],
      ['Ingeniería civil', 'Enginyeria civil', 'Civil engineering'],
    ],
  },
  {
    id: area.telecommunications,
    es: 'Telecomunicaciones',
    ca: 'Telecomunicacions',
    en: 'Telecommunications',
    specialities: [
      ['Sistemas de telecomunicación', 'Sistemes de telecomunicació', 'Telecommunication systems'],
      ['Sonido e imagen', 'So i imatge', 'Sound and image'],
    ],
  },
  {
    id: area.health,
    es: 'Salud',
    ca: 'Salut',
    en: 'Health',
    specialities: [
      ['Medicina', 'Medicina', 'Medicine'],
      ['Enfermería', 'Infermeria', 'Nursing'],
      ['Fisioterapia', 'Fisioteràpia', 'Physiotherapy'],
      ['Farmacia', 'Farmàcia', 'Pharmacy'],
    ],
  },
  {
    id: area.biology,
    es: 'Biología y biotecnología',
    ca: 'Biologia i biotecnologia',
    en: 'Biology and biotechnology',
    specialities: [
      ['Biología', 'Biologia', 'Biology'],
      ['Biotecnología', 'Biotecnologia', 'Biotechnology'],
      ['Bioquímica', 'Bioquímica', 'Biochemistry'],
    ],
  },
  {
    id: area.chemistry,
    es: 'Química',
    ca: 'Química',
    en: 'Chemistry',
    specialities: [
      ['Química analítica', 'Química analítica', 'Analytical chemistry'],
      ['Ingeniería química', 'Enginyeria química', 'Chemical engineering'],
    ],
  },
  {
    id: area.mathematics,
    es: 'Matemáticas y física',
    ca: 'Matemàtiques i física',
    en: 'Mathematics and physics',
    specialities: [
      ['Matemáticas', 'Matemàtiques', 'Mathematics'],
      ['Estadística', 'Estadística', 'Statistics'],
      ['Física', 'Física', 'Physics'],
    ],
  },
  {
    id: area.languages,
    es: 'Lenguas y literaturas',
    ca: 'Llengües i literatures',
    en: 'Languages and literatures',
    specialities: [
      ['Filología', 'Filologia', 'Philology'],
      ['Traducción e interpretación', 'Traducció i interpretació', 'Translation and interpreting'],
    ],
  },
  {
    id: area.history,
    es: 'Historia, geografía y filosofía',
    ca: 'Història, geografia i filosofia',
    en: 'History, geography and philosophy',
    specialities: [
      ['Historia', 'Història', 'History'],
      ['Geografía', 'Geografia', 'Geography'],
      ['Filosofía', 'Filosofia', 'Philosophy'],
      ['Historia del arte', "Història de l'art", 'History of art'],
    ],
  },
  {
    id: area.arts,
    es: 'Artes y diseño',
    ca: 'Arts i disseny',
    en: 'Arts and design',
    specialities: [
      ['Bellas artes', 'Belles arts', 'Fine arts'],
      ['Diseño', 'Disseny', 'Design'],
      ['Música', 'Música', 'Music'],
    ],
  },
  {
    id: area.society,
    es: 'Trabajo social y relaciones laborales',
    ca: 'Treball social i relacions laborals',
    en: 'Social work and labour relations',
    specialities: [
      ['Trabajo social', 'Treball social', 'Social work'],
      ['Relaciones laborales', 'Relacions laborals', 'Labour relations'],
      ['Sociología', 'Sociologia', 'Sociology'],
    ],
  },
  {
    id: area.sport,
    es: 'Deporte',
    ca: 'Esport',
    en: 'Sport',
    specialities: [
      ['Actividad física', 'Activitat física', 'Physical activity'],
      ['Gestión deportiva', 'Gestió esportiva', 'Sport management'],
    ],
  },
  {
    id: area.environment,
    es: 'Medio ambiente y agricultura',
    ca: 'Medi ambient i agricultura',
    en: 'Environment and agriculture',
    specialities: [
      ['Ciencias ambientales', 'Ciències ambientals', 'Environmental science'],
      ['Ingeniería agrícola', 'Enginyeria agrícola', 'Agricultural engineering'],
    ],
  },
  {
    id: area.other,
    es: 'Otros ámbitos',
    ca: 'Altres àmbits',
    en: 'Other areas',
    specialities: [
      ['Estudios interdisciplinares', 'Estudis interdisciplinaris', 'Interdisciplinary studies'],
    ],
  },
];

const specialitiesOf = ({ id, specialities }: AreaRow): TextRow[] =>
  specialities.map(([es, ca, en], index) => ({ id: id * 100 + index + 1, idPadre: id, es, ca, en }));

/** The areas alone. */
export const studyAreas: readonly TextRow[] = areas.map(({ id, es, ca = es, en = es }) => ({
  id,
  es,
  ca,
  en,
}));

/** The areas with their specialities. */
export function studyAreasWithSpecialities(language: Language): StudyArea[] {
  return areas.map((row) => ({
    ambitoEstudo: { id: row.id, descripcion: textIn(row, language) },
    especialidadesAmbitoEstudio: rowsIn(specialitiesOf(row), language),
  }));
}
