import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { sourceHash } from '#generator/render/compile/source-hash.ts';
import { chunkFilesFile } from '#generator/render/pages/page-code.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * The address of the script with a module, whichever modules it shares it with.
 * @param module path from `src/portal`
 */
export function chunkOf(module: string): string {
  const folder = join(root, '.cache/renderer', sourceHash(root).slice(0, 16));
  const files = JSON.parse(readFileSync(join(folder, chunkFilesFile), 'utf8')) as Record<string, string>;
  const file = files[posix.join('src/portal', module)];
  if (!file) throw new Error(`There is no module ${module} in code for browsers`);
  return `/${file}`;
}
