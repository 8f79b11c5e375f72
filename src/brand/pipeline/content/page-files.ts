import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentPages } from '#brand/brand.ts';
import type { ContentPage } from '#brand/brand.ts';
import { contentRoutes, legalRoutes } from '#brand/content-routes.ts';
import { wholeFile } from '#diagnostics/positions.ts';
import type { Problem } from '#diagnostics/problem.ts';
import { didYouMean } from '#diagnostics/suggest.ts';
import { isLanguage } from '#i18n/languages.ts';
import type { Language } from '#i18n/languages.ts';
import { problem } from '../draft.ts';
import type { Draft, ProblemTexts } from '../draft.ts';
import { englishNames } from '../language-names.ts';

const legalPages: ReadonlySet<ContentPage> = new Set(legalRoutes.map((route) => contentRoutes[route]));

export function isLegal(page: ContentPage): boolean {
  return legalPages.has(page);
}

export function pageFile(folder: string, language: Language, page: ContentPage): string {
  return join(folder, 'content', language, `${page}.md`);
}

/** Names in a folder, without those that systems hide; none when it does not exist. */
export function namesIn(folder: string): { name: string; isFolder: boolean }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What to say of files for a language that the brand does not offer. */
export function languageNotOffered(language: Language): ProblemTexts {
  return {
    code: 'language-not-offered',
    severity: 'warning',
    what: `This is for ${englishNames[language]}, which is not a language of this portal.`,
    why: 'It is shown nowhere.',
    fix: `Add \`${language}\` to \`idiomas\` to offer the portal in it, or delete this.`,
  };
}

function notALanguage(name: string): ProblemTexts {
  return {
    code: 'unknown-file',
    what: `\`content/${name}\` is not the folder of a language.`,
    why: 'The texts in it would be shown nowhere.',
    fix: 'The folders are `content/es` (Spanish), `content/ca` (Catalan) and `content/en` (English): move the texts into one of them.',
  };
}

function notAPage(name: string): ProblemTexts {
  const names = contentPages.map((page) => `${page}.md`);
  const near = didYouMean(name, names) ?? didYouMean(name.replace(/\.\w+$/, '.md'), names);
  return {
    code: 'unknown-file',
    what: `\`${name}\` is not the text of a page of the portal.`,
    why: 'It would be shown nowhere.',
    fix: near ?? `Rename it to one of ${names.map((one) => `\`${one}\``).join(', ')}, or delete it.`,
  };
}

const legalInBase: ProblemTexts = {
  code: 'unknown-file',
  what: 'This base has the text of a legal page.',
  why: 'Each institution answers for its own legal texts, so brands do not take them from a base.',
  fix: 'Move the file into the folder of the brand that it was written for.',
};

function checkLanguageFolder(draft: Draft, folder: string, language: Language): Problem[] {
  const isBase = folder !== draft.folder;
  return namesIn(join(folder, 'content', language)).flatMap(({ name, isFolder }) => {
    const at = wholeFile(join(folder, 'content', language, name));
    const page = contentPages.find((one) => !isFolder && `${one}.md` === name);
    if (!page) return [problem(draft, at, notAPage(name))];
    return isBase && isLegal(page) ? [problem(draft, at, legalInBase)] : [];
  });
}

/** Files in the content folders of a brand and its bases that are the text of no page. */
export function checkPageFiles(draft: Draft): Problem[] {
  return draft.folders.flatMap((folder) =>
    namesIn(join(folder, 'content')).flatMap(({ name, isFolder }) => {
      const at = wholeFile(join(folder, 'content', name));
      if (!isFolder || !isLanguage(name)) return [problem(draft, at, notALanguage(name))];
      if (!draft.settings.idiomas.includes(name) && draft.isSound(['idiomas'])) {
        return folder === draft.folder ? [problem(draft, at, languageNotOffered(name))] : [];
      }
      return checkLanguageFolder(draft, folder, name);
    }),
  );
}

/** The legal pages that a language of the brand lacks, in one report. */
export function missingLegalPages(draft: Draft, language: Language): Problem[] {
  const missing = [...legalPages].filter((page) => !existsSync(pageFile(draft.folder, language, page)));
  if (missing.length === 0) return [];
  const many = missing.length > 1;
  const texts: ProblemTexts = {
    code: 'missing-legal-page',
    what: `${many ? `${missing.length} legal pages have` : 'A legal page has'} no text in ${englishNames[language]}.`,
    why: 'The law asks for them in every language of the portal, and there is no standard text: only the institution can write it.',
    fix: `Write ${missing.map((page) => `\`content/${language}/${page}.md\``).join(', ')} in the folder of the brand.`,
  };
  return [problem(draft, draft.locate(['idiomas']), texts)];
}
