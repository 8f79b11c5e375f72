import { longestPassword } from '#core/contract/constants.ts';
import { type Rule } from './rule.ts';

const shortest = 8;

/** Requires a strong new password: long enough, with a digit. Blanks count. */
export const newPassword: Rule = (value) => {
  if (value === '') return undefined;
  if ([...value].length < shortest) return 'validation.tooShort';
  return /\d/.test(value) && value.length <= longestPassword ? undefined : 'validation.malformed';
};

/** Requires the repetition of a password. */
export function repeats(password: string): Rule {
  return (value) => (value === password ? undefined : 'validation.passwordsDiffer');
}
