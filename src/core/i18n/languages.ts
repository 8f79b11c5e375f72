/** The languages of the product, in the order in which they are offered. */
export const languages = ['es', 'ca', 'en'] as const;

export type Language = (typeof languages)[number];

/** A value per language; each brand decides which languages are present. */
export type Localized<T = string> = Partial<Record<Language, T>>;

/** The language that has every text, and replaces missing ones of other languages. */
export const fallbackLanguage = 'es' satisfies Language;

/** Ids that the API uses for languages (`idIdiomaPreferido`). */
export const languageIds: Readonly<Record<Language, number>> = { es: 1, ca: 2, en: 3 };

/** Name of each language in itself, for language switches in any language. */
export const languageNames: Record<Language, string> = { es: 'Español', ca: 'Català', en: 'English' };

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** Locales for `Intl`. */
export const locales: Record<Language, string> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' };
