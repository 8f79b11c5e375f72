import type { Rule } from './rule.ts';

/** Lengths of the forms, in characters. */
export const lengths = {
  text: { min: 3, max: 150 },
  /** Postal address for invoices, and the yearly order number (which has no lower limit). */
  long: { min: 3, max: 250 },
  presentacion: 2000,
  observaciones: 1000,
} as const;

/** Characters that turn the direction of what follows: no language needs them in a field, and they make texts lie. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text as it is sent: without blanks at both ends, and without characters that turn its direction, which come along
 * unseen with copied phone numbers. Empty where nothing of it can be seen.
 */
export const visibleText = (text: string): string => visibleLines(text).trim();

/** The same, where blanks and empty lines at both ends count. */
export function visibleLines(text: string): string {
  return /[^\s\p{DI}]/u.test(text) ? text.replace(directions, '') : '';
}

/** Something other than blanks must be there; of a list, at least one entry; of a box, the tick. */
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
 * At least `min` characters, blanks at both ends aside.
 * @param except shorter texts that are right, in capitals
 */
export function minLength(min: number, except: readonly string[] = []): Rule {
  return (value) => {
    const text = value.trim();
    const isShort = text.length > 0 && text.length < min && !except.includes(text.toUpperCase());
    return isShort ? 'validation.tooShort' : undefined;
  };
}

/** At most `max` characters. Fields stop there by themselves, so it only says that the value cannot be right. */
export function maxLength(max: number): Rule {
  return (value) => (value.length > max ? 'validation.malformed' : undefined);
}
