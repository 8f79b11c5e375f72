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

const answer: CookieConsent = {
  necessary: true,
  analytics: true,
  version: consentVersion,
  date: '2026-03-10T09:00:00.000Z',
};

it('counts for 24 months', () => {
  expect(isValidConsent(answer, new Date('2028-03-09T09:00:00Z'))).toBe(true);
  expect(isValidConsent(answer, new Date('2028-03-11T09:00:00Z'))).toBe(false);
});

it('does not count for another question', () => {
  expect(isValidConsent({ ...answer, version: consentVersion + 1 }, new Date(answer.date))).toBe(false);
  expect(isValidConsent(undefined, new Date(answer.date))).toBe(false);
});

it('comes back from storage as it was kept', () => {
  expect(parseConsent(JSON.stringify(answer))).toEqual(answer);
});

it('is nothing when what is stored is something else', () => {
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
  expect(parseConsent(JSON.stringify({ ...answer, date: 'yesterday' }))).toBeUndefined();
  fc.assert(fc.property(fc.json(), (text) => void parseConsent(text)));
});

it('is kept with its date and version', () => {
  answerConsent(false, new Date('2026-05-01T10:00:00Z'));
  expect($cookieConsent.get()).toEqual({ ...answer, analytics: false, date: '2026-05-01T10:00:00.000Z' });
});
