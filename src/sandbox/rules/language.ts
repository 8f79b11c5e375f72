import type { Brand } from '#core/brand/brand.ts';
import { languageIds } from '#core/i18n/languages.ts';
import { refuseFields } from '../refusal.ts';

/** Refuses with `dataMissing` an id of a language that the brand does not have, sent under a key. */
export function assertLanguage(brand: Brand, id: number, key: string): void {
  if (!brand.languages.some((language) => languageIds[language] === id)) refuseFields([key]);
}
