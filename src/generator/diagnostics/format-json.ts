import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { Diagnostic } from './problem.ts';
import { inFileOrder } from './summary.ts';

/** Problems in one language, in file order; JSON omits absent parts. */
export function problemsIn(problems: readonly Diagnostic[], language: ReportLanguage): object[] {
  return inFileOrder(problems).map(
    ({ code, severity, location, setting, what, why, fix, repair, related, brands }) => ({
      code,
      severity,
      location,
      setting,
      what: what[language],
      why: why?.[language],
      fix: fix?.[language],
      repair,
      related: related?.map(({ location: at, note }) => ({ location: at, note: note[language] })),
      brands,
    }),
  );
}

/**
 * Formats problems for programs. The shape is stable: `version` grows when consumers would have to change. A problem
 * always has code, severity, what and brands; other keys are omitted where they do not apply.
 */
export function formatJson(problems: readonly Diagnostic[], language: ReportLanguage = 'en'): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const report = { version: 1, errors, warnings, problems: problemsIn(problems, language) };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
