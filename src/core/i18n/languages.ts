/** The languages of the product, in the order in which they are offered. */
export const languages = ['es', 'ca', 'en'] as const;

export type Language = (typeof languages)[number];

/** A value per language; which languages are present is the brand's affair. */
export type Localized<T = string> = Partial<Record<Language, T>>;

/** The language that every text exists in, and that stands in for a missing one. */
export const fallbackLanguage = 'es' satisfies Language;

/** Ids that the API uses for languages (`idIdiomaPreferido`). */
export const languageIds: Readonly<Record<Language, number>> = { es: 1, ca: 2, en: 3 };

/** Each language by its own name, as a language switch shows it whatever the language of the page. */
export const languageNames: Record<Language, string> = { es: 'Español', ca: 'Català', en: 'English' };

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** What `Intl` is asked for. */
export const locales: Record<Language, string> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' };
