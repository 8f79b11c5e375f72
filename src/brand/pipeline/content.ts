import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { contentPages } from '#brand/brand.ts';
import type { Brand, ContentPage } from '#brand/brand.ts';
import { contentPageOf } from '#brand/content-routes.ts';
import { wholeFile } from '#diagnostics/positions.ts';
import type { Problem } from '#diagnostics/problem.ts';
import type { Language } from '#i18n/languages.ts';
import { oncePerDraft } from './checked.ts';
import type { Checked } from './checked.ts';
import { checkPage } from './content/check-page.ts';
import { checkPageFiles, isLegal, missingLegalPages, pageFile } from './content/page-files.ts';
import { problem } from './draft.ts';
import type { Draft, ProblemTexts } from './draft.ts';
import { isInside } from './files/find-file.ts';
import { decodeUtf8, notUtf8 } from './files/read-text.ts';
import { permittedRoutes } from './resolve.ts';

/** Most bytes of one text: about fifty printed pages. */
const sizeLimit = 200 * 1024;

const empty: ProblemTexts = {
  code: 'empty-content',
  what: 'This file has no text.',
  why: 'The page would be empty.',
  fix: 'Write the text, or delete the file if it is not of a legal page: the portal then says that the page is coming soon.',
};

const tooLarge: ProblemTexts = {
  code: 'file-too-large',
  what: 'This text has more than 200 KB.',
  why: 'Nobody reads a page of that length, and everybody would have to load it.',
  fix: 'Shorten it, or link to the complete document.',
};

const outside: ProblemTexts = {
  code: 'path-outside-brand',
  what: 'This file is a link to a file outside the folder of the brand.',
  why: 'Files of others must not get into the portal by accident.',
  fix: 'Replace the link by the file itself.',
};

/** The file that a page is made from: the brand's own, else, for pages that are not legal ones, that of a base. */
function sourceOf(
  draft: Draft,
  language: Language,
  page: ContentPage,
): { folder: string; path: string } | undefined {
  return (isLegal(page) ? [draft.folder] : draft.folders)
    .map((folder) => ({ folder, path: pageFile(folder, language, page) }))
    .find(({ path }) => existsSync(path) && statSync(path).isFile());
}

function readPage(
  draft: Draft,
  language: Language,
  page: ContentPage,
): { html?: string; problems: Problem[] } {
  const source = sourceOf(draft, language, page);
  if (!source) return { problems: [] };
  const { folder, path } = source;
  const whole = (texts: ProblemTexts) => ({ problems: [problem(draft, wholeFile(path), texts)] });
  if (!isInside(realpathSync(folder), realpathSync(path))) return whole(outside);
  if (statSync(path).size > sizeLimit) return whole(tooLarge);
  const text = decodeUtf8(readFileSync(path));
  if (text === undefined) return whole(notUtf8);
  if (text.trim() === '') return whole(empty);
  return checkPage(draft, { path, text, language });
}

/** A setting that is not filled in is one mistake, however often the texts use it. */
function oncePerSetting(problems: readonly Problem[]): Problem[] {
  const isEmpty = ({ code }: Problem) => code === 'empty-placeholder';
  const bySetting = Map.groupBy(problems.filter(isEmpty), ({ what }) => what);
  const once = [...bySetting.values()].flatMap(([first, ...more]) => {
    if (!first || more.length === 0) return first ?? [];
    const places = more.length === 1 ? '1 more place' : `${more.length} more places`;
    return { ...first, what: `${first.what} The texts use it in ${places}.` };
  });
  return [...problems.filter((problem) => !isEmpty(problem)), ...once];
}

/**
 * The HTML of the content pages. A page that the brand does not have is left out, whoever wrote a text for it.
 */
export const contentOf = oncePerDraft((draft: Draft): Checked<Brand['content']> => {
  const routes = new Set(permittedRoutes(draft.settings).map(contentPageOf));
  const pages = contentPages.filter((page) => routes.has(page));
  const value: Brand['content'] = {};
  const problems = checkPageFiles(draft);
  for (const language of draft.settings.idiomas) {
    problems.push(...missingLegalPages(draft, language));
    const texts: Partial<Record<ContentPage, string>> = {};
    for (const page of pages) {
      const { html, problems: found } = readPage(draft, language, page);
      problems.push(...found);
      if (html !== undefined) texts[page] = html;
    }
    value[language] = texts;
  }
  return { value, problems: oncePerSetting(problems) };
});
