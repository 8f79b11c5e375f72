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

/** Fields that `ciega` also withholds, until the candidate is invited to an interview or selected. */
const identifying = [
  'nombre',
  'apellidos',
  'urlImagenPerfil',
  'email',
  'telefonoMovil',
  'telefonoFijo',
  'enlaceLinkedin',
  'enlacePortfolio',
  'enlace',
  'presentacion',
  'documentos',
  'certificados',
  'adjunto',
  'urlCV',
] as const;

export type WithheldField = (typeof sensitive)[number] | (typeof identifying)[number];

/**
 * Lists the withheld fields of a candidate with the state that reveals each. A field once shown stays
 * visible.
 * @param states every state that the candidacy is or has been in
 */
export function withheldFields(
  view: CandidateView,
  states: readonly number[],
): (WithheldFields & { campo: WithheldField })[] {
  const rows = (
    fields: readonly WithheldField[],
    hastaEstado: number,
  ): (WithheldFields & { campo: WithheldField })[] => fields.map((campo) => ({ campo, hastaEstado }));
  const isSelected = states.includes(selected);
  if (view === 'completa' || isSelected) return [];
  const isNameShown = view === 'esencial' || states.includes(interview);
  return [...(isNameShown ? [] : rows(identifying, interview)), ...rows(sensitive, selected)];
}

/** States that reveal more to the company, starting with the state in which the company receives the candidacy. */
export const viewSteps = {
  completa: [sentToCompany],
  esencial: [sentToCompany, selected],
  ciega: [sentToCompany, interview, selected],
} as const satisfies Record<CandidateView, readonly number[]>;

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
