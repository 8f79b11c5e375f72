import { type Rule, unlessEmpty } from './rule.ts';

/** Number of digits of a phone number. */
const phoneDigits = { min: 9, max: 15 } as const;

/** Requires digits and blanks, optionally after a +. */
export const phone: Rule = unlessEmpty((value) => {
  const digits = value.replace(/\D/g, '').length;
  if (!/^\+?[\d ]+$/.test(value)) return 'validation.malformed';
  if (digits < phoneDigits.min) return 'validation.tooShort';
  return digits > phoneDigits.max ? 'validation.phoneTooLong' : undefined;
});
