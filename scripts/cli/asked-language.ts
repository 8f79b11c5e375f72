import { isReportLanguage, type ReportLanguage } from '#core/i18n/report-languages.ts';

/** Language of the system, else English. */
export function systemLanguage(env: NodeJS.ProcessEnv = process.env): ReportLanguage {
  const system = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase();
  return isReportLanguage(system) ? system : 'en';
}

/**
 * Requested language, before arguments are validated, so that usage errors are in it, too. An invalid
 * language is ignored.
 */
export function askedLanguage(
  argv: readonly string[] = process.argv.slice(2),
  env: NodeJS.ProcessEnv = process.env,
): ReportLanguage {
  const index = argv.indexOf('--lang');
  const typed =
    index >= 0
      ? argv[index + 1]
      : argv.find((argument) => argument.startsWith('--lang='))?.slice('--lang='.length);
  return isReportLanguage(typed ?? '') ? (typed as ReportLanguage) : systemLanguage(env);
}
