import { storedAtom } from './stored-atom.ts';

/** A visitor's answer to the cookie banner; the value stored under `cookiesAceptadas`. */
export interface CookieConsent {
  necessary: true;
  analytics: boolean;
  /** Version of the question. */
  version: number;
  /** When it was answered, ISO 8601. */
  date: string;
}

/** To be raised when the question changes in meaning: everyone is asked again. */
export const consentVersion = 1;

const monthsOfValidity = 24;

/** Parses a stored consent; `undefined` for any other text. */
export function parseConsent(text: string): CookieConsent | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { analytics, version, date } = value as Partial<Record<keyof CookieConsent, unknown>>;
  if (typeof analytics !== 'boolean' || typeof version !== 'number' || typeof date !== 'string')
    return undefined;
  return Number.isNaN(Date.parse(date)) ? undefined : { necessary: true, analytics, version, date };
}

/** Whether a consent still counts: given to the current version of the question, at most 24 months ago. */
export function isValidConsent(consent: CookieConsent | undefined, now: Date): consent is CookieConsent {
  if (consent?.version !== consentVersion) return false;
  const end = new Date(consent.date);
  end.setMonth(end.getMonth() + monthsOfValidity);
  return now < end;
}

export const $cookieConsent = storedAtom<CookieConsent>('cookiesAceptadas', {
  encode: (consent) => consent && JSON.stringify(consent),
  decode: parseConsent,
});

/** Stores the visitor's answer. */
export function answerConsent(analytics: boolean, now: Date): void {
  $cookieConsent.set({ necessary: true, analytics, version: consentVersion, date: now.toISOString() });
}
