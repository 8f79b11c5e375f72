/** An account as it is printed, in groups of four. */
export const ibanInGroups = (iban: string): string => iban.replaceAll(' ', '').replace(/.{4}(?=.)/g, '$& ');
