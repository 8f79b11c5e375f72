import { isLanguage, type Language, languages } from '#core/i18n/languages.ts';
import { readChoice } from './arguments.ts';

/**
 * The language in which a command reports: what was typed behind `--lang`, else that of the system, else English.
 * @throws {UsageError}
 */
export function reportLanguage(typed?: string, env: NodeJS.ProcessEnv = process.env): Language {
  if (typed !== undefined) return readChoice('lang', languages, typed);
  const system = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase();
  return isLanguage(system) ? system : 'en';
}
