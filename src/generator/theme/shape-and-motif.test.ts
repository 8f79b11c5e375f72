import { describe, expect, it } from 'vitest';
import { contrast } from './color.ts';
import {
  motifOf,
  motifProperties,
  maxPictureOpacity,
  cornerAndSpacingProperties,
} from './shape-and-motif.ts';

describe('the shapes of a portal', () => {
  it('are those of the style sheets unless the brand has others', () => {
    expect(cornerAndSpacingProperties({ esquinas: 'suaves', densidad: 'normal' })).toEqual({});
    expect(cornerAndSpacingProperties({ esquinas: 'rectas', densidad: 'amplia' })).toMatchObject({
      '--radius': '0',
      '--space-7': '4rem',
    });
  });
});

describe('the artwork of the home page', () => {
  it('is the picture of the sign-in pages, else the mark of the brand', () => {
    expect(motifOf({ background: 'assets/a.svg' })).toBe('fondo');
    expect(motifOf({ background: '#102030' })).toBe('marca');
    expect(motifOf({})).toBe('marca');
  });

  it('is what the brand says', () => {
    expect(motifOf({ motivo: 'ninguno', background: 'assets/a.svg' })).toBe('ninguno');
    expect(motifOf({ motivo: 'assets/b.svg' })).toEqual({ file: 'assets/b.svg' });
  });

  it('takes no room if the brand has none', () => {
    expect(motifProperties('ninguno', undefined)).toMatchObject({ '--motif': 'none', '--motif-width': '0%' });
    expect(motifProperties('fondo', '/_brand/a.svg')['--motif']).toContain('url("/_brand/a.svg")');
  });
});

describe('a picture behind text', () => {
  it('is as strong as black and white parts of it allow', () => {
    const dark = maxPictureOpacity({ fill: '#0b3a52', text: '#ffffff' });
    expect(dark).toBeGreaterThan(0.15);
    expect(contrast('#0b3a52', '#ffffff')).toBeGreaterThan(4.5);
    expect(maxPictureOpacity({ fill: '#767676', text: '#ffffff' })).toBe(0);
  });
});
