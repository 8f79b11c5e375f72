import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileEdit, SettingEdit, SettingGroup } from '#core/brand-edits/edit.ts';
import { isList } from '#core/brand-edits/values.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import { type ReportLanguage, reportLanguageFor } from '#core/i18n/report-languages.ts';
import { href, matchAddress, type PortalRouting } from '#core/routing/addresses.ts';
import type { RefusedEdit } from '../edits/edit-settings.ts';
import { readSettings } from '../edits/settings-text.ts';
import { writeEdits } from '../edits/write-brand.ts';
import { brandFileName } from '../folders.ts';
import { loadBrands } from '../load-brands.ts';
import type { CreatedFile } from './create-brand.ts';
import { addLanguageTexts } from './language-texts.ts';
import { marksIn, template } from './model.ts';

/** Mark at the top of a page that is copied from another language. */
const translationMark: Readonly<Record<ReportLanguage, string>> = {
  es: '**Por completar:** hay que traducir esta página.',
  ca: '**Per completar:** cal traduir aquesta pàgina.',
  en: '**To be completed:** this page has to be translated.',
};

/** Maps the path of a portal page to its path in the new language; other paths stay unchanged. */
type TranslateLink = (path: string) => string;

function linkTranslator(routing: PortalRouting, language: Language): TranslateLink {
  const extended = { ...routing, languages: [...routing.languages, language] };
  return (path) => {
    const match = matchAddress(extended, path);
    return match ? href(extended, match.route, language, match.params) : path;
  };
}

/** Translates the links of a text to pages of the portal. */
const translateLinks = (text: string, translated: TranslateLink): string =>
  text.replace(
    /(\]\(<?)(\/[^\s)>#?]*)/g,
    (_, before: string, path: string) => `${before}${translated(path)}`,
  );

/** The pages in the new language: those of the model, else marked copies of the existing texts. */
function addedPages(
  folder: string,
  from: Language,
  language: Language,
  translated: TranslateLink,
): (FileEdit & { content: string })[] {
  const source = join(folder, 'content', from);
  const pages = existsSync(source) ? readdirSync(source).filter((name) => name.endsWith('.md')) : [];
  return pages.sort().flatMap((page) => {
    const path = `content/${language}/${page}`;
    if (existsSync(join(folder, path))) return [];
    const model = join(template, path);
    const content = existsSync(model)
      ? readFileSync(model, 'utf8')
      : `${translationMark[reportLanguageFor(language)]}\n\n${translateLinks(readFileSync(join(source, page), 'utf8'), translated)}`;
    return [{ kind: 'file', path, content }];
  });
}

/** The edit that lists a language, unless it is listed already. */
function listLanguage({ idiomas }: SettingGroup, from: Language, language: Language): SettingEdit[] {
  if (!isList(idiomas)) return [{ kind: 'set', path: ['idiomas'], value: [from, language] }];
  if (idiomas.includes(language)) return [];
  return [{ kind: 'insert', path: ['idiomas', idiomas.length], value: language }];
}

/** The changed files of an added language, and the refused edits. */
export interface AddedLanguage {
  files: CreatedFile[];
  refused: RefusedEdit[];
}

/**
 * Adds a language to a brand: to the list of languages, to each text of its settings, and its pages. Existing texts stay
 * unchanged.
 * @param folder absolute path of the brand
 * @param from language that texts are copied from
 * @param reader language for the comments in the settings
 * @param routing of the brand before the change, used to translate links in copied pages
 * @returns undefined if the brand has the language and all its texts already
 */
export function addLanguage(
  folder: string,
  from: Language,
  language: Language,
  reader: ReportLanguage = 'en',
  routing?: PortalRouting,
): AddedLanguage | undefined {
  const settings = readSettings(readFileSync(join(folder, brandFileName), 'utf8'));
  if (!settings) return undefined;
  const texts = addLanguageTexts(settings.data, from, language, reader);
  const pages = addedPages(
    folder,
    from,
    language,
    routing ? linkTranslator(routing, language) : (path) => path,
  );
  const edits = [...listLanguage(settings.data, from, language), ...texts, ...pages];
  if (edits.length === 0) return undefined;
  const { refused } = writeEdits(folder, edits);
  const marks = texts.filter((edit) => 'comment' in edit && edit.comment !== undefined).length;
  return {
    files: [
      { path: brandFileName, marks },
      ...pages.map(({ path, content }) => ({ path, marks: marksIn(content) })),
    ],
    refused,
  };
}

/**
 * Reads a brand as it is without a language that somebody has listed, but not translated.
 * @param brandsDir absolute path of the folder of all brands, which stays as it is
 */
export async function readWithoutLanguage(
  brandsDir: string,
  id: string,
  language: Language,
): Promise<Brand | undefined> {
  const settings = readSettings(readFileSync(join(brandsDir, id, brandFileName), 'utf8'));
  const listed = settings?.data['idiomas'];
  if (!isList(listed) || !listed.includes(language)) return undefined;
  const copy = mkdtempSync(join(tmpdir(), 'andana-language-'));
  try {
    for (const name of [id, ...readdirSync(brandsDir).filter((folder) => folder.startsWith('_'))])
      cpSync(join(brandsDir, name), join(copy, name), { recursive: true });
    writeEdits(join(copy, id), [{ kind: 'remove', path: ['idiomas', listed.indexOf(language)] }]);
    return (await loadBrands({ brandsDir: copy, only: [id] })).brands[0];
  } finally {
    rmSync(copy, { recursive: true });
  }
}
