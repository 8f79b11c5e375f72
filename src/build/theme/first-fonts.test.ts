import { expect, it } from 'vitest';
import type { ThemeFont } from './custom-properties.ts';
import { firstFonts } from './first-fonts.ts';

const font = (name: string, ...files: [number, 'normal' | 'italic'][]): ThemeFont => ({
  familia: name,
  generic: 'serif',
  fallbacks: [],
  archivos: files.map(([peso, estilo]) => ({ peso, estilo, url: `/${name}-${peso}-${estilo}.woff2` })),
});

it('a page begins with the upright fonts of its text, what stands out in it and its title, each once', () => {
  const texto = font('text', [400, 'italic'], [400, 'normal'], [500, 'normal'], [700, 'normal']);
  const titulos = font('title', [300, 'normal'], [600, 'normal']);
  expect(firstFonts({ texto, titulos })).toEqual([
    '/text-400-normal.woff2',
    '/text-500-normal.woff2',
    '/title-600-normal.woff2',
  ]);
  expect(firstFonts({ titulos: font('one', [700, 'normal']) })).toEqual(['/one-700-normal.woff2']);
  const single = font('one', [700, 'normal']);
  expect(firstFonts({ texto: single, titulos: single })).toEqual(['/one-700-normal.woff2']);
  expect(firstFonts({})).toEqual([]);
});
