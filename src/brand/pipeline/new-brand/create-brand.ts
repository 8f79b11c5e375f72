import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { baseFolders, brandFileName } from '../folders.ts';

/** The files of a new brand. In their texts `__ID__` stands for its id and `__SCHEMA__` for the way to the schema. */
const template = join(import.meta.dirname, 'template');

const schemaFile = join(import.meta.dirname, '../../../../schemas/brand.schema.json');

/** What is left to do is marked by these words, in settings for their editor and in texts for every reader. */
const marks = /FILL IN|Por completar/g;

const commonBase = '_base';

export interface CreatedFile {
  /** Below the folder of the brand. */
  path: string;
  /** How many places of the file have to be filled in. */
  marks: number;
}

function forwardSlashes(path: string): string {
  return path.split(sep).join('/');
}

/**
 * Makes the folder of a brand that can be built at once.
 * @param id one for which there is no `idMistake`
 * @returns the files in alphabetical order, the settings first
 * @throws when the folder exists
 */
export function createBrand(brandsDir: string, id: string): CreatedFile[] {
  const folder = join(brandsDir, id);
  mkdirSync(brandsDir, { recursive: true });
  mkdirSync(folder);
  const schema = forwardSlashes(relative(folder, schemaFile));
  const withoutBase = baseFolders(brandsDir).includes(commonBase) ? '' : `extends: ${commonBase}\n`;
  const files = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(template, join(entry.parentPath, entry.name)))
    .sort((a, b) => Number(b === brandFileName) - Number(a === brandFileName) || (a < b ? -1 : 1));
  return files.map((path) => {
    const text = readFileSync(join(template, path), 'utf8')
      .replaceAll('__ID__', id)
      .replaceAll('__SCHEMA__', schema)
      .replace(withoutBase, '');
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { flag: 'wx' });
    return { path: forwardSlashes(path), marks: text.match(marks)?.length ?? 0 };
  });
}
