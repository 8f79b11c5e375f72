import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { readFileSync, statSync } from 'node:fs';
import { contentPages } from '#core/brand/brand.ts';
import type { Brand, ContentPage } from '#core/brand/brand.ts';
import { contentPageOf } from '#core/brand/content-routes.ts';
import { wholeFile } from '#generator/diagnostics/positions.ts';
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
): { html?: string; problems: Diagnostic[] } {
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
  return checkPage(draft, { page, path, text, language });
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
  for (const language of draft.settings.idiomas) {
    problems.push(...missingLegalPages(draft, language));
    const texts: Partial<Record<ContentPage, string>> = {};
    for (const page of pages) {
      const { html, problems: pageProblems } = readPage(draft, language, page);
      problems.push(...pageProblems);
      if (html !== undefined) texts[page] = html;
    }
    value[language] = texts;
  }
  return { value, problems: oncePerSetting(problems) };
});
