import type { Language } from '#i18n/languages.ts';

/** Languages as reports name them. */
export const englishNames: Readonly<Record<Language, string>> = {
  es: 'Spanish',
  ca: 'Catalan',
  en: 'English',
};
