import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { canonicalPattern } from '#core/routing/addresses.ts';
import { routeById } from '#core/routing/table.ts';
import type { BrandRecord } from '#generator/render/bundle/brand-record.ts';
import type { Manifest } from '#generator/render/bundle/manifest.ts';
import type { ComparedChange } from './comparison.ts';
import { words } from './words/by-language.ts';

interface Page {
  title: string;
  addresses: string[];
}

/** Pages by what they are, with the address in each language. */
function pagesOf(record: BrandRecord, language: ReportLanguage): Map<string, Page> {
  const pages = record.routes.flatMap((id) => {
    const variants = id === 'login-specific' ? record.specificLogins : [undefined];
    return variants.map((variant): [string, Page] => {
      const addresses = record.languages.map((one) =>
        canonicalPattern(record, id, one).replace('{id}', variant ?? '{id}'),
      );
      const title = routeById(id).title[language];
      return [`${id} ${variant ?? ''}`, { title: variant ? `${title} (${variant})` : title, addresses }];
    });
  });
  return new Map(pages);
}

/** Pages that come and go, also in one of several languages. */
export function pageChanges(
  before: BrandRecord,
  after: BrandRecord,
  language: ReportLanguage,
): ComparedChange[] {
  const { pageComes, pageGoes } = words[language];
  const [old, present] = [pagesOf(before, language), pagesOf(after, language)];
  return [...new Set([...old.keys(), ...present.keys()])].flatMap((key): ComparedChange[] => {
    const [was, is] = [old.get(key), present.get(key)];
    const title = (is ?? was)?.title ?? key;
    const comes = (is?.addresses ?? []).filter((address) => !was?.addresses.includes(address));
    const goes = (was?.addresses ?? []).filter((address) => !is?.addresses.includes(address));
    return [
      ...(comes.length > 0
        ? [{ part: 'pages' as const, sentence: pageComes(title), after: comes.join(', ') }]
        : []),
      ...(goes.length > 0
        ? [{ part: 'pages' as const, sentence: pageGoes(title), before: goes.join(', ') }]
        : []),
    ];
  });
}

const total = ({ files }: Manifest): number => files.reduce((sum, { size }) => sum + size, 0);

/** How much of the finished site is another. */
export function siteChanges(before: Manifest, after: Manifest, language: ReportLanguage): ComparedChange[] {
  const { sitePages, siteSize } = words[language];
  const hashes = new Map(before.files.map(({ path, sha256 }) => [path, sha256]));
  const pages = after.files.filter(({ path }) => path.endsWith('.html'));
  const changed = pages.filter(({ path, sha256 }) => hashes.get(path) !== sha256);
  const kilobytes = Math.round((total(after) - total(before)) / 1024);
  return [
    ...(changed.length > 0 ? [sitePages(changed.length, pages.length)] : []),
    ...(kilobytes === 0 ? [] : [siteSize(kilobytes)]),
  ].map((sentence) => ({ part: 'site', sentence }));
}
