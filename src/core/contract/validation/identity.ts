import { identityDocuments } from '#core/contract/constants.ts';
import { type Rule, unlessEmpty } from './rule.ts';

/** Letters of a DNI or NIE, by the remainder of its number divided by 23. */
const controlLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

const nieDigits: Readonly<Record<string, string>> = { X: '0', Y: '1', Z: '2' };

/** Normalizes a document number for comparing and storing: capitals, without blanks, points and dashes. */
export function normalizeDocument(value: string): string {
  return value.replace(/[\s.-]/g, '').toUpperCase();
}

/** The control letter of eight digits, or of X, Y or Z and seven digits. */
export function controlLetter(number: string): string | undefined {
  if (!/^[XYZ\d]\d{7}$/.test(number)) return undefined;
  const digits = number.replace(/^[XYZ]/, (letter) => nieDigits[letter] ?? '');
  return controlLetters[Number(digits) % 23];
}

function hasControlLetter(value: string): boolean {
  const document = normalizeDocument(value);
  return document.length === 9 && controlLetter(document.slice(0, 8)) === document[8];
}

/** Requires a DNI or NIE with its control letter. */
export const dni: Rule = unlessEmpty((value) => (hasControlLetter(value) ? undefined : 'validation.dni'));

const passport: Rule = unlessEmpty((value) =>
  /^[A-Z0-9]{5,20}$/.test(normalizeDocument(value)) ? undefined : 'validation.malformed',
);

/** Rule for the number of a kind of identity document: only DNI and NIE have a control letter. */
export function identityDocument(kind: number | undefined): Rule {
  const { dni: national, nie } = identityDocuments;
  if (kind === national)
    return unlessEmpty((value) => (/^\D/.test(value.trim()) ? 'validation.dni' : dni(value)));
  if (kind === nie)
    return unlessEmpty((value) => (/^[xyz]/i.test(value.trim()) ? dni(value) : 'validation.dni'));
  return passport;
}
