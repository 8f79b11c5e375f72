import { type Rule, unlessEmpty, type ValidationMessage } from './rule.ts';

/** Exactly one @ with something before it, a dot within what follows it, no blanks and no accented letters. */
export function isEmail(value: string): boolean {
  return /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(value) && !/\p{M}/u.test(value.normalize('NFD'));
}

function emailRule(message: ValidationMessage): Rule {
  return unlessEmpty((value) => (isEmail(value) ? undefined : message));
}

/** Email of a form. */
export const emailField: Rule = emailRule('validation.emailField');

/** Email of the sign-in and password pages, which word it in another way. */
export const emailOfSignIn: Rule = (value) =>
  value.trim() === '' ? 'validation.emailMissing' : emailRule('validation.emailOfSignIn')(value);
