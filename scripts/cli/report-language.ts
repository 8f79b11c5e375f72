import { type Language, languages } from '#core/i18n/languages.ts';
import { readChoice } from './arguments.ts';
import { systemLanguage } from './asked-language.ts';

/**
 * The language in which a command reports: what was typed behind `--lang`, else that of the system, else English.
 * @throws {UsageError}
 */
export function reportLanguage(typed?: string): Language {
  return typed === undefined ? systemLanguage() : readChoice('lang', languages, typed);
}
