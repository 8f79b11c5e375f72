import type { ValidationMessage } from '#core/contract/validation/rule.ts';

/** What servers call a form and its fields, where that is not what they are called here. */
export interface WireNames {
  /** Name before the keys of this form (`oferta.titulo`); without it, every name before a key is of this form. */
  form?: string;
  /** Objects of the request whose keys are fields of the form. */
  parts?: readonly string[];
  /** Fields by their keys in the request; of several, the one that is shown is meant. */
  fields?: Readonly<Record<string, string | readonly string[]>>;
}

/** What is wrong with fields that the server has named. */
export interface NamedProblems {
  problems: Record<string, ValidationMessage>;
  /** Whether something is named that the form does not show. */
  hasOthers: boolean;
}
