import type { Degree } from '#api/entities/domain.ts';
import type { Language } from '#i18n/languages.ts';
import { textIn, type Texts } from './rows.ts';
import { area, branch } from './study-areas.ts';
import { level, studyKind, vocationalLevels } from './study-levels.ts';

/** A degree of the university. */
export interface DegreeInfo extends Texts {
  id: number;
  /** Row of `ambitosEstudio`. */
  area: number;
  /** Row of `tiposNivelesTitulacion`. */
  level: number;
  /** Row of `tiposFormacionAcademica`. */
  kind: number;
  /** Row of `ramas`. */
  branch: number;
  years: number;
  /** Credits (ECTS) of the whole degree; 0 where it is not counted in credits. */
  credits: number;
}

const branchOfArea: Readonly<Record<number, number>> = {
  [area.business]: branch.social,
  [area.law]: branch.social,
  [area.education]: branch.social,
  [area.communication]: branch.social,
  [area.psychology]: branch.health,
  [area.tourism]: branch.social,
  [area.computing]: branch.engineering,
  [area.industrial]: branch.engineering,
  [area.building]: branch.engineering,
  [area.telecommunications]: branch.engineering,
  [area.health]: branch.health,
  [area.biology]: branch.science,
  [area.chemistry]: branch.science,
  [area.mathematics]: branch.science,
  [area.languages]: branch.arts,
  [area.history]: branch.arts,
  [area.arts]: branch.arts,
  [area.society]: branch.social,
  [area.sport]: branch.social,
  [area.environment]: branch.science,
};

type Entry = readonly [id: number, area: number, es: string, ca: string, en: string, years?: number];

const bachelors: readonly Entry[] = [
  [
    101,
    area.business,
    'Grado en Administración y Dirección de Empresas',
    "Grau en Administració i Direcció d'Empreses",
    "Bachelor's Degree in Business Administration",
  ],
  [102, area.business, 'Grado en Economía', 'Grau en Economia', "Bachelor's Degree in Economics"],
  [103, area.business, 'Grado en Marketing', 'Grau en Màrqueting', "Bachelor's Degree in Marketing"],
  [104, area.law, 'Grado en Derecho', 'Grau en Dret', "Bachelor's Degree in Law"],
  [105, area.law, 'Grado en Criminología', 'Grau en Criminologia', "Bachelor's Degree in Criminology"],
  [
    106,
    area.education,
    'Grado en Educación Infantil',
    'Grau en Educació Infantil',
    "Bachelor's Degree in Early Childhood Education",
  ],
  [
    107,
    area.education,
    'Grado en Educación Primaria',
    'Grau en Educació Primària',
    "Bachelor's Degree in Primary Education",
  ],
  [108, area.education, 'Grado en Pedagogía', 'Grau en Pedagogia', "Bachelor's Degree in Pedagogy"],
  [109, area.communication, 'Grado en Periodismo', 'Grau en Periodisme', "Bachelor's Degree in Journalism"],
  [
    110,
    area.communication,
    'Grado en Comunicación Audiovisual',
    'Grau en Comunicació Audiovisual',
    "Bachelor's Degree in Audiovisual Communication",
  ],
  [111, area.psychology, 'Grado en Psicología', 'Grau en Psicologia', "Bachelor's Degree in Psychology"],
  [112, area.tourism, 'Grado en Turismo', 'Grau en Turisme', "Bachelor's Degree in Tourism"],
  [
    113,
    area.computing,
    'Grado en Ingeniería Informática',
    'Grau en Enginyeria Informàtica',
    "Bachelor's Degree in Computer Engineering",
  ],
  [
    114,
    area.computing,
    'Grado en Ciencia de Datos',
    'Grau en Ciència de Dades',
    "Bachelor's Degree in Data Science",
  ],
  [
    115,
    area.industrial,
    'Grado en Ingeniería Mecánica',
    'Grau en Enginyeria Mecànica',
    "Bachelor's Degree in Mechanical Engineering",
  ],
  [
    116,
    area.industrial,
    'Grado en Ingeniería Electrónica Industrial y Automática',
    'Grau en Enginyeria Electrònica Industrial i Automàtica',
    "Bachelor's Degree in Industrial Electronics and Automation",
  ],
  [
    117,
    area.building,
    'Grado en Fundamentos de la Arquitectura',
    "Grau en Fonaments de l'Arquitectura",
    "Bachelor's Degree in Architecture",
    5,
  ],
  [
    118,
    area.building,
    'Grado en Edificación',
    'Grau en Edificació',
    "Bachelor's Degree in Building Engineering",
  ],
  [
    119,
    area.telecommunications,
    'Grado en Ingeniería Telemática',
    'Grau en Enginyeria Telemàtica',
    "Bachelor's Degree in Telematics Engineering",
  ],
  [120, area.health, 'Grado en Medicina', 'Grau en Medicina', "Bachelor's Degree in Medicine", 6],
  [121, area.health, 'Grado en Enfermería', 'Grau en Infermeria', "Bachelor's Degree in Nursing"],
  [122, area.health, 'Grado en Fisioterapia', 'Grau en Fisioteràpia', "Bachelor's Degree in Physiotherapy"],
  [123, area.biology, 'Grado en Biología', 'Grau en Biologia', "Bachelor's Degree in Biology"],
  [124, area.biology, 'Grado en Bioquímica', 'Grau en Bioquímica', "Bachelor's Degree in Biochemistry"],
  [125, area.chemistry, 'Grado en Química', 'Grau en Química', "Bachelor's Degree in Chemistry"],
  [126, area.mathematics, 'Grado en Matemáticas', 'Grau en Matemàtiques', "Bachelor's Degree in Mathematics"],
  [127, area.mathematics, 'Grado en Física', 'Grau en Física', "Bachelor's Degree in Physics"],
  [
    128,
    area.languages,
    'Grado en Lengua y Literatura Españolas',
    'Grau en Llengua i Literatura Espanyoles',
    "Bachelor's Degree in Spanish Language and Literature",
  ],
  [
    129,
    area.languages,
    'Grado en Lengua y Literatura Catalanas',
    'Grau en Llengua i Literatura Catalanes',
    "Bachelor's Degree in Catalan Language and Literature",
  ],
  [
    130,
    area.languages,
    'Grado en Traducción e Interpretación',
    'Grau en Traducció i Interpretació',
    "Bachelor's Degree in Translation and Interpreting",
  ],
  [131, area.history, 'Grado en Historia', 'Grau en Història', "Bachelor's Degree in History"],
  [132, area.history, 'Grado en Geografía', 'Grau en Geografia', "Bachelor's Degree in Geography"],
  [133, area.arts, 'Grado en Bellas Artes', 'Grau en Belles Arts', "Bachelor's Degree in Fine Arts"],
  [134, area.arts, 'Grado en Diseño', 'Grau en Disseny', "Bachelor's Degree in Design"],
  [
    135,
    area.society,
    'Grado en Trabajo Social',
    'Grau en Treball Social',
    "Bachelor's Degree in Social Work",
  ],
  [
    136,
    area.society,
    'Grado en Relaciones Laborales',
    'Grau en Relacions Laborals',
    "Bachelor's Degree in Labour Relations",
  ],
  [
    137,
    area.sport,
    'Grado en Ciencias de la Actividad Física y del Deporte',
    "Grau en Ciències de l'Activitat Física i de l'Esport",
    "Bachelor's Degree in Sport Science",
  ],
  [
    138,
    area.environment,
    'Grado en Ciencias Ambientales',
    'Grau en Ciències Ambientals',
    "Bachelor's Degree in Environmental Science",
  ],
];

