import type { Brand } from '#core/brand/brand.ts';
import { type PublicBrand, publicBrand } from '#core/brand/public-brand.ts';
import { brandTexts } from '#core/i18n/brand-texts.ts';
import { createFormatter, type Formatter } from '#core/i18n/formatter.ts';
import type { Language } from '#core/i18n/languages.ts';
import { type Area, areas } from '#core/i18n/messages.ts';
import type { PageTexts } from '#portal/island/page-context.ts';

/** Inputs of the pages of a brand in one language besides its settings. */
export interface LanguageContext {
  /** The brand as islands know it. */
  brand: PublicBrand;
  texts: Readonly<Record<Area, PageTexts>>;
  /** Formatter with the texts of some areas, memoized. */
  format: (areas: readonly Area[]) => Formatter;
}

const contexts = new WeakMap<Brand, Map<Language, LanguageContext>>();

/** The public brand and the compiled texts of a language, memoized per brand. */
export function languageContext(brand: Brand, language: Language): LanguageContext {
  const perLanguage = contexts.get(brand) ?? new Map<Language, LanguageContext>();
  contexts.set(brand, perLanguage);
  const known = perLanguage.get(language) ?? createContext(brand, language);
  perLanguage.set(language, known);
  return known;
}

function createContext(brand: Brand, language: Language): LanguageContext {
  const texts = Object.fromEntries(
    areas.map((area) => [area, brandTexts(brand, language, [area])]),
  ) as LanguageContext['texts'];
  const formats = new Map<string, Formatter>();
  return {
    brand: publicBrand(brand, language),
    texts,
    format: (wanted) => {
      const key = wanted.join();
      const known = formats.get(key) ?? createFormatter(language, joinTexts(texts, wanted));
      formats.set(key, known);
      return known;
    },
  };
}

/** The texts of some areas in one object. */
export function joinTexts(texts: LanguageContext['texts'], wanted: readonly Area[]): PageTexts {
  return Object.assign({}, ...wanted.map((area) => texts[area])) as PageTexts;
}
