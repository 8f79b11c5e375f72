/** Formats an account for print, in groups of four. */
export const ibanInGroups = (iban: string): string => iban.replaceAll(' ', '').replace(/.{4}(?=.)/g, '$& ');
