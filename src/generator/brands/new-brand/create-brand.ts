import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { applyEdit } from '#core/brand-edits/apply-edit.ts';
import type { FileEdit, SettingEdit, SettingValue, ValuePath } from '#core/brand-edits/edit.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { BrandSettings } from '#core/brand/brand.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { readSettings } from '../edits/settings-text.ts';
import { writeEdits } from '../edits/write-brand.ts';
import { baseFolders, brandFileName } from '../folders.ts';
import { editorSchemaName } from '#generator/brands/schema/editor-schema.ts';
import {
  addLanguageTexts,
  keepLanguages,
  legitimateInterest,
  publicTask,
  translateSingleTexts,
} from './language-texts.ts';
import { marksIn, template } from './model.ts';
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

/** Edits that fill in the known facts, which then have no mark. */
function factEdits(
  settings: SettingValue,
  { languages = ['es'], colour, logo, name, kind, reader }: BrandInputs,
): SettingEdit[] {
  const [first, ...others] = languages;
  const known = (path: ValuePath, value: SettingValue): SettingEdit => ({
    kind: 'set',
    path,
    value,
    comment: '',
  });
  const texts = languages.flatMap((language) => addLanguageTexts(settings, 'es', language, reader));
  const withTexts = texts.reduce(applyEdit, settings);
  return [
    ...texts,
    ...(first === 'es' ? [] : translateSingleTexts(settings, first)),
    ...keepLanguages(withTexts, languages),
    ...(first === 'es' && others.length === 0 ? [] : [known(['idiomas'], languages)]),
    ...(first === 'es' ? [] : [known(['idiomaDefecto'], first)]),
    ...(kind ? [known(['organismo'], kind)] : []),
    ...(colour ? [known(['colores', 'primario'], colour)] : []),
    ...(logo ? [known(['logo'], logoPath(logo))] : []),
    ...(name ? [known(['nombre'], name)] : []),
  ];
}

/** Path of the copied logo, below the folder of the brand. */
const logoPath = (logo: string): string => `assets/logo${extname(logo).toLowerCase()}`;

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
  const { logo, kind, languages: [first] = ['es'], reader = 'en' } = inputs;
  const legalBasis = kind && kind !== 'publico' ? legitimateInterest : publicTask;
  const files = modelFiles(inputs).map((path): FileEdit & { content: string } => {
    const model = readFileSync(join(template, path), 'utf8')
      .replaceAll('__ID__', id)
      .replaceAll('__SCHEMA__', schema)
      .replace(withoutBase, '');
    const content =
      path === brandFileName
        ? translateComments(model.replace(publicTask, legalBasis), reader).replace(
            'content/es',
            `content/${first}`,
          )
        : model;
    return { kind: 'file', path, content };
  });
  const settings = readSettings(files[0]?.content ?? '')?.data ?? {};
  const picture: FileEdit[] = logo
    ? [{ kind: 'file', path: logoPath(logo), content: readFileSync(logo) }]
    : [];
  const made = writeEdits(folder, [...files, ...picture, ...factEdits(settings, inputs)]);
  if (made.refused.length > 0)
    throw new Error(`The model of a brand refuses ${JSON.stringify(made.refused)}`);
  return files.map(({ path }) => ({ path, marks: marksIn(readFileSync(join(folder, path), 'utf8')) }));
}
