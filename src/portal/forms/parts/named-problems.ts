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
    const [of = '', ...rest] = campo.split('.');
    const isOwn = rest.length > 0 && (form === undefined || of === form || parts.includes(of));
    const key = isOwn ? rest.join('.') : campo;
    return [campo, fields[key] ?? key].flat().find((name) => name in shown);
  };
  const named: NamedProblems = { problems: {}, hasOthers: false };
  for (const campo of campos) {
    const key = fieldOf(campo);
    if (key) named.problems[key] = required(shown[key]) ?? 'validation.malformed';
    else named.hasOthers = true;
  }
  return named;
}
