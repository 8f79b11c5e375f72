import { type Rule, unlessEmpty } from './rule.ts';

/** Without blanks, slashes, points and dashes: as it is stored. */
export function normalizeSocialSecurity(value: string): string {
  return value.replace(/[\s./-]/g, '');
}

/**
 * The two control digits of a number of the Spanish social security, from its province (two digits) and its eight
 * digits: what is left when both together are divided by 97. Zeros at the front of a number below ten million are
 * not written there, so that the province stands before seven digits.
 */
export function socialSecurityControl(province: number, number: number): string {
  const together = province * (number < 10_000_000 ? 10_000_000 : 100_000_000) + number;
  return String(together % 97).padStart(2, '0');
}

/** A number of the Spanish social security: twelve digits, of which the last two follow from the others. */
export const socialSecurityNumber: Rule = unlessEmpty((value) => {
  const [, province, number, control] = /^(\d\d)(\d{8})(\d\d)$/.exec(normalizeSocialSecurity(value)) ?? [];
  const isSomebodys = Number(province) > 0 && Number(number) > 0;
  const isRight = control === socialSecurityControl(Number(province), Number(number));
  return control && isSomebodys && isRight ? undefined : 'validation.socialSecurity';
});
