import { persistentAtom } from '@nanostores/persistent';
import { isLanguage, type Language } from '#i18n/languages.ts';
import { portalKey } from './storage.ts';
import './local-storage.ts';

/** The language that the visitor chose; `undefined` without a choice. */
export const $language = persistentAtom<Language | undefined>(portalKey('idioma'), undefined, {
  encode: (language) => language,
  decode: (text: string) => (isLanguage(text) ? text : undefined),
});
