import { describe, expect, it } from 'vitest';
import { duration, yearsOf } from './duration.ts';

describe('the duration of studies', () => {
  it.each(['', '4', '1,5', '0.5', '4 años', '20 h', '20h', '6 mesos', '2-3 years', ' 2 cursos y medio '])(
    'may be "%s"',
    (text) => expect(duration(text)).toBeUndefined(),
  );

  it.each(['-3', '0', '0 años', 'cuatro', 'x', '2020', '4 5', '4 ½', '+'])('may not be "%s"', (text) =>
    expect(duration(text)).toBe('validation.malformed'),
  );

  it('is in years where it has no unit', () => {
    expect(['4', ' 1,5 ', '4 años', '20 h', '', 'x'].map(yearsOf)).toEqual([
      4,
      1.5,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
