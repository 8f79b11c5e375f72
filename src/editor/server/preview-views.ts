import type { Brand } from '#core/brand/brand.ts';
import { publicBrand, portalRouting } from '#core/brand/public-brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { isDynamic, withoutOptional } from '#core/routing/pattern.ts';
import type { PreviewedPageLink, PreviewViews } from '#editor/protocol/preview.ts';
import { personaWords } from '#sandbox/pages/personas.ts';
import { personasOf } from '#sandbox/seed/personas.ts';
import { textsIn } from '#sandbox/texts/texts.ts';

/** @param language of the reader, for the names of personas */
export function previewViews(brand: Brand, language: ReportLanguage): PreviewViews {
  const pagesIn = (of: Language): PreviewedPageLink[] => {
    const { paths, titles } = publicBrand(brand, of);
    return brand.routes.flatMap((route) => {
      const path = withoutOptional(paths[route] ?? '{}');
      return isDynamic(path) ? [] : [{ route, path, title: titles[route] ?? path }];
    });
  };
  const texts = textsIn(language, brand);
  return {
    routing: portalRouting(brand),
    pages: Object.fromEntries(brand.languages.map((of) => [of, pagesIn(of)])),
    personas: personasOf(brand).map((persona) => ({
      id: persona.id,
      title: personaWords(persona, texts).title,
    })),
  };
}
