import type { BrandSettings } from '#core/brand/brand.ts';
import type { CandidateCv } from '#core/contract/entities/cv.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';

/** What companies see of a candidate, as the brand says. */
export type CandidateView = BrandSettings['vistaCandidato'];

export type WithheldFields = NonNullable<Candidate['oculto']>[number];

/** The state of a candidacy (estadosCandidaturasAlumno) with which a company sees it, and those that open more of it. */
export const sentToCompany = 3;
const interview = 6;
const selected = 8;

/** What the view `esencial` holds back until someone has been selected. */
const sensitive = ['fechaNacimiento', 'lugarNacimiento', 'genero', 'nacionalidades', 'direccion'] as const;

/** What `ciega` holds back in addition, until someone has been invited to an interview or selected. */
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
 * What is held back of a candidate, and until which state. What has once been shown stays so.
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
  const isKnown = view === 'esencial' || states.includes(interview);
  return [...(isKnown ? [] : rows(identifying, interview)), ...rows(sensitive, selected)];
}

/** States with which a company gets to see more, from when it is sent the candidacy. */
export const viewSteps = {
  completa: [sentToCompany],
  esencial: [sentToCompany, selected],
  ciega: [sentToCompany, interview, selected],
} as const satisfies Record<CandidateView, readonly number[]>;

/** Keys of the CV that go with a field of another name. */
const keysOf: Partial<Record<WithheldField, readonly string[]>> = {
  apellidos: ['apellido1', 'apellido2'],
  direccion: ['tipoVia', 'direccion', 'numero', 'piso', 'puerta', 'observaciones'],
};

function without<T extends object>(values: T, keys: ReadonlySet<string>): T {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key))) as T;
}

/** A CV without what is held back. */
export function withoutWithheldFields(cv: CandidateCv, held: readonly { campo: string }[]): CandidateCv {
  const keys = new Set(held.flatMap(({ campo }) => keysOf[campo as WithheldField] ?? [campo]));
  const { personales, profesional, documentos, certificados, ...rest } = cv;
  return {
    ...without(rest, keys),
    personales: without(personales, keys),
    profesional: {
      ...without(profesional, keys),
      experiencia: profesional.experiencia.map((it) => without(it, keys)),
    },
    documentos: keys.has('documentos') ? [] : documentos,
    certificados: keys.has('certificados') ? [] : certificados,
  };
}

/** Initials by which someone is called whose name is held back, e.g. `Z. P.`. */
export function initialsOf(...names: readonly string[]): string {
  const [first, surname] = names.map((name) => [...name.trim()][0]?.toLocaleUpperCase('es'));
  return [first, surname].flatMap((letter) => (letter ? [`${letter}.`] : [])).join(' ');
}
