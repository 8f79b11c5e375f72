import { createContext, type ReactNode, use } from 'react';
import type { Formatter } from '#core/i18n/formatter.ts';
import type { FormValues } from './native-fields.ts';
import type { FormState, FormProblem } from './form-state.ts';

interface FormScope {
  form: FormState<FormValues>;
  t: Formatter['t'];
  /** Prefix of the field ids. */
  prefix: string;
  /** Advice on what a field has, which keeps nothing from being sent. */
  adviceOn?: ((name: string) => ReactNode) | undefined;
}

export const FormContext = createContext<FormScope | null>(null);

/** The form around a field. */
export function useFormScope(): FormScope {
  const scope = use(FormContext);
  if (!scope) throw new Error('A field stands outside of a form');
  return scope;
}

/** Text of a problem. */
export function textOf(problem: FormProblem, t: Formatter['t']): string {
  return typeof problem === 'object' ? problem.text : t(problem);
}

/** Id of a field's input, to which label, problem and error summary refer. */
export function fieldId(prefix: string, name: string): string {
  return `${prefix}-${name}`;
}

/** `aria-describedby` of a field: the ids of its hint, note, advice and problem, as far as present. */
export function describedBy(
  id: string,
  parts: Readonly<Partial<Record<'hint' | 'note' | 'advice' | 'problem', unknown>>>,
): string | undefined {
  const ids = Object.entries(parts).flatMap(([part, content]) => (content ? [`${id}-${part}`] : []));
  return ids.join(' ') || undefined;
}

/**
 * Focuses a field, opening collapsed parts around it and going to its step.
 * @returns whether the field exists
 */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  for (let part = field?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
  const step = field?.closest<HTMLElement>('[data-step]');
  if (step?.checkVisibility() === false) {
    // After the step has been rendered, which happens in an earlier listener.
    addEventListener('hashchange', () => field?.focus(), { once: true });
    location.hash = step.id;
  } else field?.focus();
  return field !== null;
}
