import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AssetFile, Brand } from '#core/brand/brand.ts';
import type { ThemeFont } from '#generator/theme/theme-css.ts';
import { fallbacksOf, type FontMetrics } from '#generator/theme/font-fallbacks.ts';
import { fontPair } from '#generator/theme/font-pairs.ts';
import type { ImageCache } from './image-cache.ts';
import { metricsOf } from './images.ts';

interface FontFile {
  path: string;
  sha256: string;
  peso: number;
  estilo: 'normal' | 'italic';
}

interface FontSource {
  familia: string;
  generic: 'sans-serif' | 'serif';
  archivos: readonly FontFile[];
}

/** The fonts of a brand: its own files, or the pair named by `tipografia`. */
function fontsOf({ settings, assets }: Brand): Partial<Record<'texto' | 'titulos', FontSource>> {
  const { fonts, tipografia } = settings;
  if (tipografia) {
    const packaged = ({ archivos, ...font }: ReturnType<typeof fontPair>['texto']): FontSource => ({
      ...font,
      archivos: archivos.map((file) => ({
        ...file,
        sha256: createHash('sha256').update(readFileSync(file.path)).digest('hex'),
      })),
    });
    const { texto, titulos } = fontPair(tipografia);
    return { texto: packaged(texto), ...(titulos && { titulos: packaged(titulos) }) };
  }
  const uploaded = ({ familia, archivos }: NonNullable<NonNullable<typeof fonts>['texto']>): FontSource => ({
    familia,
    generic: 'sans-serif',
    archivos: archivos.map(({ archivo, peso, estilo }) => {
      const { path, sha256 } = assets[archivo] as AssetFile;
      return { path, sha256, peso, estilo };
    }),
  });
  return {
    ...(fonts?.texto && { texto: uploaded(fonts.texto) }),
    ...(fonts?.titulos && { titulos: uploaded(fonts.titulos) }),
  };
}

/**
 * Serves the fonts of a brand, with adjusted fallback fonts of devices.
 * @param write writes a font file into the site and returns its address
 */
export async function serveFonts(
  brand: Brand,
  cache: ImageCache,
  write: (content: Uint8Array) => string,
): Promise<Partial<Record<'texto' | 'titulos', ThemeFont>>> {
  const served = await Promise.all(
    Object.entries(fontsOf(brand)).map(async ([use, { familia, generic, archivos }]) => {
      const withMetrics = await Promise.all(
        archivos.map(async ({ peso, estilo, ...file }) => ({
          peso,
          estilo,
          metrics: await metricsOf(cache, file),
        })),
      );
      const measured = withMetrics.filter(
        (file): file is typeof file & { metrics: FontMetrics } => file.metrics !== undefined,
      );
      const font: ThemeFont = {
        familia,
        generic,
        archivos: archivos.map(({ path, peso, estilo }) => ({
          url: write(readFileSync(path)),
          peso,
          estilo,
        })),
        fallbacks: fallbacksOf(familia, generic, measured),
      };
      return [use, font] as const;
    }),
  );
  return Object.fromEntries(served);
}
