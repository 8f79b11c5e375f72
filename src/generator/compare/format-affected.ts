import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { Affected, AffectedReason } from './affected.ts';

const reasons: Readonly<Record<AffectedReason, ReportText>> = {
  renderer: reportText('compare.reason.renderer'),
  changed: reportText('compare.reason.changed'),
  added: reportText('compare.reason.added'),
};
const brokenWords = (brand: string): ReportText => reportText('compare.broken', { brand });
const removedWords: ReportText = reportText('compare.removed');
const nothing: ReportText = reportText('compare.nothing');

function text({ base, brands, removed, broken }: Affected, language: ReportLanguage): string {
  const lines = [
    ...brands.map(({ brand, why }) => `${brand}: ${reasons[why][language]}`),
    ...broken.map((brand) => `${brand}: ${brokenWords(brand)[language]}`),
    ...removed.map((brand) => `${brand}: ${removedWords[language]}`),
  ];
  return `${lines.length > 0 ? lines.join('\n') : `${nothing[language]} ${base.slice(0, 12)}`}\n`;
}

/** Formats of affected brands. `matrix` is a line for the job matrices of GitHub and GitLab. */
export const affectedFormats = {
  text,
  json: ({ base, brands, removed, broken }: Affected) =>
    `${JSON.stringify({ version: 1, base, brands, removed, broken }, null, 2)}\n`,
  matrix: ({ brands }: Affected) => `${JSON.stringify({ brand: brands.map(({ brand }) => brand) })}\n`,
} as const;
