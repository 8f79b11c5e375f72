import type { Language } from '#core/i18n/languages.ts';
import type { Told } from '#build/diagnostics/told.ts';

/** Languages as reports name them. */
export const languageNames: Readonly<Record<Language, Told>> = {
  es: { en: 'Spanish', es: 'castellano', ca: 'castellà' },
  ca: { en: 'Catalan', es: 'catalán', ca: 'català' },
  en: { en: 'English', es: 'inglés', ca: 'anglès' },
};
