import { isLanguage, type Language } from '#core/i18n/languages.ts';

/** Picks the brand language preferred by Accept-Language. */
export function languageOf(
  request: Request,
  brand: { languages: readonly Language[]; defaultLanguage: Language },
): Language {
  const wanted = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...rest] = entry.trim().toLowerCase().split(';');
      const quality = rest.map((it) => /^\s*q=([\d.]+)$/.exec(it)?.[1]).find(Boolean);
      return { language: tag.slice(0, 2), quality: Number(quality ?? 1) };
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
    .filter(isLanguage);
  return wanted.find((it) => brand.languages.includes(it)) ?? brand.defaultLanguage;
}
