/**
 * Whether the check digits of an account are those of its other characters (ISO 7064), which they are not where something
 * was mistyped. Enough for what is stored already; forms hold an account against the format of its country, too
 * (`iban.ts`), by a table that is not worth loading to show one.
 */
export function hasCheckDigits(account: string): boolean {
  const characters = account.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(characters)) return false;
  const turned = characters.slice(4) + characters.slice(0, 4);
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
