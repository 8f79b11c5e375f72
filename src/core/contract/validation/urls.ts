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

/** Requires a web address, such as a portfolio or a web site. */
export const webAddress: Rule = addressRule(isWebAddress, 'validation.malformed');

/** Requires a web address for applying outside the portal. */
export const externalEnrolmentAddress: Rule = addressRule(isWebAddress, 'validation.url');

/** Requires a profile or company page at LinkedIn. */
export const linkedinAddress: Rule = addressRule(isLinkedinAddress, 'validation.url');
