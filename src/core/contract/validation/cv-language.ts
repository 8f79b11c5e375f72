import type { ValidationMessage } from './rule.ts';

/** Checks that a language of a CV has both language and level. */
export function checkCvLanguage(entry: {
  idioma?: number | undefined;
  nivel?: number | undefined;
}): ValidationMessage | undefined {
  return entry.idioma === undefined || entry.nivel === undefined ? 'validation.languageAndLevel' : undefined;
}
