import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  $cookieConsent,
  answerConsent,
  type CookieConsent,
  consentVersion,
  isValidConsent,
  parseConsent,
} from './cookie-consent.ts';

const consent: CookieConsent = {
  necessary: true,
  analytics: true,
  version: consentVersion,
  date: '2026-03-10T09:00:00.000Z',
};

it('counts for 24 months', () => {
  expect(isValidConsent(consent, new Date('2028-03-09T09:00:00Z'))).toBe(true);
  expect(isValidConsent(consent, new Date('2028-03-11T09:00:00Z'))).toBe(false);
});

it('does not count for another version of the question', () => {
  expect(isValidConsent({ ...consent, version: consentVersion + 1 }, new Date(consent.date))).toBe(false);
  expect(isValidConsent(undefined, new Date(consent.date))).toBe(false);
});

it('comes back from storage as it was stored', () => {
  expect(parseConsent(JSON.stringify(consent))).toEqual(consent);
});

it('is absent when the stored text is not a consent', () => {
  for (const text of [
    '',
    'true',
    'null',
    '{}',
    '{"analytics":"yes","version":1,"date":"2026-01-01"}',
    '[1]',
  ]) {
    expect(parseConsent(text)).toBeUndefined();
  }
  expect(parseConsent(JSON.stringify({ ...consent, date: 'yesterday' }))).toBeUndefined();
  fc.assert(fc.property(fc.json(), (text) => void parseConsent(text)));
});

it('is stored with its date and version', () => {
  answerConsent(false, new Date('2026-05-01T10:00:00Z'));
  expect($cookieConsent.get()).toEqual({ ...consent, analytics: false, date: '2026-05-01T10:00:00.000Z' });
});
