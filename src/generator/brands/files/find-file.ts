import { emptyText, explanation, joinSentences, reportText } from '#generator/diagnostics/report-text.ts';
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { meant, nearest } from '#generator/diagnostics/suggest.ts';
import type { ProblemTexts } from '../draft.ts';

/** Whether a path is below a folder. Both absolute, symbolic links followed. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Files of a folder and its subfolders as a brand file names them. */
function filesIn(folder: string, below: string): string[] {
  if (!existsSync(join(folder, below))) return [];
  return readdirSync(join(folder, below), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function outside(name: string, folder: string): ProblemTexts {
  return {
    code: 'path-outside-brand',
    ...explanation('files.outside', { name, folder: basename(folder) }),
  };
}

const stemOf = (file: string): string => basename(file, extname(file));

/**
 * The file that was probably meant. By its stem, since folder and ending are the same of all: by them alone, a picture that
 * was not uploaded yet would be taken for another.
 */
function likeliest(name: string, files: readonly string[]): string | undefined {
  const stem = nearest(stemOf(name), files.map(stemOf));
  const alike = files.filter((file) => stemOf(file) === stem);
  return nearest(name, alike) ?? alike[0];
}

function missing(name: string, folder: string): ProblemTexts {
  const files = filesIn(folder, 'assets');
  const near = likeliest(name, files);
  const inFolder = files.map((file) => `\`${file}\``).join(', ');
  const existing =
    files.length > 0 && files.length <= 12 ? reportText('files.missing.inFolder', { inFolder }) : emptyText;
  return {
    code: 'missing-file',
    ...explanation('files.missing', { name, folder: basename(folder) }),
    fix: near
      ? joinSentences(meant(near), reportText('files.missing.otherwise'))
      : reportText('files.missing.put', { existing }),
  };
}

/** Whether every part of the path is written as on the disk: some disks take `Logo.svg` for `logo.svg`, servers do not. */
function isWrittenSo(folder: string, path: string): boolean {
  let at = folder;
  return relative(folder, path)
    .split(sep)
    .every((part) => {
      const exists = readdirSync(at).includes(part);
      at = join(at, part);
      return exists;
    });
}

/**
 * The file that a setting or a style sheet of a folder names.
 * @param folder absolute, of the brand or base that wrote the name
 * @param from absolute, folder that the name starts from
 */
export function findFile(
  folder: string,
  name: string,
  from = folder,
): { path: string } | { mistake: ProblemTexts } {
  const path = resolve(from, name);
  if (!isInside(folder, path)) return { mistake: outside(name, folder) };
  if (!existsSync(path) || !isWrittenSo(folder, path)) return { mistake: missing(name, folder) };
  // A symbolic link inside the folder can lead out of it.
  if (!isInside(realpathSync(folder), realpathSync(path))) return { mistake: outside(name, folder) };
  if (!statSync(path).isFile()) return { mistake: missing(name, folder) };
  return { path };
}