const masters: readonly Entry[] = [
  [
    201,
    area.business,
    'Máster Universitario en Contabilidad y Auditoría',
    'Màster Universitari en Comptabilitat i Auditoria',
    "Master's Degree in Accounting and Auditing",
  ],
  [
    202,
    area.business,
    'Máster Universitario en Dirección de Empresas (MBA)',
    "Màster Universitari en Direcció d'Empreses (MBA)",
    'Master of Business Administration (MBA)',
    2,
  ],
  [
    203,
    area.law,
    'Máster Universitario en Abogacía y Procura',
    'Màster Universitari en Advocacia i Procura',
    "Master's Degree in Legal Practice",
    2,
  ],
  [
    204,
    area.education,
    'Máster Universitario en Formación del Profesorado',
    'Màster Universitari en Formació del Professorat',
    "Master's Degree in Teacher Training",
  ],
  [
    205,
    area.psychology,
    'Máster Universitario en Psicología General Sanitaria',
    'Màster Universitari en Psicologia General Sanitària',
    "Master's Degree in General Health Psychology",
    2,
  ],
  [
    206,
    area.tourism,
    'Máster Universitario en Gestión Turística',
    'Màster Universitari en Gestió Turística',
    "Master's Degree in Tourism Management",
  ],
  [
    207,
    area.computing,
    'Máster Universitario en Ingeniería Informática',
    'Màster Universitari en Enginyeria Informàtica',
    "Master's Degree in Computer Engineering",
    2,
  ],
  [
    208,
    area.computing,
    'Máster Universitario en Ciberseguridad',
    'Màster Universitari en Ciberseguretat',
    "Master's Degree in Cybersecurity",
  ],
  [
    209,
    area.industrial,
    'Máster Universitario en Ingeniería Industrial',
    'Màster Universitari en Enginyeria Industrial',
    "Master's Degree in Industrial Engineering",
    2,
  ],
  [
    210,
    area.health,
    'Máster Universitario en Salud Pública',
    'Màster Universitari en Salut Pública',
    "Master's Degree in Public Health",
  ],
  [
    211,
    area.biology,
    'Máster Universitario en Biotecnología Aplicada',
    'Màster Universitari en Biotecnologia Aplicada',
    "Master's Degree in Applied Biotechnology",
  ],
  [
    212,
    area.environment,
    'Máster Universitario en Cambio Climático y Sostenibilidad',
    'Màster Universitari en Canvi Climàtic i Sostenibilitat',
    "Master's Degree in Climate Change and Sustainability",
  ],
];

