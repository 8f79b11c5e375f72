import { describe, expect, it } from 'vitest';
import { isStillLost } from './lost-code.ts';

describe('code that cannot be loaded', () => {
  it('gives a page one reload', () => {
    expect(isStillLost(undefined, '/mi-cv', 1_000_000)).toBe(false);
    expect(isStillLost('1000000 /mi-cv', '/mi-cv', 1_010_000)).toBe(true);
  });

  it('gives another page, and a later loss, a reload of their own', () => {
    expect(isStillLost('1000000 /mi-cv', '/eventos', 1_010_000)).toBe(false);
    expect(isStillLost('1000000 /mi-cv', '/mi-cv', 1_100_000)).toBe(false);
  });

  it('is not confused by what someone else wrote', () => {
    expect(isStillLost('?', '/mi-cv', 1_000_000)).toBe(false);
    expect(isStillLost('x /mi-cv', '/mi-cv', 1_000_000)).toBe(false);
  });
});
