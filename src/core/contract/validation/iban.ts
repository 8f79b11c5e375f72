import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { type Rule, unlessEmpty } from './rule.ts';

/** Number of characters of each input box of a Spanish IBAN. */
export const ibanBoxes = [4, 4, 4, 2, 10] as const;

/** Normalizes an IBAN: capitals, without blanks, dashes and the word "IBAN" that banks print before it. */
export function normalizeIban(value: string): string {
  return electronicFormatIBAN(value.replace(/^\s*iban[\s:.]*(?=[a-z]{2}\d\d)/i, '')) ?? '';
}

/** Spreads a pasted IBAN over the boxes; excess characters are dropped. */
export function spreadIban(value: string): string[] {
  let rest = normalizeIban(value);
  return ibanBoxes.map((size) => {
    const box = rest.slice(0, size);
    rest = rest.slice(size);
    return box;
  });
}

/** Requires an IBAN of any country, with its check digits. */
export const iban: Rule = unlessEmpty((value) =>
  isValidIBAN(normalizeIban(value)) ? undefined : 'validation.malformed',
);
