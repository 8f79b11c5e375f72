import { flagsOf, type GroupFlags } from '#core/brand/field-flags.ts';
import type { AnyField } from './field-kinds.ts';
import { type DeclaredForm, flagKey } from './form-of.ts';

/** Flags that hide, fix and require nothing, for a form without a group in the brand file. */
export const noFlags: GroupFlags = { hidden: [], fixed: [], required: [] };

/** Conditions, apart from its values, that decide about the fields of a form. */
export interface FormFacts {
  /** Flags of the form's group in the brand file; `noFlags` for a form without a group. */
  flags: GroupFlags;
  /** The record does not exist yet. */
  isNew?: boolean;
}

/**
 * Whether the brand's flags allow to fill in a field: it is visible and editable. In a new record a required field is
 * offered even if it is not editable later, because it has no value yet.
 */
export function isOffered(flags: GroupFlags, key: string, isNew = false): boolean {
  const { visible, editable, required: isRequired } = flagsOf(flags, key);
  return visible && (editable || (isNew && isRequired));
}

/** Whether a form offers one of its fields; an `own` field always. */
export function offers(key: string, field: AnyField, { flags, isNew }: FormFacts): boolean {
  return field.own !== undefined || isOffered(flags, flagKey(key, field), isNew);
}

/** Whether a form offers none of its fields. */
export function isFixedForm({ fields }: Pick<DeclaredForm, 'fields'>, facts: FormFacts): boolean {
  return !Object.entries(fields).some(([key, field]) => field.kind !== 'aside' && offers(key, field, facts));
}

/** Whether a field is required, by its declaration or by the brand. */
export function isRequired(key: string, field: AnyField, flags: GroupFlags): boolean {
  return field.own ? field.own === 'required' : flagsOf(flags, flagKey(key, field)).required;
}
