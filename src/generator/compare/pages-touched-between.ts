import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import { readManifest } from '#generator/render/bundle/manifest.ts';
import { sourceHash } from '#generator/render/compile/source-hash.ts';
import { inputsHash } from '#generator/render/inputs.ts';
import { planPages } from '#generator/render/pages/page-plan.ts';
import { readRecords } from '#generator/render/reuse/page-records.ts';
import { pageSource } from '#generator/render/reuse/page-source.ts';
import { keyOf, nameOf, type PageName, ScriptReads } from './touched-pages.ts';

/** Some pages of a portal, out of all of its pages. */
export interface NamedPages {
  pages: PageName[];
  all: number;
}

interface BundleAtHand {
  /** Absolute path of a bundle of the brand, before or after the change. */
  bundle: string;
  /** Folder of the project. */
  root: string;
  /** Folder of the image cache. */
  pictures: string;
}

/**
 * Finds the pages that a change of a brand touches, by the records of a bundle from before or after it. Nothing is
 * rendered.
 * @returns undefined if there is no such bundle, or other code made it
 */
export async function pagesTouchedBetween(
  before: Brand,
  after: Brand,
  { bundle, root, pictures }: BundleAtHand,
): Promise<NamedPages | undefined> {
  const [records, manifest] = [readRecords(bundle), readManifest(bundle)];
  const renderer = { folder: '', hash: sourceHash(root) };
  const isMadeFrom = (brand: Brand): boolean =>
    [false, true].some((isCompressed) => manifest?.inputs === inputsHash(renderer, brand, isCompressed));
  if (records?.renderer !== renderer.hash || !(isMadeFrom(before) || isMadeFrom(after))) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'andana-pages-'));
  try {
    const was = await pageSource(before, join(folder, 'before'), pictures);
    const is = await pageSource(after, join(folder, 'after'), pictures);
    const scripts = new ScriptReads(was, is, join(bundle, 'site'), records.late);
    const recorded = new Map(records.pages.map((page) => [keyOf(page), page]));
    const planned = planPages(after);
    const former = new Set(planPages(before).map(keyOf));
    const pages = planned.filter((page) => {
      const record = recorded.get(keyOf(page));
      if (!record || !former.has(keyOf(page))) return true;
      return record.reads.some((read) => was.found(read) !== is.found(read)) || scripts.touch(record);
    });
    return { pages: pages.map(nameOf), all: planned.length };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
