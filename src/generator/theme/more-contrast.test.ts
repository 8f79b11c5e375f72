import { describe, expect, it } from 'vitest';
import { contrast } from './color.ts';
import { moreContrast, strongTextRatio } from './more-contrast.ts';
import { modes } from './neutrals.ts';
import { deriveTheme, type Tokens } from './derive-theme.ts';

const brands = ['#002b5c', '#f5b82e', '#12a150', '#ffffff', '#7d7d7d', '#a4123f'];
const surfaces = ['--color-surface', '--color-surface-raised', '--color-surface-sunken'] as const;
const texts = ['--color-link', '--color-danger-text', '--color-warning-text', '--color-text-soft'] as const;

describe.each(modes)('more contrast, in the %s mode', (mode) => {
  it.each(brands)('lets all text of %s be read at 7:1, and every line be seen', (primario) => {
    const plain = deriveTheme({ colores: { primario } })[mode];
    const tokens: Tokens = { ...plain, ...moreContrast(plain) };
    for (const surface of surfaces) {
      for (const text of texts)
        expect(contrast(tokens[text], tokens[surface]), text).toBeGreaterThanOrEqual(strongTextRatio);
      expect(contrast(tokens['--color-border'], tokens[surface])).toBeGreaterThanOrEqual(3);
      expect(contrast(tokens['--color-border-control'], tokens[surface])).toBeGreaterThanOrEqual(7);
    }
    expect(contrast(tokens['--color-action'], tokens['--color-action-text'])).toBeGreaterThanOrEqual(
      strongTextRatio,
    );
  });
});
