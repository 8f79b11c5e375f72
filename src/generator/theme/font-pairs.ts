import { fileURLToPath } from 'node:url';
import type { BrandSettings } from '#core/brand/brand.ts';

export interface OpenFont {
  familia: string;
  generic: 'sans-serif' | 'serif';
  archivos: readonly { path: string; peso: number; estilo: 'normal' }[];
}

/** A font of a package, its letters for the languages of western Europe, in these weights. */
function open(familia: string, generic: OpenFont['generic'], weights: readonly number[]): OpenFont {
  const name = familia.toLowerCase().replaceAll(' ', '-');
  const path = (weight: number) =>
    fileURLToPath(import.meta.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`));
  return {
    familia,
    generic,
    archivos: weights.map((peso) => ({ path: path(peso), peso, estilo: 'normal' })),
  };
}

/** What `tipografia` names. All are under the SIL Open Font License. */
export function fontPair(name: NonNullable<BrandSettings['tipografia']>): {
  texto: OpenFont;
  titulos?: OpenFont;
} {
  switch (name) {
    case 'clasica':
      return {
        texto: open('Source Sans 3', 'sans-serif', [400, 600]),
        titulos: open('Lora', 'serif', [600]),
      };
    case 'cercana':
      return { texto: open('Nunito', 'sans-serif', [400, 700]) };
    case 'geometrica':
      return {
        texto: open('Mulish', 'sans-serif', [400, 600]),
        titulos: open('Outfit', 'sans-serif', [600]),
      };
    case 'editorial':
      return {
        texto: open('Public Sans', 'sans-serif', [400, 600]),
        titulos: open('Fraunces', 'serif', [600]),
      };
  }
}
