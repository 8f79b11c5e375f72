import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { BrandDraft } from '../../../src/generator/brands/draft.ts';
import { Inheritance } from '../../../src/generator/brands/inherit/inherit.ts';
import { makeDraft } from '../../../src/generator/brands/make-draft.ts';

/** Files by path, relative to the folder of all brands. */
export type BrandFiles = Record<string, string | Uint8Array>;

/** Writes files into a temporary folder, which is deleted after the test. */
export function tempFolder(files: BrandFiles): string {
  const folder = mkdtempSync(join(tmpdir(), 'andana-brands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/**
 * Drafts the brand `cierzo` for the rules, from files of a test. Settings missing in its brand.yaml are not
 * reported here: rules must cope with them.
 */
export function tempBrand(files: BrandFiles): BrandDraft {
  const folder = tempFolder({ 'cierzo/brand.yaml': 'id: cierzo\n', ...files });
  const { draft } = makeDraft(folder, 'cierzo', new Inheritance(folder));
  if (!draft) throw new Error('The brand.yaml of this test cannot be read');
  return draft;
}
