import { createContext, use } from 'react';
import { flagsOf, type GroupFlags } from '#brand/field-flags.ts';
import type { MessageId } from '#i18n/messages.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { isOffered } from './form-values.ts';

/** What the fields of a group have in common. */
export interface FieldsScope {
  flags: GroupFlags;
  /** Labels by the keys of the fields. */
  labels: Readonly<Record<string, MessageId>>;
  /** What is edited is new: there is nothing of it yet. */
  isNew?: boolean;
}

export const FieldsContext = createContext<FieldsScope | null>(null);

/** A field as the brand wants it: to be filled in, as text, or not at all. */
export type BrandField =
  { kind: 'offered' | 'fixed'; name: string; label: string; optional: boolean } | undefined;

export function useBrandField(name: string): BrandField {
  const scope = use(FieldsContext);
  const { t } = usePage().format;
  if (!scope) throw new Error('A field stands outside of its group');
  const { flags, labels, isNew = false } = scope;
  const { visible, required } = flagsOf(flags, name);
  const label = labels[name];
  if (!label) throw new Error(`The field ${name} has no label`);
  if (!visible) return undefined;
  const isOpen = isOffered(flags, name, isNew);
  if (!isOpen && isNew) return undefined;
  return { kind: isOpen ? 'offered' : 'fixed', name, label: t(label), optional: !required };
}
