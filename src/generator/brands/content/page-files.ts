import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentPages } from '#core/brand/brand.ts';
import type { ContentPage } from '#core/brand/brand.ts';
import { contentRoutes, legalRoutes } from '#core/brand/content-routes.ts';
import { wholeFile } from '#generator/diagnostics/positions.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { didYouMean } from '#generator/diagnostics/suggest.ts';
import { isLanguage } from '#core/i18n/languages.ts';
import type { Language } from '#core/i18n/languages.ts';
import { entryAt, folderOutside } from '../files/entry.ts';
import { problem } from '../draft.ts';
import type { BrandDraft, ProblemTexts } from '../draft.ts';
import { languageNames } from '../language-names.ts';

const legalPages: ReadonlySet<ContentPage> = new Set(legalRoutes.map((route) => contentRoutes[route]));

function isLegal(page: ContentPage): boolean {
  return legalPages.has(page);
}

function pageFile(folder: string, language: Language, page: ContentPage): string {
  return join(folder, 'content', language, `${page}.md`);
}

/** The file that a page is made from: the brand's own, else, for pages that are not legal ones, that of a base. */
export function pageSource(
  draft: BrandDraft,
  language: Language,
  page: ContentPage,
): { folder: string; path: string } | undefined {
  return (isLegal(page) ? [draft.folder] : draft.folders)
    .map((folder) => ({ folder, path: pageFile(folder, language, page) }))
    .find(({ folder, path }) => entryAt(folder, path) !== 'absent');
}

interface Name {
  name: string;
  isFolder: boolean;
}

/** Names in a folder, without those that systems hide; none when it does not exist. */
function namesIn(folder: string): Name[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Looks at each name in a folder of a brand or base.
 * @param below path of the folder in that of the brand or base
 */
export function checkNamesIn(
  draft: BrandDraft,
  folder: string,
  below: string,
  check: (name: Name) => Diagnostic[],
): Diagnostic[] {
  const path = join(folder, below);
  return entryAt(folder, path) === 'outside'
    ? [problem(draft, wholeFile(path), folderOutside)]
    : namesIn(path).flatMap(check);
}

/** What to say of files for a language that the brand does not offer. */
export function languageNotOffered(language: Language): ProblemTexts {
  return {
    code: 'language-not-offered',
    severity: 'warning',
    ...explanation('content.languageNotOffered', { name: languageNames[language], language }),
  };
}

function notALanguage(name: string): ProblemTexts {
  return {
    code: 'unknown-file',
    ...explanation('content.notALanguage', { name }),
  };
}

function notAPage(name: string): ProblemTexts {
  const names = contentPages.map((page) => `${page}.md`);
  const near = didYouMean(name, names) ?? didYouMean(name.replace(/\.\w+$/, '.md'), names);
  return {
    code: 'unknown-file',
    ...explanation('content.notAPage', { name }),
    fix:
      near ?? reportText('content.notAPage.rename', { names: names.map((one) => `\`${one}\``).join(', ') }),
  };
}

const legalInBase: ProblemTexts = {
  code: 'unknown-file',
  ...explanation('content.legalPageInBase'),
};

function checkLanguageFolder(draft: BrandDraft, folder: string, language: Language): Diagnostic[] {
  const isBase = folder !== draft.folder;
  return checkNamesIn(draft, folder, join('content', language), ({ name }) => {
    const at = wholeFile(join(folder, 'content', language, name));
    const page = contentPages.find((one) => `${one}.md` === name);
    if (!page) return [problem(draft, at, notAPage(name))];
    return isBase && isLegal(page) ? [problem(draft, at, legalInBase)] : [];
  });
}

/** Files in the content folders of a brand and its bases that are the text of no page. */
export function checkPageFiles(draft: BrandDraft): Diagnostic[] {
  return draft.folders.flatMap((folder) =>
    checkNamesIn(draft, folder, 'content', ({ name, isFolder }) => {
      const path = join(folder, 'content', name);
      const at = wholeFile(path);
      if (isLanguage(name) && entryAt(folder, path) === 'outside') return [problem(draft, at, folderOutside)];
      if (!isFolder || !isLanguage(name)) return [problem(draft, at, notALanguage(name))];
      if (!draft.settings.idiomas.includes(name) && draft.isSound(['idiomas'])) {
        return folder === draft.folder ? [problem(draft, at, languageNotOffered(name))] : [];
      }
      return checkLanguageFolder(draft, folder, name);
    }),
  );
}

/** The legal pages that a language of the brand lacks, in one report. */
export function missingLegalPages(draft: BrandDraft, language: Language): Diagnostic[] {
  const missing = [...legalPages].filter(
    (page) => entryAt(draft.folder, pageFile(draft.folder, language, page)) === 'absent',
  );
  if (missing.length === 0) return [];
  const texts: ProblemTexts = {
    code: 'missing-legal-page',
    ...explanation('content.missingLegalPages', {
      count: missing.length,
      language: languageNames[language],
      files: missing.map((page) => `\`content/${language}/${page}.md\``).join(', '),
    }),
  };
  return [problem(draft, draft.locate(['idiomas']), texts)];
}
