import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Bundle } from '../probes.ts';

/** Copies the site and files of the pack into one folder, for hosts that need them together. */
export function published({ folder }: Bundle, ...files: readonly string[]) {
  const copy = mkdtempSync(join(tmpdir(), 'andana-published-'));
  cpSync(join(folder, 'site'), copy, { recursive: true });
  for (const file of files) cpSync(join(folder, 'hosting', file), join(copy, basename(file)));
  return { site: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}
