import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const building = '.building-';
const previous = '.previous-';

/** Makes an empty folder next to a bundle, on the same file system. */
export function startBundle(bundle: string): string {
  const temporary = join(dirname(bundle), `${building}${basename(bundle)}`);
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  return temporary;
}

/**
 * Publishes a finished folder. A rename cannot replace a folder, so the previous bundle is moved aside first; if the
 * process is killed in between, `recoverBundle` restores it. The previous bundle is deleted after the new one is in
 * place, since deleting file by file takes time.
 */
export async function publishBundle(temporary: string, bundle: string): Promise<void> {
  const moved = join(dirname(bundle), `${previous}${basename(bundle)}`);
  rmSync(moved, { recursive: true, force: true });
  if (existsSync(bundle)) renameSync(bundle, moved);
  renameSync(temporary, bundle);
  await rm(moved, { recursive: true, force: true });
}

/** Restores bundles moved aside by an interrupted run, and deletes unfinished ones. */
export function recoverBundle(outDir: string): void {
  if (!existsSync(outDir)) return;
  for (const name of readdirSync(outDir)) {
    const path = join(outDir, name);
    if (name.startsWith(building)) rmSync(path, { recursive: true, force: true });
    if (!name.startsWith(previous)) continue;
    const bundle = join(outDir, name.slice(previous.length));
    if (existsSync(bundle)) rmSync(path, { recursive: true, force: true });
    else renameSync(path, bundle);
  }
}
