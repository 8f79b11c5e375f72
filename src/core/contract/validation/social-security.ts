import { type Rule, unlessEmpty } from './rule.ts';

/** Normalizes a number for storing: without blanks, slashes, points and dashes. */
export function normalizeSocialSecurity(value: string): string {
  return value.replace(/[\s./-]/g, '');
}

/**
 * Computes the two control digits of a Spanish social security number from its province (two digits) and its
 * eight digits: the remainder of both combined, divided by 97. Leading zeros of a number below ten million
 * are dropped, so that the province precedes seven digits.
 */
export function socialSecurityControl(province: number, number: number): string {
  const combined = province * (number < 10_000_000 ? 10_000_000 : 100_000_000) + number;
  return String(combined % 97).padStart(2, '0');
}

/** Requires a Spanish social security number: twelve digits, the last two of which are computed from the others. */
export const socialSecurityNumber: Rule = unlessEmpty((value) => {
  const [, province, number, control] = /^(\d\d)(\d{8})(\d\d)$/.exec(normalizeSocialSecurity(value)) ?? [];
  const isAssigned = Number(province) > 0 && Number(number) > 0;
  const isControlRight = control === socialSecurityControl(Number(province), Number(number));
  return control && isAssigned && isControlRight ? undefined : 'validation.socialSecurity';
});
