import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, luminance } from './color.ts';
import { nearestPassing } from './nearest-passing.ts';
import { fromOklch, toOklch } from './oklch.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const anyRatio = fc.constantFrom(3, 4.5);

describe('OKLCH', () => {
  it('gives back the colour it was made of', () => {
    fc.assert(fc.property(anyColor, (color) => fromOklch(toOklch(color)) === color));
  });

  it('has the published values of the primaries', () => {
    const degrees = (h: number) => ((h * 180) / Math.PI + 360) % 360;
    const red = toOklch('#ff0000');
    expect([red.l, red.c, degrees(red.h)].map((n) => n.toFixed(2))).toEqual(['0.63', '0.26', '29.23']);
    expect(toOklch('#ffffff').l).toBeCloseTo(1, 4);
    expect(toOklch('#000000').l).toBe(0);
  });

  it('keeps lightness and hue of a colour that sRGB cannot show', () => {
    const shown = toOklch(fromOklch({ l: 0.5, c: 0.4, h: 2.5 }));
    expect(shown.l).toBeCloseTo(0.5, 2);
    expect(shown.h).toBeCloseTo(2.5, 1);
    expect(shown.c).toBeLessThan(0.2);
  });
});

describe('nearestPassing', () => {
  it('passes, whatever the colour and the background', () => {
    fc.assert(
      fc.property(anyColor, anyColor, anyRatio, (color, background, ratio) => {
        const shade = nearestPassing(color, [background], ratio);
        expect(shade).toMatch(/^#[0-9a-f]{6}$/);
        expect(contrast(shade ?? background, background)).toBeGreaterThanOrEqual(ratio);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves alone a colour that passes', () => {
    fc.assert(
      fc.property(anyColor, anyColor, anyRatio, (color, background, ratio) => {
        fc.pre(contrast(color, background) >= ratio);
        expect(nearestPassing(color, [background], ratio)).toBe(color);
      }),
    );
  });

  it('gives the same shade each time', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, background) => {
        expect(nearestPassing(color, [background], 4.5)).toBe(nearestPassing(color, [background], 4.5));
      }),
      { numRuns: 30 },
    );
  });

  it('goes no further than it must', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        fc.pre(contrast(color, '#ffffff') < 4.5);
        const shade = nearestPassing(color, ['#ffffff'], 4.5) ?? '';
        expect(contrast(shade, '#ffffff')).toBeLessThan(4.65);
      }),
    );
  });

  it('keeps the hue of a colour that has one', () => {
    for (const color of ['#e30613', '#f39200', '#009fe3', '#7ab800', '#c2185b']) {
      const shade = nearestPassing(color, ['#ffffff'], 4.5) ?? '';
      expect(Math.abs(toOklch(shade).h - toOklch(color).h)).toBeLessThan(0.05);
    }
  });

  it('goes darker or lighter, whichever is nearer', () => {
    const shadeOn = (color: string) => nearestPassing(color, ['#808080'], 3) ?? '';
    expect(luminance(shadeOn('#c0c0c0'))).toBeGreaterThan(luminance('#c0c0c0'));
    expect(luminance(shadeOn('#505050'))).toBeLessThan(luminance('#505050'));
  });

  it('goes the other way where the nearer one is too short', () => {
    expect(luminance(nearestPassing('#404040', ['#444444'], 4.5) ?? '')).toBeGreaterThan(
      luminance('#444444'),
    );
    expect(luminance(nearestPassing('#eeeeee', ['#cccccc'], 4.5) ?? '')).toBeLessThan(luminance('#cccccc'));
  });

  it('finds the shade between a light and a dark background', () => {
    const shade = nearestPassing('#ffffff', ['#ffffff', '#000000'], 4.5) ?? '';
    expect(contrast(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shade, '#000000')).toBeGreaterThanOrEqual(4.5);
  });

  it('returns undefined when no shade passes', () => {
    expect(nearestPassing('#ff0000', ['#ffffff', '#000000', '#777777'], 4.5)).toBeUndefined();
  });
});
