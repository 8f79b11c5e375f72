import { required } from '#core/contract/validation/text.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { NamedProblems, WireNames } from '../form/wire-names.ts';

/**
 * Maps the `campos` of an answer with status 15 to problems of the sent form: required for an empty field, malformed
 * for a filled one.
 * @param shown values of the rendered fields
 */
export function namedProblems(
  campos: readonly string[],
  shown: FormValues,
  { form, parts = [], fields = {} }: WireNames = {},
): NamedProblems {
  const fieldOf = (campo: string): string | undefined => {
    // Ignores the indexes of list entries, so that an entry maps to the field of its list.
    const names = campo.split(/[.[\]]+/).filter((name) => /\D/.test(name));
    const [first = ''] = names;
    const isOwn = names.length === 1 || form === undefined || [form, ...parts].includes(first);
    return names
      .toReversed()
      .flatMap((key) => (isOwn ? (fields[key] ?? key) : []))
      .find((name) => Object.hasOwn(shown, name));
  };
  const problems: NamedProblems['problems'] = {};
  const others: string[] = [];
  for (const campo of campos) {
    const key = fieldOf(campo.trim());
    if (key) problems[key] = required(shown[key]) ?? 'validation.malformed';
    else if (/\p{L}/u.test(campo)) others.push(campo.trim());
  }
  return { problems, others };
}
