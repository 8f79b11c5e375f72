import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { readFileSync, statSync } from 'node:fs';
import { contentPages } from '#core/brand/brand.ts';
import type { Brand, ContentPage } from '#core/brand/brand.ts';
import { contentPageOf } from '#core/brand/content-routes.ts';
import { locationAt, wholeFile } from '#generator/diagnostics/positions.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import type { Language } from '#core/i18n/languages.ts';
import { workingOn } from '#generator/processes/child-main.ts';
import { memoizePerDraft } from './rules/memoize-per-draft.ts';
import type { Memoized } from './rules/memoize-per-draft.ts';
import { checkPage } from './content/check-page.ts';
import { checkPageFiles, missingLegalPages, pageSource } from './content/page-files.ts';
import { problem } from './draft.ts';
import type { BrandDraft, ProblemTexts } from './draft.ts';
import { entryAt, entryTexts } from './files/entry.ts';
import { decodeUtf8, notUtf8 } from './files/read-text.ts';
import { permittedRoutes } from './resolve/resolve.ts';
import { copiedPage, copiedPageTexts, type PageText } from './texts/copied-pages.ts';

/** Offsets of a line of a text, without its blanks. */
function lineSpan(text: string, number: number): [start: number, end: number] {
  const lines = text.split('\n');
  const start = lines.slice(0, number - 1).join('\n').length + (number > 1 ? 1 : 0);
  return [start, start + (lines[number - 1] ?? '').trimEnd().length];
}

/** Maximum size of one text in bytes: about fifty printed pages. */
const sizeLimit = 200 * 1024;

const emptyTexts: ProblemTexts = {
  code: 'empty-content',
  ...explanation('content.emptyPage'),
};

const tooLargeTexts: ProblemTexts = {
  code: 'file-too-large',
  ...explanation('content.pageTooLong'),
};

function readPage(
  draft: BrandDraft,
  language: Language,
  page: ContentPage,
): { html?: string; problems: Diagnostic[]; source?: { path: string; text: string } } {
  const source = pageSource(draft, language, page);
  if (!source) return { problems: [] };
  const { folder, path } = source;
  const reportFile = (texts: ProblemTexts) => ({ problems: [problem(draft, wholeFile(path), texts)] });
  const entry = entryAt(folder, path);
  if (entry === 'outside' || entry === 'other') return reportFile(entryTexts[entry]);
  if (statSync(path).size > sizeLimit) return reportFile(tooLargeTexts);
  workingOn(path);
  const bytes = readFileSync(path);
  const text = decodeUtf8(bytes);
  if (text === undefined) return reportFile(notUtf8(path, bytes));
  if (text.trim() === '') return reportFile(emptyTexts);
  return { ...checkPage(draft, { page, path, text, language }), source: { path, text } };
}

type PageSource = PageText & { page: ContentPage; path: string };

/** Pages that nobody has translated; a report about single paragraphs in them is left out. */
function withCopiedPages(
  draft: BrandDraft,
  sources: readonly PageSource[],
  problems: readonly Diagnostic[],
): Diagnostic[] {
  const copied = sources.flatMap((source) => {
    const others = sources.filter(({ page, path }) => page === source.page && path !== source.path);
    const found = copiedPage(source, others);
    if (!found) return [];
    const { path, text } = source;
    const [start, end] = lineSpan(text, found.lines[0] ?? 1);
    return [problem(draft, locationAt(path, text, start, end), copiedPageTexts(found, source))];
  });
  const files = new Set(copied.map(({ location }) => location?.file));
  return [
    ...problems.filter(({ code, location }) => code !== 'wrong-language' || !files.has(location?.file)),
    ...copied,
  ];
}

/** Merges the problems of each empty setting into one, however often the texts use it. */
function oncePerSetting(problems: readonly Diagnostic[]): Diagnostic[] {
  const isEmpty = ({ code }: Diagnostic) => code === 'empty-placeholder';
  const bySetting = Map.groupBy(problems.filter(isEmpty), ({ what }) => what.en);
  const merged = [...bySetting.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    return {
      ...first,
      what: reportText('content.placeholderInMorePlaces', { what: first.what, count: others.length }),
    };
  });
  return [...problems.filter((problem) => !isEmpty(problem)), ...merged];
}

/** The HTML of the content pages. Texts of pages that the brand does not have are ignored. */
export const contentOf = memoizePerDraft((draft: BrandDraft): Memoized<Brand['content']> => {
  const routes = new Set(permittedRoutes(draft.settings).map(contentPageOf));
  const pages = contentPages.filter((page) => routes.has(page));
  const value: Brand['content'] = {};
  const problems = checkPageFiles(draft);
  const sources: PageSource[] = [];
  for (const language of draft.settings.idiomas) {
    problems.push(...missingLegalPages(draft, language));
    const texts: Partial<Record<ContentPage, string>> = {};
    for (const page of pages) {
      const { html, problems: pageProblems, source } = readPage(draft, language, page);
      problems.push(...pageProblems);
      if (html !== undefined) texts[page] = html;
      if (source) sources.push({ ...source, page, language });
    }
    value[language] = texts;
  }
  return { value, problems: oncePerSetting(withCopiedPages(draft, sources, problems)) };
});
