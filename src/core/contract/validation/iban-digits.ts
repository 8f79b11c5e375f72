/**
 * Whether the check digits of an account match its other characters (ISO 7064), which they do not after a
 * typing error. Enough for stored accounts; forms also check the format of the country (`iban.ts`), by a
 * table too large to load for display.
 */
export function hasCheckDigits(account: string): boolean {
  const characters = account.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(characters)) return false;
  const rotated = characters.slice(4) + characters.slice(0, 4);
  const digits = rotated.replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
