import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const building = '.building-';
const previous = '.previous-';

/** A new, empty folder beside the place of a bundle, on the same file system. */
export function startBundle(place: string): string {
  const temporary = join(dirname(place), `${building}${basename(place)}`);
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  return temporary;
}

/**
 * Puts a finished folder in its place. A rename cannot replace a folder, so the old one is moved aside first;
 * a process that is killed in between leaves it there, and `recover` puts it back. The new one is
 * there before the old one is taken away, file by file, which keeps nobody waiting.
 */
export async function publishBundle(temporary: string, place: string): Promise<void> {
  const aside = join(dirname(place), `${previous}${basename(place)}`);
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, aside);
  renameSync(temporary, place);
  await rm(aside, { recursive: true, force: true });
}

/** Puts back what a stopped run had moved aside, and clears what it had begun. */
export function recoverBundle(outDir: string): void {
  if (!existsSync(outDir)) return;
  for (const name of readdirSync(outDir)) {
    const path = join(outDir, name);
    if (name.startsWith(building)) rmSync(path, { recursive: true, force: true });
    if (!name.startsWith(previous)) continue;
    const place = join(outDir, name.slice(previous.length));
    if (existsSync(place)) rmSync(path, { recursive: true, force: true });
    else renameSync(path, place);
  }
}
