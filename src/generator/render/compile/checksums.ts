import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Checksums of all other files of a folder, in the format of `sha256sum`. */
const checksumsFile = 'SHA256SUMS';

function checksumsOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(folder, file).split(sep).join('/'), file] as const)
    .filter(([path]) => path !== checksumsFile)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, file]) => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${path}\n`)
    .join('');
}

/** Writes the checksums of the files of a folder into it. */
export function writeChecksums(folder: string): void {
  writeFileSync(join(folder, checksumsFile), checksumsOf(folder));
}

/** Whether a folder has exactly the files of its checksums; false if it does not exist or cannot be read. */
export function isIntact(folder: string): boolean {
  try {
    return readFileSync(join(folder, checksumsFile), 'utf8') === checksumsOf(folder);
  } catch {
    return false;
  }
}
