import { isLanguage, type Language } from '#core/i18n/languages.ts';
import { storedAtom } from './stored-atom.ts';

/** The language that the visitor chose; `undefined` without a choice. */
export const $language = storedAtom<Language>('idioma', {
  encode: (language) => language,
  decode: (text: string) => (isLanguage(text) ? text : undefined),
});
