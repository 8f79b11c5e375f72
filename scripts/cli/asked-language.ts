import { isReportLanguage, type ReportLanguage } from '#core/i18n/report-languages.ts';

/** The language of the system, else English. */
export function systemLanguage(env: NodeJS.ProcessEnv = process.env): ReportLanguage {
  const system = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase();
  return isReportLanguage(system) ? system : 'en';
}

/**
 * The language that was asked for, before anybody knows whether the command takes what was typed: a mistake among the
 * options is told in it too. What is no language counts as nothing.
 */
export function askedLanguage(
  argv: readonly string[] = process.argv.slice(2),
  env: NodeJS.ProcessEnv = process.env,
): ReportLanguage {
  const at = argv.indexOf('--lang');
  const typed =
    at >= 0 ? argv[at + 1] : argv.find((one) => one.startsWith('--lang='))?.slice('--lang='.length);
  return isReportLanguage(typed ?? '') ? (typed as ReportLanguage) : systemLanguage(env);
}
