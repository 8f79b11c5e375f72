import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import type { Language } from '#core/i18n/languages.ts';
import { type ReportLanguage, reportLanguageFor } from '#core/i18n/report-languages.ts';
import { href, matchAddress, type PortalRouting } from '#core/routing/addresses.ts';
import { brandFileName } from '../folders.ts';
import type { CreatedFile } from './create-brand.ts';
import { addLanguageTexts, isSettings } from './language-texts.ts';
import { pageMark, template } from './model.ts';

/** What stands above a page that is there in another language only. */
const toTranslate: Readonly<Record<ReportLanguage, string>> = {
  es: '**Por completar:** hay que traducir esta página.',
  ca: '**Per completar:** cal traduir aquesta pàgina.',
  en: '**To be completed:** this page has to be translated.',
};

const marksIn = (text: string): number => text.match(pageMark)?.length ?? 0;

/** The path of a page of the portal in the new language; what is no such page stays as it is. */
type TranslatedLink = (path: string) => string;

function linkIn(routing: PortalRouting, language: Language): TranslatedLink {
  const grown = { ...routing, languages: [...routing.languages, language] };
  return (path) => {
    const match = matchAddress(grown, path);
    return match ? href(grown, match.route, language, match.params) : path;
  };
}

/** Links of a text to pages of the portal lead to these pages in its own language. */
const withLinks = (text: string, translated: TranslatedLink): string =>
  text.replace(
    /(\]\(<?)(\/[^\s)>#?]*)/g,
    (_, before: string, path: string) => `${before}${translated(path)}`,
  );

/** Pages in the new language: those of the model where it has them, else the text that there is, marked. */
function addPages(
  folder: string,
  from: Language,
  language: Language,
  translated: TranslatedLink,
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
      : `${toTranslate[reportLanguageFor(language)]}\n\n${withLinks(readFileSync(join(source, page), 'utf8'), translated)}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
    return [{ path, marks: marksIn(text) }];
  });
}

/**
 * Gives a brand one language more: in the list of languages, in each text of its settings, and with its pages. Nothing that
 * is there is changed.
 * @param folder absolute path of the brand
 * @param from language that texts are taken from
 * @param reader whoever writes the settings, for the comments in them
 * @param routing of the brand as it is, by which links in copied pages lead to the pages of the new language
 * @returns the files with what has to be written; nothing when the brand has the language already
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
  const list: unknown = root.get('idiomas', true);
  if (isSeq(list)) {
    if ((list.toJSON() as unknown[]).includes(language)) return undefined;
    list.add(document.createNode(language));
  } else document.set('idiomas', document.createNode([from, language], { flow: true }));
  const marks = addLanguageTexts(root, from, language, reader);
  writeFileSync(file, document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true }));
  return [
    { path: brandFileName, marks },
    ...addPages(folder, from, language, routing ? linkIn(routing, language) : (path) => path),
  ];
}
