import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentPages } from '#core/brand/brand.ts';
import type { ContentPage } from '#core/brand/brand.ts';
import { contentRoutes, legalRoutes } from '#core/brand/content-routes.ts';
import { wholeFile } from '#generator/diagnostics/positions.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { didYouMean, suggestion } from '#generator/diagnostics/suggest.ts';
import { isLanguage } from '#core/i18n/languages.ts';
import type { Language } from '#core/i18n/languages.ts';
import { entryAt, folderOutside } from '../files/entry.ts';
import { problem } from '../draft.ts';
import type { BrandDraft, ProblemTexts } from '../draft.ts';
import { languageNames } from '../language-names.ts';
import { settingCalled } from '../validate/key-words.ts';

const legalPages: ReadonlySet<ContentPage> = new Set(legalRoutes.map((route) => contentRoutes[route]));

function isLegal(page: ContentPage): boolean {
  return legalPages.has(page);
}

function pageFile(folder: string, language: Language, page: ContentPage): string {
  return join(folder, 'content', language, `${page}.md`);
}

/** The source file of a page: the brand's own, else that of a base, except for legal pages. */
export function pageSource(
  draft: BrandDraft,
  language: Language,
  page: ContentPage,
): { folder: string; path: string } | undefined {
  return (isLegal(page) ? [draft.folder] : draft.folders)
    .map((folder) => ({ folder, path: pageFile(folder, language, page) }))
    .find(({ folder, path }) => entryAt(folder, path) !== 'absent');
}

interface FolderEntry {
  name: string;
  isFolder: boolean;
}

/** Names in a folder, without hidden ones; empty if it does not exist. */
function namesIn(folder: string): FolderEntry[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Checks each name in a folder of a brand or base.
 * @param below path of the folder relative to the brand or base
 */
export function checkNamesIn(
  draft: BrandDraft,
  folder: string,
  below: string,
  check: (name: FolderEntry) => Diagnostic[],
): Diagnostic[] {
  const path = join(folder, below);
  return entryAt(folder, path) === 'outside'
    ? [problem(draft, wholeFile(path), folderOutside)]
    : namesIn(path).flatMap(check);
}

/** The texts for files of a language that the brand does not offer. */
export function languageNotOffered(language: Language): ProblemTexts {
  return {
    code: 'language-not-offered',
    severity: 'warning',
    ...explanation('content.languageNotOffered', { name: languageNames[language], language }),
  };
}

const contentFolders = ({ folder }: BrandDraft): string[] =>
  namesIn(join(folder, 'content'))
    .filter(({ isFolder }) => isFolder)
    .map(({ name }) => name);

/** The language of the brand that a folder of another name is meant for, if the brand has no folder of that one. */
function meantLanguage(draft: BrandDraft, name: string): Language | undefined {
  const missing = draft.settings.idiomas.filter((language) => !contentFolders(draft).includes(language));
  const meant = settingCalled(name, missing) ?? missing.find((language) => language === name.toLowerCase());
  return isLanguage(meant) ? meant : undefined;
}

/** Whether the pages of a language are in a folder of another name, which has its own report. */
export function isMisnamedLanguage(draft: BrandDraft, language: Language): boolean {
  return contentFolders(draft).some((name) => !isLanguage(name) && meantLanguage(draft, name) === language);
}

function notALanguage(draft: BrandDraft, { name, isFolder }: FolderEntry): ProblemTexts {
  const meant = isFolder ? meantLanguage(draft, name) : undefined;
  return {
    code: 'unknown-file',
    ...explanation('content.notALanguage', { name }),
    ...(meant && { fix: suggestion(`content/${meant}`) }),
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
    const location = wholeFile(join(folder, 'content', language, name));
    const page = contentPages.find((candidate) => `${candidate}.md` === name);
    if (!page) return [problem(draft, location, notAPage(name))];
    return isBase && isLegal(page) ? [problem(draft, location, legalInBase)] : [];
  });
}

/** Name of the folder that differs from the wanted one only in its capitals; `undefined` if the wanted one exists. */
export function misnamedFolder(folder: string, wanted: string): string | undefined {
  const names = namesIn(folder).filter(({ isFolder }) => isFolder);
  if (names.some(({ name }) => name === wanted)) return undefined;
  return names.find(({ name }) => name.toLowerCase() === wanted)?.name;
}

function checkFolderNames(draft: BrandDraft, folder: string): Diagnostic[] {
  return ['content', 'messages'].flatMap((wanted) => {
    const name = misnamedFolder(folder, wanted);
    if (name === undefined) return [];
    const texts: ProblemTexts = {
      code: 'unknown-file',
      ...explanation('content.misnamedFolder', { name, wanted }),
    };
    return [problem(draft, wholeFile(join(folder, name)), texts)];
  });
}

/** Files in the content folders of a brand and its bases that belong to no page. */
export function checkPageFiles(draft: BrandDraft): Diagnostic[] {
  const misnamed = draft.folders.flatMap((folder) => checkFolderNames(draft, folder));
  const unknown = draft.folders.flatMap((folder) =>
    checkNamesIn(draft, folder, 'content', ({ name, isFolder }) => {
      const path = join(folder, 'content', name);
      const location = wholeFile(path);
      if (isLanguage(name) && entryAt(folder, path) === 'outside')
        return [problem(draft, location, folderOutside)];
      if (!isFolder || !isLanguage(name))
        return [problem(draft, location, notALanguage(draft, { name, isFolder }))];
      if (!draft.settings.idiomas.includes(name) && draft.isSound(['idiomas'])) {
        return folder === draft.folder ? [problem(draft, location, languageNotOffered(name))] : [];
      }
      return checkLanguageFolder(draft, folder, name);
    }),
  );
  return [...misnamed, ...unknown];
}

/** The missing legal pages of a language, in one problem. */
export function missingLegalPages(draft: BrandDraft, language: Language): Diagnostic[] {
  const missing = [...legalPages].filter(
    (page) => entryAt(draft.folder, pageFile(draft.folder, language, page)) === 'absent',
  );
  if (missing.length === 0 || misnamedFolder(draft.folder, 'content') !== undefined) return [];
  if (isMisnamedLanguage(draft, language)) return [];
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
