import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { baseFolders, brandFileName, brandFolders } from '#generator/brands/folders.ts';
import type { ContentStore } from './content-store.ts';
import type { FileHashes } from './journal.ts';

/** Folders of a brand whose files an editor may write, besides `brand.yaml`. */
const editable = /^(?:assets|content|messages)(?:\/[\p{L}\p{N}_][\p{L}\p{N} ._-]*)+$/u;

/** Whether a path below the folder of a brand is one that an editor may write. */
export const isEditable = (path: string): boolean =>
  path === brandFileName || (editable.test(path) && !path.includes('..'));

/** The files of a brand, links left out. */
function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isEditable)
    .sort();
}

/** The hashes of a brand's files, whose contents are kept in the store. */
export const readFolder = (folder: string, store: ContentStore): FileHashes =>
  Object.fromEntries(filesOf(folder).map((path) => [path, store.put(readFileSync(join(folder, path)))]));

/** Changes with each change of the files of a brand: of their names, times and sizes. */
export const folderSignature = (folder: string): string =>
  filesOf(folder)
    .map((path) => {
      const stats = statSync(join(folder, path), { throwIfNoEntry: false });
      return `${path} ${stats?.mtimeMs} ${stats?.size} ${stats?.ino}`;
    })
    .join('\n');

const hashOf = (file: string): string | undefined =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined;

/** Gives a folder these files: each is replaced at once, and one that is not among them is deleted. */
export function writeFolder(folder: string, files: FileHashes, store: ContentStore): void {
  for (const path of filesOf(folder)) if (!Object.hasOwn(files, path)) rmSync(join(folder, path));
  for (const [path, sha256] of Object.entries(files)) {
    const file = join(folder, path);
    if (hashOf(file) === sha256) continue;
    mkdirSync(dirname(file), { recursive: true });
    const temporary = join(dirname(file), `.${sha256}.tmp`);
    writeFileSync(temporary, store.get(sha256), { flush: true });
    renameSync(temporary, file);
  }
}

/**
 * A folder of brands in which one is a copy, which may be edited, and all others are links to the original ones. The
 * generator reads it as it reads any other.
 * @param copies absolute path of the folder to make
 */
export function linkOthers(copies: string, brandsDir: string, id: string): void {
  mkdirSync(join(copies, id), { recursive: true });
  const wanted = [...baseFolders(brandsDir), ...brandFolders(brandsDir)].filter((name) => name !== id);
  for (const name of readdirSync(copies))
    if (name !== id && !wanted.includes(name)) rmSync(join(copies, name), { recursive: true });
  for (const name of wanted)
    if (!existsSync(join(copies, name)))
      symlinkSync(resolve(brandsDir, name), join(copies, name), 'junction');
}
