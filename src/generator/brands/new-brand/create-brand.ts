import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { type Document, parseDocument, YAMLSeq } from 'yaml';
import type { Language } from '#core/i18n/languages.ts';
import type { BrandSettings } from '#core/brand/brand.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { baseFolders, brandFileName } from '../folders.ts';
import { editorSchemaName } from '#generator/brands/schema/editor-schema.ts';
import {
  addLanguageTexts,
  keepLanguages,
  legitimateInterest,
  publicTask,
  translateSingleTexts,
} from './language-texts.ts';
import { pageMark, template } from './model.ts';
import { translateComments } from './template-comments.ts';

const schemas = join(import.meta.dirname, '../../../../schemas');

const commonBase = '_base';

export interface CreatedFile {
  /** Below the folder of the brand. */
  path: string;
  /** Number of places in the file that have to be filled in. */
  marks: number;
}

/** Known facts about a new brand. */
export interface BrandInputs {
  /** The first is the default language; Spanish by default. */
  languages?: readonly [Language, ...Language[]];
  /** Main colour, as `#rrggbb`. */
  colour?: string;
  /** Path of the logo file. */
  logo?: string;
  /** Full name of the portal. */
  name?: string;
  /** Kind of institution; the model is that of a public body. */
  kind?: BrandSettings['organismo'];
  /** Language for the comments in the settings; English by default. */
  reader?: ReportLanguage;
}

function forwardSlashes(path: string): string {
  return path.split(sep).join('/');
}

/** Sets a known value; the new node has no mark. */
function setValue(document: Document, path: readonly string[], value: string): void {
  const node = document.createNode(value);
  if (path[0] === 'colores') node.type = 'QUOTE_SINGLE';
  document.setIn(path, node);
}

/** The settings of a new brand, with the known facts filled in. */
function settingsText(
  model: string,
  { languages = ['es'], colour, logo, name, kind, reader }: BrandInputs,
): string {
  const text = kind && kind !== 'publico' ? model.replace(publicTask, legitimateInterest) : model;
  const [first, ...others] = languages;
  const isUnchanged = first === 'es' && others.length === 0 && !colour && !logo && !name && !kind;
  if (isUnchanged) return text;
  const document = parseDocument(text);
  const root = document.contents;
  for (const language of languages) if (root) addLanguageTexts(root, 'es', language, reader);
  const list = document.createNode([...languages]);
  if (list instanceof YAMLSeq) list.flow = true;
  document.setIn(['idiomas'], list);
  setValue(document, ['idiomaDefecto'], first);
  if (root && first !== 'es') translateSingleTexts(root, first);
  if (root) keepLanguages(root, languages);
  if (kind) setValue(document, ['organismo'], kind);
  if (colour) setValue(document, ['colores', 'primario'], colour);
  if (logo) setValue(document, ['logo'], `assets/logo${extname(logo).toLowerCase()}`);
  if (name) setValue(document, ['nombre'], name);
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true });
}

/** Files of the model, the settings first, then alphabetically; pages only in the languages of the brand. */
function modelFiles({ languages = ['es'], logo }: BrandInputs): string[] {
  const [first, ...others] = languages;
  const contentLanguages: readonly string[] = [first, ...others];
  return readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => forwardSlashes(relative(template, join(entry.parentPath, entry.name))))
    .filter((path) => !path.startsWith('content/') || contentLanguages.includes(path.split('/')[1] ?? ''))
    .filter((path) => !logo || path !== 'assets/logo.svg')
    .sort((a, b) => Number(b === brandFileName) - Number(a === brandFileName) || (a < b ? -1 : 1));
}

/**
 * Creates the folder of a brand that can be built at once.
 * @param id accepted by `idMistake`
 * @returns the files in alphabetical order, the settings first
 * @throws if the folder exists
 */
export function createBrand(brandsDir: string, id: string, inputs: BrandInputs = {}): CreatedFile[] {
  const folder = join(brandsDir, id);
  mkdirSync(brandsDir, { recursive: true });
  mkdirSync(folder);
  const schema = forwardSlashes(relative(folder, join(schemas, editorSchemaName(inputs.reader ?? 'en'))));
  const withoutBase = baseFolders(brandsDir).includes(commonBase) ? '' : `extends: ${commonBase}\n`;
  const { logo } = inputs;
  if (logo) {
    mkdirSync(join(folder, 'assets'));
    copyFileSync(logo, join(folder, `assets/logo${extname(logo).toLowerCase()}`));
  }
  return modelFiles(inputs).map((path) => {
    const model = readFileSync(join(template, path), 'utf8')
      .replaceAll('__ID__', id)
      .replaceAll('__SCHEMA__', schema)
      .replace(withoutBase, '');
    const text =
      path === brandFileName
        ? translateComments(settingsText(model, inputs), inputs.reader ?? 'en').replace(
            'content/es',
            `content/${inputs.languages?.[0] ?? 'es'}`,
          )
        : model;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { flag: 'wx' });
    return { path, marks: text.match(pageMark)?.length ?? 0 };
  });
}
