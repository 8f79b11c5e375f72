import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { type Document, parseDocument, YAMLSeq } from 'yaml';
import type { Language } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { baseFolders, brandFileName } from '../folders.ts';
import { addLanguageTexts } from './language-texts.ts';
import { pageMark, template } from './model.ts';
import { translateComments } from './template-comments.ts';

const schemaFile = join(import.meta.dirname, '../../../../schemas/brand.schema.json');

const commonBase = '_base';

export interface CreatedFile {
  /** Below the folder of the brand. */
  path: string;
  /** How many places of the file have to be filled in. */
  marks: number;
}

/** What is known of a new brand beforehand. */
export interface Beginning {
  /** The first is the default; Spanish if absent. */
  languages?: readonly [Language, ...Language[]];
  /** Main colour, as `#rrggbb`. */
  colour?: string;
  /** Path of the file of the logo. */
  logo?: string;
  /** Full name of the portal. */
  name?: string;
  /** Language of whoever writes the settings, for the comments in them; English if absent. */
  reader?: ReportLanguage;
}

function forwardSlashes(path: string): string {
  return path.split(sep).join('/');
}

/** Sets a value that is known, whose mark is then no more needed. */
function setKnown(document: Document, path: readonly string[], value: string): void {
  const node = document.createNode(value);
  if (path[0] === 'colores') node.type = 'QUOTE_SINGLE';
  document.setIn(path, node);
}

/** The settings of a new brand, with what is known of it. */
function settingsText(text: string, { languages = ['es'], colour, logo, name, reader }: Beginning): string {
  const [first, ...others] = languages;
  const isAsWritten = first === 'es' && others.length === 0 && !colour && !logo && !name;
  if (isAsWritten) return text;
  const document = parseDocument(text);
  const root = document.contents;
  for (const language of languages) if (root) addLanguageTexts(root, 'es', language, reader);
  const list = document.createNode([...languages]);
  if (list instanceof YAMLSeq) list.flow = true;
  document.setIn(['idiomas'], list);
  setKnown(document, ['idiomaDefecto'], first);
  if (!languages.includes('es'))
    for (const path of [
      ['descripcion'],
      ['textosLogin', 'titulo'],
      ['textosLogin', 'texto'],
      ['footer', 'textos'],
      ['footer', 'enlaces'],
    ])
      document.deleteIn([...path, 'es']);
  if (colour) setKnown(document, ['colores', 'primario'], colour);
  if (logo) setKnown(document, ['logo'], `assets/logo${extname(logo).toLowerCase()}`);
  if (name) setKnown(document, ['nombre'], name);
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true });
}

/** Files of the model, the settings first, then in alphabetical order; of pages those in the languages of the brand. */
function modelFiles({ languages = ['es'], logo }: Beginning): string[] {
  const [first, ...others] = languages;
  const wanted: readonly string[] = [first, ...others];
  return readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => forwardSlashes(relative(template, join(entry.parentPath, entry.name))))
    .filter((path) => !path.startsWith('content/') || wanted.includes(path.split('/')[1] ?? ''))
    .filter((path) => !logo || path !== 'assets/logo.svg')
    .sort((a, b) => Number(b === brandFileName) - Number(a === brandFileName) || (a < b ? -1 : 1));
}

/**
 * Makes the folder of a brand that can be built at once.
 * @param id one for which there is no `idMistake`
 * @returns the files in alphabetical order, the settings first
 * @throws when the folder exists
 */
export function createBrand(brandsDir: string, id: string, beginning: Beginning = {}): CreatedFile[] {
  const folder = join(brandsDir, id);
  mkdirSync(brandsDir, { recursive: true });
  mkdirSync(folder);
  const schema = forwardSlashes(relative(folder, schemaFile));
  const withoutBase = baseFolders(brandsDir).includes(commonBase) ? '' : `extends: ${commonBase}\n`;
  const { logo } = beginning;
  if (logo) {
    mkdirSync(join(folder, 'assets'));
    copyFileSync(logo, join(folder, `assets/logo${extname(logo).toLowerCase()}`));
  }
  return modelFiles(beginning).map((path) => {
    const model = readFileSync(join(template, path), 'utf8')
      .replaceAll('__ID__', id)
      .replaceAll('__SCHEMA__', schema)
      .replace(withoutBase, '');
    const text =
      path === brandFileName
        ? translateComments(settingsText(model, beginning), beginning.reader ?? 'en')
        : model;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { flag: 'wx' });
    return { path, marks: text.match(pageMark)?.length ?? 0 };
  });
}
