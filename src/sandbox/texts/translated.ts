import { fallbackLanguage, type Language, type Localized } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';

/** A value in Spanish, which stands in for every other language that has none: a proper name needs no more. */
export type WithFallback<T = string> = Readonly<Localized<T> & Record<typeof fallbackLanguage, T>>;

/** A value in each language of the sandbox's pages; other languages of portals may have it too. */
export type Translated<T = string> = Readonly<Localized<T> & Record<ReportLanguage, T>>;

/** The value in a language of portals. */
export function textIn<T>(texts: WithFallback<T>, language: Language): T {
  return texts[language] ?? texts[fallbackLanguage];
}
