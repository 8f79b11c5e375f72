import { flagsOf, type GroupFlags } from '#core/brand/field-flags.ts';
import type { AnyField } from './field-kinds.ts';
import { type DeclaredForm, flagKey } from './form-of.ts';

/** Nothing is hidden, fixed or required by a brand: of a form whose fields are all its own. */
export const noFlags: GroupFlags = { hidden: [], fixed: [], required: [] };

/** What besides its values a form depends on. */
export interface FormTerms {
  /** Of its group in the brand file; of a form without one, nothing is hidden, fixed or required. */
  flags: GroupFlags;
  /** There is nothing yet of what is edited. */
  isNew?: boolean;
}

/**
 * Whether a form offers a field: the brand shows it and lets people change it. What is new has no value to show, so
 * there a field that cannot be changed later is offered if it has to be filled in.
 */
export function isOffered(flags: GroupFlags, key: string, isNew = false): boolean {
  const { visible, editable, required: isRequired } = flagsOf(flags, key);
  return visible && (editable || (isNew && isRequired));
}

/** Whether a form offers one of its fields: what no brand decides about, always. */
export function offers(key: string, field: AnyField, { flags, isNew }: FormTerms): boolean {
  return field.own !== undefined || isOffered(flags, flagKey(key, field), isNew);
}

/** Whether a form would have nothing to change: none of its fields is offered. */
export function isFixedForm({ fields }: Pick<DeclaredForm, 'fields'>, terms: FormTerms): boolean {
  return !Object.entries(fields).some(([key, field]) => field.kind !== 'aside' && offers(key, field, terms));
}

/** Whether a field has to be filled in. */
export function isRequired(key: string, field: AnyField, flags: GroupFlags): boolean {
  return field.own ? field.own === 'required' : flagsOf(flags, flagKey(key, field)).required;
}