const doctorates: readonly Entry[] = [
  [301, area.law, 'Doctorado en Derecho', 'Doctorat en Dret', 'Doctorate in Law'],
  [
    302,
    area.computing,
    'Doctorado en Tecnologías de la Información',
    'Doctorat en Tecnologies de la Informació',
    'Doctorate in Information Technology',
  ],
  [
    303,
    area.health,
    'Doctorado en Investigación en Salud',
    'Doctorat en Recerca en Salut',
    'Doctorate in Health Research',
  ],
];

const intermediateCycles: readonly Entry[] = [
  [
    401,
    area.business,
    'CFGM Gestión Administrativa',
    'CFGM Gestió Administrativa',
    'Intermediate Vocational Training in Administrative Management',
  ],
  [
    402,
    area.computing,
    'CFGM Sistemas Microinformáticos y Redes',
    'CFGM Sistemes Microinformàtics i Xarxes',
    'Intermediate Vocational Training in Computer Systems and Networks',
  ],
  [
    403,
    area.health,
    'CFGM Cuidados Auxiliares de Enfermería',
    "CFGM Cures Auxiliars d'Infermeria",
    'Intermediate Vocational Training in Nursing Assistance',
  ],
  [
    404,
    area.tourism,
    'CFGM Cocina y Gastronomía',
    'CFGM Cuina i Gastronomia',
    'Intermediate Vocational Training in Cooking',
  ],
];

const higherCycles: readonly Entry[] = [
  [
    501,
    area.business,
    'CFGS Administración y Finanzas',
    'CFGS Administració i Finances',
    'Higher Vocational Training in Administration and Finance',
  ],
  [
    502,
    area.computing,
    'CFGS Desarrollo de Aplicaciones Web',
    "CFGS Desenvolupament d'Aplicacions Web",
    'Higher Vocational Training in Web Application Development',
  ],
  [
    503,
    area.computing,
    'CFGS Desarrollo de Aplicaciones Multiplataforma',
    "CFGS Desenvolupament d'Aplicacions Multiplataforma",
    'Higher Vocational Training in Multi-platform Application Development',
  ],
  [
    504,
    area.education,
    'CFGS Educación Infantil',
    'CFGS Educació Infantil',
    'Higher Vocational Training in Early Childhood Education',
  ],
  [
    505,
    area.industrial,
    'CFGS Mecatrónica Industrial',
    'CFGS Mecatrònica Industrial',
    'Higher Vocational Training in Industrial Mechatronics',
  ],
  [
    506,
    area.communication,
    'CFGS Realización de Proyectos Audiovisuales y Espectáculos',
    "CFGS Realització de Projectes d'Audiovisuals i Espectacles",
    'Higher Vocational Training in Audiovisual Production',
  ],
];

interface Group {
  level: number;
  entries: readonly Entry[];
  /** Of each degree that does not say its own. */
  years: number;
  creditsPerYear: number;
}

const groups: readonly Group[] = [
  { level: level.grado, entries: bachelors, years: 4, creditsPerYear: 60 },
  { level: level.master, entries: masters, years: 1, creditsPerYear: 60 },
  { level: level.doctorado, entries: doctorates, years: 3, creditsPerYear: 0 },
  { level: level.gradoMedio, entries: intermediateCycles, years: 2, creditsPerYear: 0 },
  { level: level.gradoSuperior, entries: higherCycles, years: 2, creditsPerYear: 60 },
];

function degreesOf(group: Group): DegreeInfo[] {
  const vocational = vocationalLevels.has(group.level);
  return group.entries.map(([id, areaId, es, ca, en, years = group.years]) => ({
    id,
    area: areaId,
    level: group.level,
    kind: vocational ? studyKind.vocational : studyKind.official,
    branch: vocational ? branch.vocational : (branchOfArea[areaId] ?? branch.social),
    years,
    credits: years * group.creditsPerYear,
    es,
    ca,
    en,
  }));
}

/** Every degree of the university. */
export const degrees: readonly DegreeInfo[] = groups.flatMap(degreesOf);

const byId = new Map(degrees.map((degree) => [degree.id, degree]));

export function degreeById(id: number | undefined): DegreeInfo | undefined {
  return id === undefined ? undefined : byId.get(id);
}

/** A degree as the interface gives it. */
export function degreeIn(degree: DegreeInfo, language: Language): Degree {
  const { id, area: idAmbito, level: idNivel, kind: idTipoFormacion } = degree;
  return { idTitulacion: id, descripcion: textIn(degree, language), idAmbito, idNivel, idTipoFormacion };
}
