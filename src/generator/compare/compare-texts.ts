import { transform } from 'lightningcss';
import { createTwoFilesPatch } from 'diff';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { areas, catalogue } from '#core/i18n/messages.ts';
import { contentRoutes } from '#core/brand/content-routes.ts';
import { type RouteId, routeById } from '#core/routing/table.ts';
import { languageNames } from '#generator/brands/language-names.ts';
import { reportText } from '#generator/diagnostics/report-text.ts';
import type { ContentPage } from '#core/brand/brand.ts';
import type { BrandRecord } from '#generator/render/bundle/brand-record.ts';
import type { ComparedChange } from './comparison.ts';

/** The visible text of a page, line by line. */
function linesOf(html: string): string[] {
  return html
    .replace(/<\/(?:p|h\d|li|tr|dt|dd|blockquote|table|ul|ol)>|<br>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** Lines that only one of two texts has. */
function lineDifference(
  before: readonly string[],
  after: readonly string[],
): { removed: string; added: string } {
  const without = (lines: readonly string[], others: readonly string[]): string => {
    const remaining = new Map<string, number>();
    for (const line of others) remaining.set(line, (remaining.get(line) ?? 0) + 1);
    return lines
      .filter((line) => {
        const count = remaining.get(line) ?? 0;
        remaining.set(line, count - 1);
        return count <= 0;
      })
      .join('\n');
  };
  return { removed: without(before, after), added: without(after, before) };
}

const optional = (
  before: string | undefined,
  after: string | undefined,
): Pick<ComparedChange, 'before' | 'after'> => ({
  ...(before && { before }),
  ...(after && { after }),
});

function pageTexts(before: BrandRecord, after: BrandRecord, language: ReportLanguage): ComparedChange[] {
  const pages = Object.entries(contentRoutes) as [RouteId, ContentPage][];
  return after.languages.flatMap((pageLanguage) =>
    pages.flatMap(([route, page]): ComparedChange[] => {
      const [previous = '', current = ''] = [
        before.content[pageLanguage]?.[page],
        after.content[pageLanguage]?.[page],
      ];
      if (previous === current) return [];
      const { removed, added } = lineDifference(linesOf(previous), linesOf(current));
      const sentence = reportText('compare.contentPage', {
        title: routeById(route).title[language],
        language: languageNames[pageLanguage],
      })[language];
      return [{ part: 'texts', sentence, ...optional(removed, added) }];
    }),
  );
}

function messageChanges(before: BrandRecord, after: BrandRecord, language: ReportLanguage): ComparedChange[] {
  return after.languages.flatMap((textLanguage) => {
    const [previous, current] = [before.messages[textLanguage] ?? {}, after.messages[textLanguage] ?? {}];
    const ids = [...new Set([...Object.keys(previous), ...Object.keys(current)])].sort();
    const changed = ids.filter((id) => previous[id] !== current[id]);
    if (changed.length === 0) return [];
    const defaults: Readonly<Record<string, string | undefined>> = catalogue(textLanguage, areas);
    return changed.map((id): ComparedChange => ({
      part: 'texts',
      sentence: reportText('compare.ownText', { language: languageNames[textLanguage] })[language],
      setting: id,
      ...optional(previous[id] ?? defaults[id], current[id] ?? defaults[id]),
    }));
  });
}

/** A style sheet with a declaration per line. */
function readableStyles(css: string): string {
  const { code } = transform({ filename: 'own.css', code: Buffer.from(css), errorRecovery: true });
  return code.toString();
}

/** Unified diff of two versions of a style sheet, without the lines that name the files. */
function stylesDiff(name: string, before: string, after: string): string {
  const patch = createTwoFilesPatch(name, name, readableStyles(before), readableStyles(after), '', '', {
    context: 2,
  });
  return patch.slice(patch.indexOf('@@'));
}

function fileChanges(before: BrandRecord, after: BrandRecord, language: ReportLanguage): ComparedChange[] {
  const names = [...new Set([...Object.keys(before.assets), ...Object.keys(after.assets)])].sort();
  return names.flatMap((name): ComparedChange[] => {
    const [previous, current] = [before.assets[name], after.assets[name]];
    if (previous === current) return [];
    const [previousStyles, currentStyles] = [before.styles?.[name], after.styles?.[name]];
    if (previousStyles !== undefined || currentStyles !== undefined) {
      if (previousStyles === currentStyles) return [];
      const diff = stylesDiff(name, previousStyles ?? '', currentStyles ?? '');
      return [{ part: 'files', sentence: reportText('compare.styles')[language], subject: name, diff }];
    }
    const fate = previous === undefined ? 'fileAdded' : current === undefined ? 'fileRemoved' : 'fileChanged';
    return [{ part: 'files', sentence: reportText(`compare.${fate}`)[language], subject: name }];
  });
}

/** Changed texts of a brand, on its own pages and in the portal, and its other changed files. */
export function textChanges(
  before: BrandRecord,
  after: BrandRecord,
  language: ReportLanguage,
): ComparedChange[] {
  return [
    ...pageTexts(before, after, language),
    ...messageChanges(before, after, language),
    ...fileChanges(before, after, language),
  ];
}
