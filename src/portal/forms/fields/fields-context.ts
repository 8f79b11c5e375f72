import { createContext, use } from 'react';
import { flagsOf, type GroupFlags } from '#core/brand/field-flags.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { AnyField } from './field-kinds.ts';
import { flagKey } from './form-of.ts';
import { isOffered, isRequired, noFlags } from './field-options.ts';

/** Shared state of the fields of a group. */
export interface FieldsScope {
  flags: GroupFlags;
  /** Message ids of labels, by field name. */
  labels: Readonly<Record<string, MessageId>>;
  /** Texts that replace labels, by field name; for the fields of rows. */
  labelTexts?: Readonly<Record<string, string>> | undefined;
  /** Declared fields by name. */
  fields?: Readonly<Record<string, AnyField>>;
  /** The record does not exist yet. */
  isNew?: boolean;
}

export const FieldsContext = createContext<FieldsScope | null>(null);

/** State of a field by the brand's flags: offered as an input, fixed as text, or `undefined` if hidden. */
export type BrandField =
  { kind: 'offered' | 'fixed'; name: string; label: string; optional: boolean } | undefined;

/** Returns whether a field of the group is required; false for fields outside of a group. */
export function useNeeded(): (name: string) => boolean {
  const scope = use(FieldsContext);
  return (name) => {
    const field = scope?.fields?.[name];
    // A brand cannot require a checkbox to be ticked.
    if (!field || (field.kind === 'tick' && !field.own)) return false;
    return isRequired(name, field, scope?.flags ?? noFlags);
  };
}

export function useBrandField(name: string): BrandField {
  const scope = use(FieldsContext);
  const { t } = usePage().format;
  if (!scope) throw new Error('A field stands outside of its group');
  const { flags, labels, labelTexts, fields, isNew = false } = scope;
  const id = labels[name];
  const label = labelTexts?.[name] ?? (id && t(id));
  if (!label) throw new Error(`The field ${name} has no label`);
  const field = fields?.[name];
  if (field?.own) return { kind: 'offered', name, label, optional: field.own === 'optional' };
  const key = field ? flagKey(name, field) : name;
  const { visible, required } = flagsOf(flags, key);
  if (!visible) return undefined;
  const isOpen = isOffered(flags, key, isNew);
  if (!isOpen && isNew) return undefined;
  return { kind: isOpen ? 'offered' : 'fixed', name, label, optional: !required };
}
