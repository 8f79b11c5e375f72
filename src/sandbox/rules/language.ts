import type { Brand } from '#brand/brand.ts';
import { languageIds } from '#i18n/languages.ts';
import { refuse } from '../refusal.ts';

/** Refuses with 15 an id of a language that the brand does not have. */
export function assertLanguage(brand: Brand, id: number): void {
  if (!brand.languages.some((language) => languageIds[language] === id)) refuse(15);
}
