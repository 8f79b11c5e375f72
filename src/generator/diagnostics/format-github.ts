import { brandsOf, see } from './labels.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { Diagnostic } from './problem.ts';
import { inFileOrder, summary } from './summary.ts';

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function annotation(
  { severity, code, location, what, why, fix, related, brands }: Diagnostic,
  language: ReportLanguage,
): string {
  const properties: [string, string | number][] = [];
  if (location) {
    const { file, line, column, endLine = line, endColumn } = location;
    properties.push(['file', file], ['line', line], ['endLine', endLine]);
    // GitHub rejects columns for a range of several lines.
    if (endLine === line) properties.push(['col', column], ['endColumn', endColumn ?? column + 1]);
  }
  properties.push(['title', code]);
  const notes = (related ?? []).map(
    ({ location: at, note }) => `${see[language]} ${at.file}:${at.line}:${at.column}: ${note[language]}`,
  );
  const brandNames = brands.length > 0 ? [brandsOf(brands, language)] : [];
  const message = [what, why, fix]
    .flatMap((part) => (part ? [part[language]] : []))
    .concat(notes, brandNames)
    .join('\n');
  const list = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(',');
  return `::${severity} ${list}::${escapeMessage(message)}`;
}

/**
 * Formats problems as workflow commands, which GitHub Actions shows as annotations on the lines of a pull request.
 */
export function formatGithub(problems: readonly Diagnostic[], language: ReportLanguage = 'en'): string {
  return (
    [
      ...inFileOrder(problems).map((problem) => annotation(problem, language)),
      escapeMessage(summary(problems, language)),
    ].join('\n') + '\n'
  );
}
