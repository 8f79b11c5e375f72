import { languageNames } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { areas, catalogue } from '#core/i18n/messages.ts';
import { contentPages } from '#core/brand/brand.ts';
import type { BrandRecord } from '#generator/render/bundle/brand-record.ts';
import type { ComparedChange } from './comparison.ts';
import { words } from './words/by-language.ts';

/** The lines of a page as they are read. */
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
function differing(before: readonly string[], after: readonly string[]): { gone: string; come: string } {
  const without = (lines: readonly string[], others: readonly string[]): string => {
    const left = new Map<string, number>();
    for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
    return lines
      .filter((line) => {
        const count = left.get(line) ?? 0;
        left.set(line, count - 1);
        return count <= 0;
      })
      .join('\n');
  };
  return { gone: without(before, after), come: without(after, before) };
}

const optional = (
  before: string | undefined,
  after: string | undefined,
): Pick<ComparedChange, 'before' | 'after'> => ({
  ...(before && { before }),
  ...(after && { after }),
});

function pageTexts(before: BrandRecord, after: BrandRecord, language: ReportLanguage): ComparedChange[] {
  const { contentPage } = words[language];
  return after.languages.flatMap((one) =>
    contentPages.flatMap((page): ComparedChange[] => {
      const [was = '', is = ''] = [before.content[one]?.[page], after.content[one]?.[page]];
      if (was === is) return [];
      const { gone, come } = differing(linesOf(was), linesOf(is));
      const sentence = `${contentPage(page)} (${languageNames[one]})`;
      return [{ part: 'texts', sentence, ...optional(gone, come) }];
    }),
  );
}

function ownTexts(before: BrandRecord, after: BrandRecord, language: ReportLanguage): ComparedChange[] {
  const { ownText } = words[language];
  return after.languages.flatMap((one) => {
    const [was, is] = [before.messages[one] ?? {}, after.messages[one] ?? {}];
    const ids = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
    const changed = ids.filter((id) => was[id] !== is[id]);
    if (changed.length === 0) return [];
    const usual: Readonly<Record<string, string | undefined>> = catalogue(one, areas);
    return changed.map((id): ComparedChange => ({
      part: 'texts',
      sentence: `${ownText} (${languageNames[one]})`,
      setting: id,
      ...optional(was[id] ?? usual[id], is[id] ?? usual[id]),
    }));
  });
}

function fileChanges(before: BrandRecord, after: BrandRecord, language: ReportLanguage): ComparedChange[] {
  const { fileChanges: changes, fileComes, fileGoes } = words[language];
  const names = [...new Set([...Object.keys(before.assets), ...Object.keys(after.assets)])].sort();
  return names.flatMap((name): ComparedChange[] => {
    const [was, is] = [before.assets[name], after.assets[name]];
    if (was === is) return [];
    const fate = was === undefined ? fileComes : is === undefined ? fileGoes : changes;
    return [{ part: 'files', sentence: `${name}: ${fate}` }];
  });
}

/** What a brand words otherwise than before, on its pages and in the portal, and its other files. */
export function textChanges(
  before: BrandRecord,
  after: BrandRecord,
  language: ReportLanguage,
): ComparedChange[] {
  return [
    ...pageTexts(before, after, language),
    ...ownTexts(before, after, language),
    ...fileChanges(before, after, language),
  ];
}
