import { isLanguage, type Language } from '#core/i18n/languages.ts';

/** The language of the system, else English. */
export function systemLanguage(env: NodeJS.ProcessEnv = process.env): Language {
  const system = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase();
  return isLanguage(system) ? system : 'en';
}

/**
 * The language that was asked for, before anybody knows whether the command takes what was typed: a mistake among the
 * options is told in it too. What is no language counts as nothing.
 */
export function askedLanguage(
  argv: readonly string[] = process.argv.slice(2),
  env: NodeJS.ProcessEnv = process.env,
): Language {
  const at = argv.indexOf('--lang');
  const typed =
    at >= 0 ? argv[at + 1] : argv.find((one) => one.startsWith('--lang='))?.slice('--lang='.length);
  return isLanguage(typed ?? '') ? (typed as Language) : systemLanguage(env);
}
