import { list, reportText } from './report-text.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { Diagnostic } from './problem.ts';

/** One line: "3 problems and 1 warning in 2 brands", or "No problems". */
export function summary(problems: readonly Diagnostic[], language: ReportLanguage): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const brands = new Set(problems.flatMap((problem) => problem.brands)).size;
  if (problems.length === 0) return reportText('diagnostics.noProblems')[language];
  const counts = list([
    ...(errors > 0 ? [reportText('diagnostics.problemCount', { count: errors })] : []),
    ...(warnings > 0 ? [reportText('diagnostics.warningCount', { count: warnings })] : []),
  ]);
  const message =
    brands > 0 ? reportText('diagnostics.inBrands', { problems: counts, count: brands }) : counts;
  return message[language];
}

/** Whether any problem is an error; warnings do not count. */
export function hasErrors(problems: readonly Diagnostic[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** Sorts problems by file and position; equal positions keep their order. */
export function inFileOrder(problems: readonly Diagnostic[]): Diagnostic[] {
  return problems.toSorted((a, b) => {
    const [one, other] = [a.location, b.location];
    if (!one || !other) return Number(Boolean(one)) - Number(Boolean(other));
    if (one.file !== other.file) return one.file < other.file ? -1 : 1;
    return one.line - other.line || one.column - other.column;
  });
}
