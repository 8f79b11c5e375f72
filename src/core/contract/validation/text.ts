import type { Rule } from './rule.ts';

/** Lengths of form texts, in characters. */
export const lengths = {
  text: { min: 3, max: 150 },
  /** Postal address for invoices, and the yearly order number (which has no lower limit). */
  long: { min: 3, max: 250 },
  presentacion: 2000,
  observaciones: 1000,
} as const;

/**
 * Characters that override the direction of the text after them: no language needs them in a field, and they
 * disguise texts.
 */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Cleans a text for sending: trims blanks, and removes direction overrides, which come along invisibly with
 * copied phone numbers. Empty where no visible character is left.
 */
export const visibleText = (text: string): string => visibleLines(text).trim();

/** Cleans like `visibleText`, but keeps surrounding blanks and empty lines. */
export function visibleLines(text: string): string {
  return /[^\s\p{DI}]/u.test(text) ? text.replace(directions, '') : '';
}

/** Requires a value: a text that is not blank, a non-empty list, a ticked box. */
export const required: Rule<string | number | boolean | readonly unknown[] | null | undefined> = (value) => {
  const missing =
    value === undefined ||
    value === null ||
    value === false ||
    (typeof value === 'string' && visibleText(value) === '') ||
    (Array.isArray(value) && value.length === 0);
  return missing ? 'validation.required' : undefined;
};

/**
 * Requires at least `min` characters, without surrounding blanks.
 * @param except shorter texts that are valid, in capitals
 */
export function minLength(min: number, except: readonly string[] = []): Rule {
  return (value) => {
    const text = value.trim();
    const isShort = text.length > 0 && text.length < min && !except.includes(text.toUpperCase());
    return isShort ? 'validation.tooShort' : undefined;
  };
}

/**
 * Requires at most `max` characters. Fields limit their input themselves, so the message only names the value
 * malformed.
 */
export function maxLength(max: number): Rule {
  return (value) => (value.length > max ? 'validation.malformed' : undefined);
}
