import type { FormValues } from './native-fields.ts';

/** What servers call a form and its fields, where that is not what they are called here. */
export interface WireNames {
  /** Name before the keys of this form (`oferta.titulo`); without it, every name before a key is of this form. */
  form?: string;
  /** Objects of the request whose keys are fields of the form. */
  parts?: readonly string[];
  /** Fields by their keys in the request; of several, the one that is shown is meant. */
  fields?: Readonly<Record<string, string | readonly string[]>>;
}

interface NamedProblems {
  problems: Record<string, 'validation.required' | 'validation.malformed'>;
  /** Whether something is named that the form does not show. */
  hasOthers: boolean;
}

const isEmpty = (value: unknown): boolean => value === false || String(value ?? '').trim() === '';

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
  const found = campos.map(fieldOf);
  return {
    problems: Object.fromEntries(
      found.flatMap((key) =>
        key === undefined
          ? []
          : [[key, isEmpty(shown[key]) ? 'validation.required' : 'validation.malformed']],
      ),
    ),
    hasOthers: found.includes(undefined),
  };
}
