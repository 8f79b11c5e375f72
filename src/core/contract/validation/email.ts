import { type Rule, unlessEmpty, type ValidationMessage } from './rule.ts';

/** Whether a text has exactly one @ with something before it, a dot after it, no blanks and no accented letters. */
export function isEmail(value: string): boolean {
  return /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(value) && !/\p{M}/u.test(value.normalize('NFD'));
}

function emailRule(message: ValidationMessage): Rule {
  return unlessEmpty((value) => (isEmail(value) ? undefined : message));
}

/** Rule for an e-mail address in a form. */
export const emailField: Rule = emailRule('validation.emailField');

/** Rule for an e-mail address on sign-in and password pages, which have their own texts. */
export const emailOfSignIn: Rule = (value) =>
  value.trim() === '' ? 'validation.emailMissing' : emailRule('validation.emailOfSignIn')(value);
