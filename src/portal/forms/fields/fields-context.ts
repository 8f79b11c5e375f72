import { createContext, use } from 'react';
import { flagsOf, type GroupFlags } from '#core/brand/field-flags.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { AnyField } from './field-kinds.ts';
import { flagKey } from './form-of.ts';
import { isOffered, isRequired, noFlags } from './field-options.ts';

/** What the fields of a group have in common. */
export interface FieldsScope {
  flags: GroupFlags;
  /** Labels by the keys of the fields. */
  labels: Readonly<Record<string, MessageId>>;
  /** Words in the place of labels, for the fields of rows. */
  words?: Readonly<Record<string, string>> | undefined;
  /** The fields as they were declared. */
  fields?: Readonly<Record<string, AnyField>>;
  /** What is edited is new: there is nothing of it yet. */
  isNew?: boolean;
}

export const FieldsContext = createContext<FieldsScope | null>(null);

/** A field as the brand wants it: to be filled in, as text, or not at all. */
export type BrandField =
  { kind: 'offered' | 'fixed'; name: string; label: string; optional: boolean } | undefined;

/** Whether a field of the group has to be filled in; of fields outside of a group none is known to. */
export function useNeeded(): (name: string) => boolean {
  const scope = use(FieldsContext);
  return (name) => {
    const field = scope?.fields?.[name];
    // A brand cannot ask for a yes.
    if (!field || (field.kind === 'tick' && !field.own)) return false;
    return isRequired(name, field, scope?.flags ?? noFlags);
  };
}

export function useBrandField(name: string): BrandField {
  const scope = use(FieldsContext);
  const { t } = usePage().format;
  if (!scope) throw new Error('A field stands outside of its group');
  const { flags, labels, words, fields, isNew = false } = scope;
  const id = labels[name];
  const label = words?.[name] ?? (id && t(id));
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
