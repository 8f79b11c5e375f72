import type { ValidationMessage } from './rule.ts';

/** An entry of the languages of a CV needs both language and level. */
export function checkCvLanguage(entry: {
  idioma?: number | undefined;
  nivel?: number | undefined;
}): ValidationMessage | undefined {
  return entry.idioma === undefined || entry.nivel === undefined ? 'validation.languageAndLevel' : undefined;
}
