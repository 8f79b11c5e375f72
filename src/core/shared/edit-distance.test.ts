import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('the distance between two words', () => {
  it('counts insertions, deletions, substitutions and swaps of neighbours as one edit each', () => {
    expect(editDistance('logo', 'logo')).toBe(0);
    expect(editDistance('logo', 'logos')).toBe(1);
    expect(editDistance('logo', 'lgo')).toBe(1);
    expect(editDistance('logo', 'lego')).toBe(1);
    expect(editDistance('logo', 'olgo')).toBe(1);
    expect(editDistance('', 'logo')).toBe(4);
  });

  it('never edits a stretch twice', () => {
    expect(editDistance('ca', 'abc')).toBe(3);
  });

  it('is the same in both directions and at most the longer length', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance === 0).toBe(a === b);
      }),
    );
  });
});
