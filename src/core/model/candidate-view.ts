import type { BrandSettings } from '#core/brand/brand.ts';
import type { CandidateCv } from '#core/contract/entities/cv.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';

/** How much companies see of a candidate, by the setting of the brand. */
export type CandidateView = BrandSettings['vistaCandidato'];

export type WithheldFields = NonNullable<Candidate['oculto']>[number];

/**
 * States of a candidacy (estadosCandidaturasAlumno): the one that shows it to the company, and two that
 * reveal more.
 */
export const sentToCompany = 3;
const interview = 6;
const selected = 8;

/** Fields that the view `esencial` withholds until the candidate is selected. */
const sensitive = ['fechaNacimiento', 'lugarNacimiento', 'genero', 'nacionalidades', 'direccion'] as const;

/** Photo, ways to contact somebody, and files, which have both in them. */
const reachable = [
  'urlImagenPerfil',
  'email',
  'telefonoMovil',
  'telefonoFijo',
  'enlaceLinkedin',
  'enlacePortfolio',
  'enlace',
  'documentos',
  'certificados',
  'adjunto',
  'urlCV',
] as const;

/** Fields that `ciega` also withholds, until the candidate is invited to an interview or selected. */
const identifying = ['nombre', 'apellidos', 'presentacion', ...reachable] as const;

/** Fields withheld from the company of an offer with minors until a candidate is selected, in every view. */
const protectedFields = ['fechaNacimiento', 'direccion', ...reachable] as const;

export type WithheldField = (typeof sensitive)[number] | (typeof identifying)[number];

/**
 * Lists the withheld fields of a candidate with the state that reveals each. A field once shown stays
 * visible.
 * @param states every state that the candidacy is or has been in
 * @param hasMinors whether the offer is open to minors or has one among its candidates; the same fields of
 * adults are withheld then, so that what is missing does not tell who is a minor
 */
export function withheldFields(
  view: CandidateView,
  states: readonly number[],
  hasMinors = false,
): (WithheldFields & { campo: WithheldField })[] {
  if (states.includes(selected)) return [];
  const isNameShown = view !== 'ciega' || states.includes(interview);
  const until = new Map<WithheldField, number>();
  const withhold = (fields: readonly WithheldField[], state: number): void =>
    fields.forEach((field) => until.set(field, state));
  if (!isNameShown) withhold(identifying, interview);
  if (view !== 'completa') withhold(sensitive, selected);
  if (hasMinors) withhold(protectedFields, selected);
  return [...until].map(([campo, hastaEstado]) => ({ campo, hastaEstado }));
}

/** Whether something is withheld of a candidate that only offers with minors withhold for so long. */
export const protectsMinors = (withheld: readonly { campo: string; hastaEstado: number }[]): boolean =>
  withheld.some(
    ({ campo, hastaEstado }) => hastaEstado === selected && (reachable as readonly string[]).includes(campo),
  );

/** States that reveal more to the company, starting with the state in which the company receives the candidacy. */
export function viewSteps(
  view: CandidateView,
  hasMinors = false,
): (typeof sentToCompany | typeof interview | typeof selected)[] {
  if (view === 'ciega') return [sentToCompany, interview, selected];
  return view === 'esencial' || hasMinors ? [sentToCompany, selected] : [sentToCompany];
}

/** Keys of the CV that belong to a withheld field of another name. */
const keysOf: Partial<Record<WithheldField, readonly string[]>> = {
  apellidos: ['apellido1', 'apellido2'],
  direccion: ['tipoVia', 'direccion', 'numero', 'piso', 'puerta', 'observaciones'],
};

function without<T extends object>(values: T, keys: ReadonlySet<string>): T {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key))) as T;
}

/** Copies a CV without its withheld fields. */
export function withoutWithheldFields(cv: CandidateCv, withheld: readonly { campo: string }[]): CandidateCv {
  const keys = new Set(withheld.flatMap(({ campo }) => keysOf[campo as WithheldField] ?? [campo]));
  const { personales, profesional, documentos, certificados, ...rest } = cv;
  return {
    ...without(rest, keys),
    personales: without(personales, keys),
    profesional: {
      ...without(profesional, keys),
      experiencia: profesional.experiencia.map((job) => without(job, keys)),
    },
    documentos: keys.has('documentos') ? [] : documentos,
    certificados: keys.has('certificados') ? [] : certificados,
  };
}

/** Initials that stand for a withheld name, e.g. `Z. P.`. */
export function initialsOf(...names: readonly string[]): string {
  const [first, surname] = names.map((name) => [...name.trim()][0]?.toLocaleUpperCase('es'));
  return [first, surname].flatMap((letter) => (letter ? [`${letter}.`] : [])).join(' ');
}
