import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formats } from '#generator/brands/files/kinds.ts';
import { wordsOf } from './words.ts';
import type { Renderer } from '../compile/renderer.ts';

/** All words of the portal's own code and texts, which belong to no brand. */
export function portalWords(renderer: Renderer): Set<string> {
  // File extensions appear in addresses of all brands.
  const words = new Set(Object.keys(formats));
  for (const entry of readdirSync(renderer.folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:m?js|css)$/.test(entry.name)) continue;
    for (const word of wordsOf(readFileSync(join(entry.parentPath, entry.name), 'utf8'))) words.add(word);
  }
  return words;
}
