import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isScalar, isSeq, parseDocument } from 'yaml';
import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import { type ReportLanguage, reportLanguageFor } from '#core/i18n/report-languages.ts';
import { href, matchAddress, type PortalRouting } from '#core/routing/addresses.ts';
import { brandFileName } from '../folders.ts';
import { loadBrands } from '../load-brands.ts';
import type { CreatedFile } from './create-brand.ts';
import { addLanguageTexts, isSettings } from './language-texts.ts';
import { pageMark, template } from './model.ts';

/** Mark at the top of a page that is copied from another language. */
const translationMark: Readonly<Record<ReportLanguage, string>> = {
  es: '**Por completar:** hay que traducir esta página.',
  ca: '**Per completar:** cal traduir aquesta pàgina.',
  en: '**To be completed:** this page has to be translated.',
};

const marksIn = (text: string): number => text.match(pageMark)?.length ?? 0;

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

/** Adds the pages in the new language: those of the model, else marked copies of the existing texts. */
function addPages(
  folder: string,
  from: Language,
  language: Language,
  translated: TranslateLink,
): CreatedFile[] {
  const source = join(folder, 'content', from);
  const pages = existsSync(source) ? readdirSync(source).filter((name) => name.endsWith('.md')) : [];
  return pages.sort().flatMap((page): CreatedFile[] => {
    const path = `content/${language}/${page}`;
    const file = join(folder, path);
    if (existsSync(file)) return [];
    const model = join(template, path);
    const text = existsSync(model)
      ? readFileSync(model, 'utf8')
      : `${translationMark[reportLanguageFor(language)]}\n\n${translateLinks(readFileSync(join(source, page), 'utf8'), translated)}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
    return [{ path, marks: marksIn(text) }];
  });
}

/**
 * Adds a language to a brand: to the list of languages, to each text of its settings, and its pages. Existing texts stay
 * unchanged.
 * @param folder absolute path of the brand
 * @param from language that texts are copied from
 * @param reader language for the comments in the settings
 * @param routing of the brand before the change, used to translate links in copied pages
 * @returns the files with their number of marks; undefined if the brand has the language and all its texts already
 */
export function addLanguage(
  folder: string,
  from: Language,
  language: Language,
  reader: ReportLanguage = 'en',
  routing?: PortalRouting,
): CreatedFile[] | undefined {
  const file = join(folder, brandFileName);
  const document = parseDocument(readFileSync(file, 'utf8'));
  const root = document.contents;
  if (!isSettings(root)) return undefined;
  const write = (): string =>
    document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true });
  const before = write();
  const list: unknown = root.get('idiomas', true);
  const isListed = isSeq(list) && (list.toJSON() as unknown[]).includes(language);
  if (!isSeq(list)) document.set('idiomas', document.createNode([from, language], { flow: true }));
  else if (!isListed) list.add(document.createNode(language));
  const marks = addLanguageTexts(root, from, language, reader);
  const pages = addPages(
    folder,
    from,
    language,
    routing ? linkTranslator(routing, language) : (path) => path,
  );
  const after = write();
  if (after === before && pages.length === 0) return undefined;
  writeFileSync(file, after);
  return [{ path: brandFileName, marks }, ...pages];
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
  const copy = mkdtempSync(join(tmpdir(), 'andana-language-'));
  try {
    for (const name of [id, ...readdirSync(brandsDir).filter((folder) => folder.startsWith('_'))])
      cpSync(join(brandsDir, name), join(copy, name), { recursive: true });
    const file = join(copy, id, brandFileName);
    const document = parseDocument(readFileSync(file, 'utf8'));
    const list: unknown = document.get('idiomas', true);
    if (!isSeq(list)) return undefined;
    list.items = list.items.filter((item) => !isScalar(item) || item.value !== language);
    writeFileSync(file, document.toString());
    return (await loadBrands({ brandsDir: copy, only: [id] })).brands[0];
  } finally {
    rmSync(copy, { recursive: true });
  }
}
