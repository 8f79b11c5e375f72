/*
 * The story shared by all examples: Ana Martí studies computer science, applies to a placement offer of
 * Tramuntana Digital, is interviewed and selected, and does the placement with Laia Vidal as her tutor. All
 * of it is fictitious.
 */

/** Without a host: below the server, whichever a mock has, and not at one that the policy of a page stops. */
const files = '/api/ficheros';

export const student = {
  nombre: 'Ana',
  apellido1: 'Martí',
  apellido2: 'Soler',
  apellidos: 'Martí Soler',
  dni: '12345678Z',
  nacimiento: '2003-05-17',
  email: 'ana.marti@correo.example',
  emailEstudiante: 'ana.marti@alumnos.universidad.example',
  movil: '+34 600 123 456',
  fijo: '+34 971 123 456',
  iban: 'ES9121000418450200051332',
  seguridadSocial: '071234567885',
  foto: `${files}/foto-ana-marti.png`,
  cv: `${files}/cv-ana-marti.pdf`,
  portfolio: 'https://ana-marti.example',
  linkedin: 'https://www.linkedin.com/in/ana-marti',
} as const;

export const degree = 'Grado en Ingeniería Informática';

export const company = {
  id: 214,
  cif: 'B12345674',
  nombreFiscal: 'Tramuntana Digital, S. L.',
  nombreComercial: 'Tramuntana Digital',
  web: 'https://www.tramuntanadigital.example',
  iban: 'ES7921000813610123456789',
  descripcion: 'Desarrollamos aplicaciones web para el sector turístico desde 2012.',
  fundacion: 2012,
} as const;

export const place = {
  pais: 1,
  provincia: 7,
  nombreProvincia: 'Illes Balears',
  isla: 72,
  nombreIsla: 'Mallorca',
  idLocalidad: 7040,
  localidad: 'Palma',
  direccion: 'Carrer de la Marina, 12',
  cp: '07012',
} as const;

/** Contact who signs in for the company. */
export const contact = {
  id: 871,
  nombre: 'Joan',
  apellidos: 'Ferrer Pons',
  puesto: 'Responsable de personas',
  departamento: 'Personas',
  email: 'joan.ferrer@tramuntanadigital.example',
  telefono1: '+34 971 654 321',
  telefono2: '+34 600 654 321',
  nif: '87654321X',
} as const;

/** Tutor of the placement at the company. */
export const tutor = {
  id: 872,
  nombre: 'Laia',
  apellidos: 'Vidal Roca',
  email: 'laia.vidal@tramuntanadigital.example',
  telefono: '+34 971 654 322',
  dni: '11223344B',
  puesto: 'Jefa de desarrollo',
  departamento: 'Desarrollo',
  titulacion: 'Ingeniería Informática',
} as const;

/** Signatory of the company. */
export const signatory = {
  nombre: 'Marta',
  apellidos: 'Bosch Riera',
  dni: '44332211X',
  cargo: 'Gerente',
  email: 'gerencia@tramuntanadigital.example',
  telefono: '+34 971 654 320',
} as const;

export const offer = {
  id: 1042,
  url: 'practicas-en-desarrollo-web-1042',
  titulo: 'Prácticas en desarrollo web',
  descripcion: 'Formarás parte del equipo que desarrolla nuestra aplicación de reservas.',
  tareas: 'Programar y probar partes de la aplicación, con ayuda de la tutora.',
  horario: 'De lunes a viernes, de 9 a 14 h',
  desde: '2026-04-01',
  hasta: '2026-07-31',
  publicada: '2026-03-02',
  caduca: '2026-03-20',
} as const;

export const candidacy = { id: 5310, fecha: '2026-03-03T10:15', avanza: '2026-03-05T09:30' } as const;

export const placement = { id: 702, hoja: 9001, semana: '2026-04-06' } as const;

export const account = { id: 93 } as const;

export const agreement = {
  id: 655,
  fecha: '2026-02-10',
  caduca: '2030-02-10',
  enlace: `${files}/convenio-655.pdf`,
} as const;

export const workplace = { id: 31, nombre: 'Oficina de Palma' } as const;

export const programme = {
  id: 12,
  titulo: 'Prácticas en empresas tecnológicas',
  url: 'practicas-en-empresas-tecnologicas-12',
} as const;

export const event = { id: 48, url: 'feria-de-empleo-2026', titulo: 'Feria de empleo 2026' } as const;

export const survey = {
  id: 17,
  url: 'valoracion-de-las-practicas-17',
  titulo: 'Valoración de las prácticas',
} as const;

/** Session token with `nombre`, `apellidos`, `iat` and `exp` of Ana Martí; it ends in 2099, so that mocks go on working. */
export const token =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJub21icmUiOiJBbmEiLCJhcGVsbGlkb3MiOiJNYXJ0w60gU29sZXIiLCJpYXQiOjE3NzI3MDEyMDAsImV4cCI6NDA3MDkwODgwMH0.c2lnbmF0dXJl';

/** One-time code of a link. */
export const code = '7f9c2ba4e88f827d';

export const passwords = { now: 'andana2026', before: 'anterior2025' } as const;

/** Address of a file in answers. */
export const fileAt = (name: string): string => `${files}/${name}`;

/** First bytes of a PDF and of a PNG, in base64. */
export const content = { pdf: 'JVBERi0xLjcKJSVFT0YK', png: 'iVBORw0KGgo=' } as const;
