import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTransient, retryAfter, retryDelay, sleep } from './retry.ts';

describe('the wait before a retry', () => {
  it('is random up to a limit', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        expect(retryDelay(() => chance)).toBeLessThan(400);
      }),
    );
    expect(retryDelay(() => 0)).toBe(0);
    expect(retryDelay(() => 0.5)).toBe(200);
  });

  it('is at least what the server asks for', () => {
    expect(retryDelay(() => 0, 3000)).toBe(3000);
  });

  it('is undefined when the server asks for too long a wait', () => {
    expect(retryDelay(() => 0, 10_001)).toBeUndefined();
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-03-01T10:00:00Z');

  it('may be seconds or a date', () => {
    expect(retryAfter('5', now)).toBe(5000);
    expect(retryAfter('Sun, 01 Mar 2026 10:00:07 GMT', now)).toBe(7000);
    expect(retryAfter('Sun, 01 Mar 2026 09:00:00 GMT', now)).toBe(0);
  });

  it.each([null, 'pronto', ''])('is ignored as %j', (header) => {
    expect(retryAfter(header, now)).toBeUndefined();
  });
});

it('retries after transient failures, not after errors of the request', () => {
  expect([408, 429, 500, 502, 503, 504].every(isTransient)).toBe(true);
  expect([400, 401, 403, 404, 405, 413, 501].some(isTransient)).toBe(false);
});

it('stops waiting when the page is left', async () => {
  const leaving = new AbortController();
  const waiting = sleep(60_000, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(sleep(60_000, leaving.signal)).rejects.toThrow('left');
  await expect(sleep(0, new AbortController().signal)).resolves.toBeUndefined();
});
