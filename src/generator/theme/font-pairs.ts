import { fileURLToPath } from 'node:url';
import type { BrandSettings } from '#core/brand/brand.ts';

/** A font from an npm package, served by the portal. */
export interface OpenFont {
  familia: string;
  generic: 'sans-serif' | 'serif';
  archivos: readonly { path: string; peso: number; estilo: 'normal' }[];
}

/** A Fontsource font in the given weights, with the letters of western European languages only. */
function openFont(familia: string, generic: OpenFont['generic'], weights: readonly number[]): OpenFont {
  const name = familia.toLowerCase().replaceAll(' ', '-');
  const path = (weight: number) =>
    fileURLToPath(import.meta.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`));
  return {
    familia,
    generic,
    archivos: weights.map((peso) => ({ path: path(peso), peso, estilo: 'normal' })),
  };
}

/** The fonts of a value of `tipografia`. All are under the SIL Open Font License. */
export function fontPair(name: NonNullable<BrandSettings['tipografia']>): {
  texto: OpenFont;
  titulos?: OpenFont;
} {
  switch (name) {
    case 'clasica':
      return {
        texto: openFont('Source Sans 3', 'sans-serif', [400, 600]),
        titulos: openFont('Lora', 'serif', [600]),
      };
    case 'cercana':
      return { texto: openFont('Nunito', 'sans-serif', [400, 700]) };
    case 'geometrica':
      return {
        texto: openFont('Mulish', 'sans-serif', [400, 600]),
        titulos: openFont('Outfit', 'sans-serif', [600]),
      };
    case 'editorial':
      return {
        texto: openFont('Public Sans', 'sans-serif', [400, 600]),
        titulos: openFont('Fraunces', 'serif', [600]),
      };
  }
}
