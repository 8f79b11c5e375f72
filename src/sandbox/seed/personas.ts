import type { Brand } from '#core/brand/brand.ts';

/** Someone to look at the portal as. */
export interface Persona {
  /** Stable name, for tests and links. */
  id: string;
  kind: 'alumno' | 'empresa';
  usuario: string;
  title: string;
  /** Overrides of the default values. */
  description: string;
  /** Whether signing in is refused; a one-click sign-in shows how. */
  refused?: true;
  /** Signs in with the account of the university. */
  sso?: true;
}

export const personas = [
  {
    id: 'student',
    kind: 'alumno',
    usuario: 'lucia@alumnado.example',
    title: 'Student',
    description: 'With a full CV, applications in every state and, where there are any, placements.',
  },
  {
    id: 'graduate',
    kind: 'alumno',
    usuario: 'marti@egresados.example',
    title: 'Graduate',
    description: 'Looks for a job; has no placement service.',
  },
  {
    id: 'empty-student',
    kind: 'alumno',
    usuario: 'noa@alumnado.example',
    title: 'Student with nothing',
    description: 'No studies, no CV, no applications, search not active.',
  },
  {
    id: 'vocational-student',
    kind: 'alumno',
    usuario: 'iker@ciclos.example',
    title: 'Student of vocational cycles',
    description: 'No university studies; sends weekly sheets of the placement where the brand has them.',
  },
  {
    id: 'survey-student',
    kind: 'alumno',
    usuario: 'aina@alumnado.example',
    title: 'Student with a mandatory survey',
    description: 'Cannot use the portal until it is answered.',
  },
  {
    id: 'pre-enrolment-student',
    kind: 'alumno',
    usuario: 'guillem@alumnado.example',
    title: 'Student with a pre-enrolment',
    description: 'Has a pre-enrolment (state 16) to accept or reject.',
  },
  {
    id: 'foreign-student',
    kind: 'alumno',
    usuario: 'amina@alumnado.example',
    title: 'Student from outside the European Union',
    description: 'Needs a work permit and has none: applying is refused (34).',
  },
  {
    id: 'rgpd-student',
    kind: 'alumno',
    usuario: 'paula@alumnado.example',
    title: 'Student with a pending notice',
    description: 'Has used the portal before, and has to accept the data protection notice again.',
  },
  {
    id: 'first-access',
    kind: 'alumno',
    usuario: 'oscar@alumnado.example',
    title: 'First access',
    description: 'Has never been here, and has to accept the data protection notice first.',
  },
  {
    id: 'sso-graduate',
    kind: 'alumno',
    usuario: 'berta@egresados.example',
    title: 'Graduate of the university itself',
    description: 'Must sign in with a university account; a password is refused (95).',
    sso: true,
  },
  {
    id: 'blocked-student',
    kind: 'alumno',
    usuario: 'hugo@alumnado.example',
    title: 'Blocked student',
    description: 'Signing in is refused with a message from the server (90).',
    refused: true,
  },
  {
    id: 'former-user',
    kind: 'alumno',
    usuario: 'irene@egresados.example',
    title: 'Student who has left the service',
    description: 'Signing in is refused (32).',
    refused: true,
  },
  {
    id: 'company',
    kind: 'empresa',
    usuario: 'rrhh@talleres-oller.example',
    title: 'Company',
    description: 'One company, with vacancies in every state and candidates.',
  },
  {
    id: 'group',
    kind: 'empresa',
    usuario: 'personas@grupo-nandu.example',
    title: 'Contact of several companies',
    description: 'Chooses the company when signing in.',
  },
  {
    id: 'problem-company',
    kind: 'empresa',
    usuario: 'cuentas@hilaturas-boira.example',
    title: 'Company with a problem',
    description: 'Signs in, but cannot publish vacancies (24).',
  },
  {
    id: 'unvalidated-company',
    kind: 'empresa',
    usuario: 'hola@obrador-nou.example',
    title: 'Company not validated yet',
    description: 'Signing in is refused until the university validates it (9).',
    refused: true,
  },
  {
    id: 'blocked-company',
    kind: 'empresa',
    usuario: 'admin@embargada.example',
    title: 'Blocked company',
    description: 'Signing in is refused (9).',
    refused: true,
  },
  {
    id: 'applicant-student',
    kind: 'alumno',
    usuario: 'nil@alumnado.example',
    title: 'Student about to apply',
    description: 'With a full CV, no applications yet, and vacancies to apply for.',
  },
  {
    id: 'new-company',
    kind: 'empresa',
    usuario: 'equip@bressol-digital.example',
    title: 'Company before its first vacancy',
    description: 'Has everything that a first vacancy needs, but no vacancy yet.',
  },
  {
    id: 'gap-company',
    kind: 'empresa',
    usuario: 'taller@vidre-bufat.example',
    title: 'Company with one gap',
    description: 'Lacks its registered address: nobody can be selected until it is filled in (527).',
  },
  {
    id: 'minor-student',
    kind: 'alumno',
    usuario: 'vera@ciclos.example',
    title: 'Student aged sixteen',
    description: 'With a CV: applies for vacancies that are open to minors.',
  },
  {
    id: 'minor-company',
    kind: 'empresa',
    usuario: 'taller@forja-alta.example',
    title: 'Company with a minor',
    description: 'Has selected a student aged 17 whose family has not authorised the placement yet.',
  },
] as const satisfies readonly Persona[];

export type PersonaId = (typeof personas)[number]['id'];

/** The personas that make sense for a brand. */
export function personasOf({ settings }: Brand): readonly Persona[] {
  const { sso, practicas, empleo, encuestas } = settings.modulos;
  const hasMinors = practicas && settings.menores !== 'ninguno';
  const without = new Set<PersonaId>([
    ...(sso && empleo ? [] : ['sso-graduate' as const]),
    ...(empleo ? [] : (['graduate', 'former-user'] as const)),
    ...(practicas ? [] : ['vocational-student' as const]),
    ...(hasMinors ? [] : (['minor-student', 'minor-company'] as const)),
    ...(encuestas ? [] : ['survey-student' as const]),
  ]);
  return personas.filter(({ id }) => !without.has(id));
}

export function personaOf(id: PersonaId): (typeof personas)[number] {
  const found = personas.find((persona) => persona.id === id);
  if (!found) throw new TypeError(`There is no persona called ${id}`);
  return found;
}
