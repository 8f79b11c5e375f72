import { type Rule, unlessEmpty, type ValidationMessage } from './rule.ts';
import { isWebAddress } from './web-address.ts';

function isLinkedinAddress(value: string): boolean {
  const url = isWebAddress(value) ? new URL(value) : undefined;
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
