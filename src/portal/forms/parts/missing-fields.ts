import type { CallFailure } from '#portal/data/client/result.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { Problems } from '../form/use-form.ts';

/**
 * What an answer with 15 names of the form that was sent: a field that is empty has to be filled in, and what stands in
 * another one is not taken. Nothing of any other answer, or of a server that names nothing.
 * @param values what stands in the fields that are shown
 * @param form what the answer calls the form that was sent; without it whatever the answer names is of that form
 */
export function namedProblems<V extends FormValues>(
  failure: CallFailure,
  values: Partial<V>,
  form?: string,
): Problems<V> {
  const named = (failure.kind === 'error' && failure.campos) || [];
  const keyOf = (name: string): string => {
    const [of, ...rest] = name.split('.');
    return rest.length > 0 && (form === undefined || of === form) ? rest.join('.') : name;
  };
  const isEmpty = (value: unknown): boolean => value === false || String(value ?? '').trim() === '';
  const own = named.map(keyOf).filter((key) => key in values);
  return Object.fromEntries(
    own.map((key) => [key, isEmpty(values[key]) ? 'validation.required' : 'validation.malformed']),
  ) as Problems<V>;
}
