import { locales } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { canonicalPattern } from '#core/routing/addresses.ts';
import { routeById } from '#core/routing/table.ts';
import { reportText } from '#generator/diagnostics/report-text.ts';
import type { BrandRecord } from '#generator/render/bundle/brand-record.ts';
import type { Manifest } from '#generator/render/bundle/manifest.ts';
import type { ComparedChange } from './comparison.ts';
import type { TouchedPages } from './touched-pages.ts';

interface ComparedPage {
  title: string;
  /** Id of a specific sign-in page. */
  variant?: string;
  addresses: string[];
}

/** Pages by route and variant, with the address in each language. */
function pagesOf(record: BrandRecord, language: ReportLanguage): Map<string, ComparedPage> {
  const pages = record.routes.flatMap((id) => {
    const variants = id === 'login-specific' ? record.specificLogins : [undefined];
    return variants.map((variant): [string, ComparedPage] => {
      const addresses = record.languages.map((pageLanguage) =>
        canonicalPattern(record, id, pageLanguage).replace('{id}', variant ?? '{id}'),
      );
      const title = routeById(id).title[language];
      return [`${id} ${variant ?? ''}`, { title, addresses, ...(variant && { variant }) }];
    });
  });
  return new Map(pages);
}

/** Pages that are added or removed, also in single languages. */
export function pageChanges(
  before: BrandRecord,
  after: BrandRecord,
  language: ReportLanguage,
): ComparedChange[] {
  const [previous, current] = [pagesOf(before, language), pagesOf(after, language)];
  return [...new Set([...previous.keys(), ...current.keys()])].flatMap((key): ComparedChange[] => {
    const [previousPage, currentPage] = [previous.get(key), current.get(key)];
    const { title = key, variant } = currentPage ?? previousPage ?? {};
    const subject = { ...(variant && { subject: variant }) };
    const added = (currentPage?.addresses ?? []).filter(
      (address) => !previousPage?.addresses.includes(address),
    );
    const removed = (previousPage?.addresses ?? []).filter(
      (address) => !currentPage?.addresses.includes(address),
    );
    return [
      ...(added.length > 0
        ? [
            {
              part: 'pages' as const,
              sentence: reportText('compare.pageAdded', { title })[language],
              ...subject,
              after: added.join(', '),
            },
          ]
        : []),
      ...(removed.length > 0
        ? [
            {
              part: 'pages' as const,
              sentence: reportText('compare.pageRemoved', { title })[language],
              ...subject,
              before: removed.join(', '),
            },
          ]
        : []),
    ];
  });
}

const totalSize = ({ files }: Manifest): number => files.reduce((sum, { size }) => sum + size, 0);

/** Up to this number, touched pages are named by their titles. */
const mostTitles = 8;

/** The pages that come out differently. */
export function touchedChanges({ pages, all }: TouchedPages, language: ReportLanguage): ComparedChange[] {
  if (pages.length === 0) return [];
  const titles = [...new Set(pages.map(({ route }) => routeById(route).title[language]))];
  const facts = { count: pages.length, all };
  const sentence =
    titles.length > mostTitles
      ? reportText('compare.sitePages', facts)
      : reportText('compare.namedPages', {
          ...facts,
          titles: new Intl.ListFormat(locales[language]).format(titles),
        });
  return [{ part: 'site', sentence: sentence[language] }];
}

/** By how much the size of the built site differs. */
export function sizeChanges(before: Manifest, after: Manifest, language: ReportLanguage): ComparedChange[] {
  const kilobytes = Math.round((totalSize(after) - totalSize(before)) / 1024);
  if (kilobytes === 0) return [];
  const sentence = reportText(kilobytes < 0 ? 'compare.siteSmaller' : 'compare.siteLarger', {
    kilobytes: Math.abs(kilobytes),
  });
  return [{ part: 'site', sentence: sentence[language] }];
}
