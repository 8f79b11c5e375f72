import type { CallName } from './index.ts';

/** Keys that no answer has. */
const secrets = ['password', 'passwordActual'] as const;

/** Keys of a person that companies are not sent: bank account, health, identity number, private documents. */
const ofPeople = [
  'iban',
  'discapacidad',
  'numeroSeguridadSocial',
  'numeroDocumento',
  'dni',
  'documentosPrivados',
] as const;

/** Calls by which a company reads candidates and students of placements. */
const aboutPeople: ReadonlySet<string> = new Set<CallName>([
  'dameDatosProceso',
  'dameCandidato',
  'damePracticas',
  'dameAnexosPracticas',
]);

/** Calls by which a centre reads requests of students, with `dni` only in accepted ones. */
const aboutRequests: ReadonlySet<string> = new Set<CallName>([
  'dameSolicitudesPracticasEducacion',
  'dameSolicitudPractica',
]);

/** Keys that the answer of a call must not have at any depth (`x-never` in the description). */
export function neverSentBy(name: string): readonly string[] {
  if (aboutPeople.has(name)) return [...secrets, ...ofPeople];
  return aboutRequests.has(name) ? [...secrets, ...ofPeople.filter((key) => key !== 'dni')] : secrets;
}
