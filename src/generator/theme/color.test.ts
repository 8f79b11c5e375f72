import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, formatColor, luminance, parseColor } from './color.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('colours', () => {
  it('are the same after being parsed and written', () => {
    fc.assert(fc.property(anyColor, (color) => formatColor(parseColor(color)) === color));
    expect(formatColor(parseColor('#FFAA00'))).toBe('#ffaa00');
  });

  it.each(['red', '#fff', '#gggggg', 'ffffff', '#ffffff00'])('refuse %s', (text) => {
    expect(() => parseColor(text)).toThrow(text);
  });
});

describe('contrast', () => {
  // Known values, as the checkers of WebAIM and the W3C techniques give them.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4.0],
    ['#0000ff', '#ffffff', 8.59],
    ['#00ff00', '#000000', 15.3],
    ['#ffff00', '#ffffff', 1.07],
    ['#1a73e8', '#ffffff', 4.51],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it('does not depend on which colour is in front', () => {
    fc.assert(fc.property(anyColor, anyColor, (a, b) => contrast(a, b) === contrast(b, a)));
  });

  it('comes from light, not from the numbers of the colour', () => {
    expect(luminance('#808080')).toBeCloseTo(0.2159, 4);
  });
});
