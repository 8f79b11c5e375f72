import { type ReportText, reportText } from './report-text.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { Severity } from './problem.ts';

export const severities: Readonly<Record<Severity, ReportText>> = {
  error: reportText('diagnostics.severity.error'),
  warning: reportText('diagnostics.severity.warning'),
};

/** Introduces another location related to the problem. */
export const see: ReportText = reportText('diagnostics.see');

/** "Brands: illes, ribera". */
export function brandsOf(brands: readonly string[], language: ReportLanguage): string {
  return reportText('diagnostics.brands', { count: brands.length, brands: brands.join(', ') })[language];
}

/** The document that explains each problem code, by its path from the root of the project. */
export const problemsDocument: ReportText = {
  en: 'docs/problems.md',
  es: 'docs/problems.es.md',
  ca: 'docs/problems.ca.md',
};
