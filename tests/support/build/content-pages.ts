import { legalRoutes, contentRoutes } from '#core/brand/content-routes.ts';
import { contentOf } from '#generator/brands/content.ts';
import { tempBrand } from './temp-brand.ts';
import type { BrandFiles } from './temp-brand.ts';

const legalPages = legalRoutes.map((route) => contentRoutes[route]);

/** Valid legal pages of a brand. */
export function legal(language = 'es', folder = 'cierzo'): BrandFiles {
  return Object.fromEntries(
    legalPages.map((page) => [
      `${folder}/content/${language}/${page}.md`,
      `## Título\n\n${page === 'politica-de-cookies' ? '{{almacenamiento}}' : 'Texto.'}\n`,
    ]),
  );
}

/** The file of a brand with the given settings. */
export const yaml = (text: string): BrandFiles => ({ 'cierzo/brand.yaml': `id: cierzo\n${text}\n` });

/** Checks the content of a brand with the given help page and valid legal pages. */
export const help = (text: string | Uint8Array, settings = '') =>
  contentOf(tempBrand({ ...legal(), ...yaml(settings), 'cierzo/content/es/ayuda.md': text }));
