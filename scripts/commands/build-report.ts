import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { BrandResult, BuildEvent, BuildReport } from '#generator/render/build.ts';
import type { ServiceCost } from '#generator/render/pages/service-costs.ts';
import { formatTable } from '../cli/table.ts';

const locales: Readonly<Record<ReportLanguage, string>> = { en: 'en-GB', es: 'es-ES', ca: 'ca-ES' };
const rounded = (amount: number, language: ReportLanguage): string =>
  new Intl.NumberFormat(locales[language]).format(Math.round(amount));
const kilobytes = (bytes: number, language: ReportLanguage): string => rounded(bytes / 1024, language);

const checking: ReportText = {
  en: 'Checking the brand files …',
  es: 'Comprobando los ficheros de las marcas …',
  ca: 'Comprovant els fitxers de les marques …',
};
const compiling: ReportText = {
  en: 'Compiling the portal …',
  es: 'Compilando el portal …',
  ca: 'Compilant el portal …',
};
const brandWord: ReportText = { en: 'brand', es: 'marca', ca: 'marca' };
const pageWord: ReportText = { en: 'pages', es: 'páginas', ca: 'pàgines' };
const fileWord: ReportText = { en: 'files', es: 'ficheros', ca: 'fitxers' };
const states: Readonly<Record<BrandResult['status'], ReportText>> = {
  built: { en: 'built', es: 'construida', ca: 'construïda' },
  unchanged: { en: 'unchanged', es: 'sin cambios', ca: 'sense canvis' },
  failed: { en: 'failed', es: 'ha fallado', ca: 'ha fallat' },
};
const costWords: ReportText = {
  en: 'What services of others cost in safety:',
  es: 'Lo que cuestan en seguridad los servicios de terceros:',
  ca: 'El que costen en seguretat els serveis de tercers:',
};
const shadeWords: ReportText = {
  en: 'Shades used in the place of colours that would be hard to see:',
  es: 'Tonos usados en lugar de colores que se verían mal:',
  ca: 'Tons usats en lloc de colors que es veurien malament:',
};

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

export const notBuilt = (brand: string): ReportText => ({
  en: `${brand} could not be built`,
  es: `${brand} no se ha podido construir`,
  ca: `${brand} no s’ha pogut construir`,
});

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
  { results, costs, closed, times }: BuildReport,
  language: ReportLanguage,
): string {
  const head = [brandWord[language], '', pageWord[language], fileWord[language], 'KB', 'ms'];
  const table = formatTable([head, ...results.map((result) => row(result, language))], [2, 3, 4, 5]);
  const notes = results.flatMap(({ brand, notes: own }) => own.map((remark) => ({ brand, remark })));
  const changed = remarksBelow(shadeWords, notes, language);
  const closedLine = reportText('build.closed', { ids: closed.join(', ') })[language];
  const maintenance = closed.length > 0 ? ['', closedLine] : [];
  return [
    table,
    ...changed,
    ...formatCosts(costs, language),
    ...maintenance,
    '',
    stages(times, language),
  ].join('\n');
}

function stages(times: BuildReport['times'], language: ReportLanguage): string {
  const [check, compile, render] = [times.check, times.compile, times.render].map(
    (ms) => `${rounded(ms, language)} ms`,
  );
  const isCompiled = times.compile > 0;
  return {
    en: `check ${check}, ${isCompiled ? `compile ${compile}` : 'nothing to compile'}, render and write ${render}`,
    es: `comprobar ${check}, ${isCompiled ? `compilar ${compile}` : 'nada que compilar'}, construir y escribir ${render}`,
    ca: `comprovar ${check}, ${isCompiled ? `compilar ${compile}` : 'res per compilar'}, construir i escriure ${render}`,
  }[language];
}
