import { type ReportLanguage, reportLanguages } from '#core/i18n/report-languages.ts';
import { readChoice } from './arguments.ts';
import { systemLanguage } from './asked-language.ts';

/**
 * Language of a command's report: the value of `--lang`, else the system's, else English.
 * @throws {UsageError}
 */
export function reportLanguage(typed?: string): ReportLanguage {
  return typed === undefined ? systemLanguage() : readChoice('lang', reportLanguages, typed);
}
