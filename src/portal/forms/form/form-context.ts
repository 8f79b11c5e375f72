import { createContext, use } from 'react';
import type { Formatter } from '#core/i18n/formatter.ts';
import type { FormValues } from './native-fields.ts';
import type { FormState, FormProblem } from './use-form.ts';

interface FormScope {
  form: FormState<FormValues>;
  t: Formatter['t'];
  /** Beginning of the ids of the fields. */
  prefix: string;
}

export const FormContext = createContext<FormScope | null>(null);

/** The form that a field stands in. */
export function useFormScope(): FormScope {
  const scope = use(FormContext);
  if (!scope) throw new Error('A field stands outside of a form');
  return scope;
}

/** The words of a problem. */
export function textOf(problem: FormProblem, t: Formatter['t']): string {
  return typeof problem === 'object' ? problem.text : t(problem);
}

/** Id of a field, which its label, its problem and the summary refer to. */
export function fieldId(prefix: string, name: string): string {
  return `${prefix}-${name}`;
}

/** Ids of what is read out with a field: its help, its note and its problem, those that are there. */
export function describedBy(
  id: string,
  parts: Readonly<Partial<Record<'hint' | 'note' | 'problem', unknown>>>,
): string | undefined {
  const ids = Object.entries(parts).flatMap(([part, content]) => (content ? [`${id}-${part}`] : []));
  return ids.join(' ') || undefined;
}

/** Puts the focus on a field, wherever it is folded away; gives whether it is there. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  for (let part = field?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
  field?.focus();
  return field !== null;
}
