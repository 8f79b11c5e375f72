import { isBrandId } from '#generator/brands/validate/formats.ts';
import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { routeById } from '#core/routing/table.ts';
import type { Affected } from './affected.ts';
import type { NamedPages } from './pages-touched-between.ts';

/** A folder name for a terminal: quoted if it is no id, since it may hold any characters. */
const shownName = (folder: string): string => (isBrandId(folder) ? folder : JSON.stringify(folder));

/** How many pages are touched, and which, if not all of them. */
function pageLines({ pages, all }: NamedPages, language: ReportLanguage): string[] {
  const byRoute = Map.groupBy(pages, ({ route }) => route);
  const lines = [...byRoute].map(([route, own]) => {
    const inLanguages = [...new Set(own.map((page) => page.language))].join(' ');
    return `    ${route}: ${routeById(route).title[language]} (${inLanguages})`;
  });
  const count = reportText('compare.sitePages', { count: pages.length, all })[language];
  return [`  ${count}`, ...(pages.length < all ? lines : [])];
}

function text({ base, lost, brands, removed, broken }: Affected, language: ReportLanguage): string {
  const line = (brand: string, words: ReportText): string => `${shownName(brand)}: ${words[language]}`;
  const lines = [
    ...(lost ? [lost[language]] : []),
    ...brands.flatMap(({ brand, why, touched }) => [
      line(brand, reportText(`compare.reason.${why}`)),
      ...(touched ? pageLines(touched, language) : []),
    ]),
    ...broken.map((brand) => line(brand, reportText('compare.broken', { brand: shownName(brand) }))),
    ...removed.map((brand) => line(brand, reportText('compare.removed'))),
  ];
  return `${lines.length > 0 ? lines.join('\n') : `${reportText('compare.nothing')[language]} ${base.slice(0, 12)}`}\n`;
}

/**
 * Formats of affected brands. `matrix` is a line for the job matrices of GitHub and GitLab, which may put it into a
 * shell: it lists only brands that can be built, and nothing but ids.
 */
export const affectedFormats = {
  text,
  json: ({ base, lost, brands, removed, broken }: Affected, language: ReportLanguage) =>
    `${JSON.stringify({ version: 1, base, ...(lost && { lost: lost[language] }), brands, removed, broken }, null, 2)}\n`,
  matrix: ({ brands }: Affected) =>
    `${JSON.stringify({ brand: brands.map(({ brand }) => brand).filter(isBrandId) })}\n`,
} as const;
