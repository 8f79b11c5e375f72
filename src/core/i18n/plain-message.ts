import type { CompiledMessage, MessageValues } from './formatter.ts';

// Types of the parts of a syntax tree that are filled in here.
const literal = 0;
const placeholder = 1;
const plural = 6;
const pound = 7;

type Part = Exclude<CompiledMessage, string>[number];

/**
 * Whether a text has nothing but placeholders and plurals of a number, so that `fillPlainMessage` gives what a formatter
 * would.
 */
export const isPlainMessage = (message: CompiledMessage): boolean =>
  typeof message === 'string' ||
  message.every((part) =>
    part.type === plural
      ? part.offset === 0 &&
        part.pluralType === 'cardinal' &&
        Object.values(part.options).every(({ value }) => isPlainMessage(value))
      : part.type === literal || part.type === placeholder || part.type === pound,
  );

/** Fills the placeholders of a plain text, and chooses the forms of its plurals. */
export function fillPlainMessage(message: CompiledMessage, values: MessageValues, locale: string): string {
  if (typeof message === 'string') return message;
  const fill = (parts: readonly Part[], count?: number): string =>
    parts
      .map((part) => {
        if (part.type === literal) return part.value;
        if (part.type === pound) return new Intl.NumberFormat(locale).format(count ?? 0);
        const value = 'value' in part ? values[part.value] : undefined;
        if (part.type !== plural) return String(value ?? '');
        const number = Number(value);
        const form =
          part.options[`=${number}`] ??
          part.options[new Intl.PluralRules(locale).select(number)] ??
          part.options.other;
        return form ? fill(form.value, number) : '';
      })
      .join('');
  return fill(message);
}
