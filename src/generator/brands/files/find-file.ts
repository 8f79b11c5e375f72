import { emptyText, explanation, joinSentences, reportText } from '#generator/diagnostics/report-text.ts';
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { suggestion, nearest } from '#generator/diagnostics/suggest.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import type { ProblemTexts } from '../draft.ts';
import { endingsOf, extensionOf, type FileUse } from './kinds.ts';
import { otherFormat, wrongEnding } from './wrong-ending.ts';

/** Whether a path is below a folder. Both are absolute, with symbolic links resolved. */
export function isInside(folder: string, path: string): boolean {
  const relativePath = relative(folder, path);
  return (
    relativePath !== '' &&
    relativePath !== '..' &&
    !relativePath.startsWith(`..${sep}`) &&
    !isAbsolute(relativePath)
  );
}

/** Files below a subfolder, by their path relative to the folder. */
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
 * Suggests the file that was probably meant, by its stem: folder and extension are the same for all files, so with them
 * a picture that has not been uploaded yet would match an unrelated one.
 */
function bestSuggestion(name: string, files: readonly string[]): string | undefined {
  const stem = nearest(stemOf(name), files.map(stemOf));
  const sameStem = files.filter((file) => stemOf(file) === stem);
  return nearest(name, sameStem) ?? sameStem[0];
}

/** A file or folder with the same letters: accents written in another way, or other capitals. */
function sameLetters(folder: string, name: string): string | undefined {
  const own = name.normalize('NFC').toLowerCase();
  const isSame = (file: string): boolean => file !== name && file.normalize('NFC').toLowerCase() === own;
  return filesIn(folder, '.').find(isSame);
}

/** A name counted from the brand's folder, where names count from the folder of the sheet. */
function fromSheet(name: string, folder: string, from: string): ProblemTexts | undefined {
  const path = resolve(folder, name);
  if (from === folder || !isInside(folder, path) || !existsSync(path) || !hasExactCase(folder, path))
    return undefined;
  const right = relative(from, path).split(sep).join('/');
  return {
    code: 'missing-file',
    ...explanation('files.missing', { name, folder: basename(folder) }),
    fix: reportText('files.relative.fix', { folder: basename(from), name: right }),
    replacement: right,
  };
}

/** Signs of a file of JSON or a style sheet behind a name. */
const separators = /(?<![\s,;])[\s,;]+$/;

function missing(name: string, folder: string, use: FileUse, from: string): ProblemTexts {
  const counted = fromSheet(name, folder, from);
  if (counted) return counted;
  const clean = name.replace(separators, '');
  if (clean !== name && existsSync(resolve(from, clean)))
    return {
      code: 'missing-file',
      ...explanation('files.missing', { name, folder: basename(folder) }),
      fix: suggestion(clean),
      replacement: clean,
    };
  const alike = sameLetters(folder, name);
  const plain = foldDiacritics(name);
  if (alike?.normalize('NFC') === name.normalize('NFC') && alike !== undefined)
    return { code: 'missing-file', ...explanation('files.accents', { name, plain }) };
  if (alike !== undefined && alike.split('/').length === name.split('/').length)
    return { code: 'missing-file', ...explanation('files.otherCase', { name, alike }) };
  const all = filesIn(folder, 'assets');
  const files = all.filter((file) => endingsOf[use].includes(extensionOf(file)));
  const best = bestSuggestion(name, files);
  const suggested = best && relative(from, join(folder, best)).split(sep).join('/');
  const inFolder = files.map((file) => `\`${file}\``).join(', ');
  // Another extension may be a slip, or that of a format which no browser shows.
  const isSlip = extensionOf(name) === '' || nearest(extensionOf(name), endingsOf[use]) !== undefined;
  const unfit = isSlip ? undefined : wrongEnding(resolve(from, name), name, use);
  if (unfit) return unfit;
  const isSame = (file: string): boolean => stemOf(file) === stemOf(name);
  const other = files.some(isSame) ? undefined : all.find(isSame);
  const existing =
    files.length > 0 && files.length <= 12 ? reportText('files.missing.inFolder', { inFolder }) : emptyText;
  return {
    code: 'missing-file',
    ...explanation('files.missing', { name, folder: basename(folder) }),
    fix: other
      ? otherFormat(relative(from, join(folder, other)).split(sep).join('/'), name, use)
      : suggested
        ? joinSentences(suggestion(suggested), reportText('files.missing.otherwise'))
        : reportText('files.missing.put', { existing }),
  };
}

/**
 * Whether every segment of the path has the exact case on disk: some file systems accept `Logo.svg` for `logo.svg`,
 * servers do not.
 */
function hasExactCase(folder: string, path: string): boolean {
  let current = folder;
  return relative(folder, path)
    .split(sep)
    .every((part) => {
      const exists = readdirSync(current).includes(part);
      current = join(current, part);
      return exists;
    });
}

/**
 * Resolves a file name in a setting or style sheet.
 * @param folder absolute, of the brand or base that contains the name
 * @param from absolute, folder that the name is relative to
 */
export function findFile(
  folder: string,
  name: string,
  use: FileUse,
  from = folder,
): { path: string } | { mistake: ProblemTexts } {
  const path = resolve(from, name);
  if (!isInside(folder, path)) return { mistake: outside(name, folder) };
  if (!existsSync(path) || !hasExactCase(folder, path)) return { mistake: missing(name, folder, use, from) };
  // A symbolic link inside the folder may lead out of it.
  if (!isInside(realpathSync(folder), realpathSync(path))) return { mistake: outside(name, folder) };
  if (!statSync(path).isFile()) return { mistake: missing(name, folder, use, from) };
  return { path };
}
