import { type ReportLanguage, reportLanguages } from '#core/i18n/report-languages.ts';
import { readChoice } from './arguments.ts';
import { systemLanguage } from './asked-language.ts';

/**
 * The language in which a command reports: what was typed behind `--lang`, else that of the system, else English.
 * @throws {UsageError}
 */
export function reportLanguage(typed?: string): ReportLanguage {
  return typed === undefined ? systemLanguage() : readChoice('lang', reportLanguages, typed);
}
