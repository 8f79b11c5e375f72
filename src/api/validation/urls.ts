import { type Rule, unlessEmpty, type ValidationMessage } from './rule.ts';

function parse(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

/** An address of the web, with a host that has a dot, and without user name and password. */
export function isWebAddress(value: string): boolean {
  const url = parse(value);
  return (
    url !== undefined &&
    /^https?:\/\/[^/\s]/i.test(value) &&
    !/\s/.test(value) &&
    /[^.]\.[^.]/.test(url.hostname) &&
    url.username === '' &&
    url.password === ''
  );
}

function isLinkedinAddress(value: string): boolean {
  const url = isWebAddress(value) ? parse(value) : undefined;
  return (
    url?.protocol === 'https:' &&
    /^(?:[a-z0-9-]+\.)*linkedin\.com$/.test(url.hostname) &&
    /^\/(?:in|company)\/[^/]/.test(url.pathname)
  );
}

function addressRule(accepts: (value: string) => boolean, message: ValidationMessage): Rule {
  return unlessEmpty((value) => (accepts(value) ? undefined : message));
}

/** Address of a form, such as a portfolio or a web site. */
export const webAddress: Rule = addressRule(isWebAddress, 'validation.malformed');

/** Address where people apply outside the portal. */
export const externalEnrolmentAddress: Rule = addressRule(isWebAddress, 'validation.url');

/** Profile or company page at LinkedIn. */
export const linkedinAddress: Rule = addressRule(isLinkedinAddress, 'validation.url');
