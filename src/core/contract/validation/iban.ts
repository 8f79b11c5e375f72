import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { type Rule, unlessEmpty } from './rule.ts';

/** Characters of each box of a Spanish IBAN. */
export const ibanBoxes = [4, 4, 4, 2, 10] as const;

/** Without blanks, dashes and the word that banks print before it, in capitals. */
export function normalizeIban(value: string): string {
  return electronicFormatIBAN(value.replace(/^\s*iban[\s:.]*(?=[a-z]{2}\d\d)/i, '')) ?? '';
}

/** A pasted IBAN spread over the boxes; what is too much is dropped. */
export function spreadIban(value: string): string[] {
  let rest = normalizeIban(value);
  return ibanBoxes.map((size) => {
    const box = rest.slice(0, size);
    rest = rest.slice(size);
    return box;
  });
}

/** An IBAN of any country, with its check digits. */
export const iban: Rule = unlessEmpty((value) =>
  isValidIBAN(normalizeIban(value)) ? undefined : 'validation.malformed',
);
