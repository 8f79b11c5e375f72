import type { ValidationMessage } from '#core/contract/validation/rule.ts';

/** Wire names of a form and its fields, as far as they differ from the names here. */
export interface WireNames {
  /** Prefix of this form's keys (`oferta.titulo`); if absent, any prefix counts as this form's. */
  form?: string;
  /** Nested objects of the request whose keys are fields of the form. */
  parts?: readonly string[];
  /** Fields by their keys in the request; of several, the rendered one is meant. */
  fields?: Readonly<Record<string, string | readonly string[]>>;
}

/** Problems of the fields that the server named. */
export interface NamedProblems {
  problems: Record<string, ValidationMessage>;
  /** Wire names without a rendered field. */
  others: readonly string[];
}
