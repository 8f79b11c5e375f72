import { required } from '#core/contract/validation/text.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { NamedProblems, WireNames } from '../form/wire-names.ts';

/**
 * What the `campos` of an answer with 15 come to in the form that was sent: a field that is empty has to be filled in, and
 * what stands in another one is not taken.
 * @param shown what stands in the fields that are shown
 */
export function namedProblems(
  campos: readonly string[],
  shown: FormValues,
  { form, parts = [], fields = {} }: WireNames = {},
): NamedProblems {
  const fieldOf = (campo: string): string | undefined => {
    // Of an entry of a list, the field that takes the list.
    const names = campo.split(/[.[\]]+/).filter((name) => /\D/.test(name));
    const [first = ''] = names;
    const isOwn = names.length === 1 || form === undefined || [form, ...parts].includes(first);
    return names
      .toReversed()
      .flatMap((key) => (isOwn ? (fields[key] ?? key) : []))
      .find((name) => Object.hasOwn(shown, name));
  };
  const named: NamedProblems = { problems: {}, hasOthers: false };
  for (const campo of campos) {
    const key = fieldOf(campo.trim());
    if (key) named.problems[key] = required(shown[key]) ?? 'validation.malformed';
    else named.hasOthers = true;
  }
  return named;
}
