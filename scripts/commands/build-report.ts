import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { locales } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { BrandResult, BuildEvent, BuildReport } from '#generator/render/build.ts';
import type { ServiceCost } from '#generator/render/pages/service-costs.ts';
import { formatTable } from '../cli/table.ts';

const rounded = (amount: number, language: ReportLanguage): string =>
  new Intl.NumberFormat(locales[language]).format(Math.round(amount));
const kilobytes = (bytes: number, language: ReportLanguage): string => rounded(bytes / 1024, language);

const checking = reportText('commands.build.checking');
const compiling = reportText('commands.build.compiling');
const brandWord = reportText('commands.build.brand');
const pageWord = reportText('commands.build.pages');
const fileWord = reportText('commands.build.files');
const states: Readonly<Record<BrandResult['status'], ReportText>> = {
  built: reportText('commands.build.state.built'),
  unchanged: reportText('commands.build.state.unchanged'),
  failed: reportText('commands.build.state.failed'),
};
const costWords = reportText('commands.build.costs');
const shadeWords = reportText('commands.build.shades');

/** Prints the progress of a build on standard output. */
export function showProgress(event: BuildEvent, language: ReportLanguage): void {
  if (event.stage === 'checking') console.log(checking[language]);
  if (event.stage === 'compiling') console.log(compiling[language]);
  if (event.stage === 'rendering' && event.brands > 0) {
    console.log(reportText('build.building', { count: event.brands })[language]);
  }
  if (event.stage === 'brand' && event.result.status === 'built') {
    const pages = rounded(event.result.pages ?? 0, language);
    console.log(`  ${event.result.brand}: ${pages} ${pageWord[language]}`);
  }
}

function row(
  { brand, status, pages = 0, files = 0, bytes = 0, ms }: BrandResult,
  language: ReportLanguage,
): string[] {
  const state = states[status][language];
  if (status === 'failed') return [brand, state, '', '', '', ''];
  const time = status === 'unchanged' ? '' : rounded(ms, language);
  return [brand, state, rounded(pages, language), rounded(files, language), kilobytes(bytes, language), time];
}

export const notBuilt = (brand: string): ReportText => reportText('commands.build.notBuilt', { brand });

/** Remarks on brands below a heading; empty without remarks. */
function remarksBelow(
  head: ReportText,
  remarks: readonly { brand: string; remark: ReportText }[],
  language: ReportLanguage,
): string[] {
  const lines = remarks.map(({ brand, remark }) => `  ${brand}: ${remark[language]}`);
  return lines.length > 0 ? ['', head[language], ...lines] : [];
}

/** Formats the security cost of external services, to follow other lines; empty if no brand uses any. */
export function formatCosts(costs: readonly ServiceCost[], language: ReportLanguage): string[] {
  const remarks = costs.map(({ brand, cost }) => ({ brand, remark: cost }));
  return remarksBelow(costWords, remarks, language);
}

/** Formats a build report: a row per brand, automatic changes, and the duration of each stage. */
export function formatReport(
  { results, costs, closed, closedByDate, times }: BuildReport,
  language: ReportLanguage,
): string {
  const head = [brandWord[language], '', pageWord[language], fileWord[language], 'KB', 'ms'];
  const table = formatTable([head, ...results.map((result) => row(result, language))], [2, 3, 4, 5]);
  const notes = results.flatMap(({ brand, notes: own }) => own.map((remark) => ({ brand, remark })));
  const changed = remarksBelow(shadeWords, notes, language);
  const dated = closedByDate.map(({ brand, desde, hasta }) => `${brand} (${desde} – ${hasta})`);
  const maintenance = [
    ...(closed.length > 0 ? [reportText('build.closed', { ids: closed.join(', ') })] : []),
    ...(dated.length > 0 ? [reportText('build.closedByDate', { list: dated.join(', ') })] : []),
  ].map((line) => line[language]);
  return [
    table,
    ...changed,
    ...formatCosts(costs, language),
    ...(maintenance.length > 0 ? ['', ...maintenance] : []),
    '',
    stages(times, language),
  ].join('\n');
}

function stages(times: BuildReport['times'], language: ReportLanguage): string {
  const milliseconds = (ms: number): string => `${rounded(ms, language)} ms`;
  return reportText('commands.build.stages', {
    check: milliseconds(times.check),
    compile: milliseconds(times.compile),
    isCompiled: times.compile > 0 ? 'yes' : 'other',
    render: milliseconds(times.render),
  })[language];
}
