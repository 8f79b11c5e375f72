import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Folder of all source code. */
export const source = resolve(import.meta.dirname, '../../../src');

const fileOf = (from: string, specifier: string): string | undefined => {
  if (!/^[#.].*\.(?:ts|tsx|astro)$/.test(specifier)) return undefined;
  const path = specifier.startsWith('#') ? join(source, specifier.slice(1)) : join(dirname(from), specifier);
  return existsSync(path) ? path : undefined;
};

/**
 * Names of the calls that a page's code imports, directly or not, except through declarations of prefetches.
 * @param page its file in `src/portal`
 */
export function callsIn(page: string): Set<string> {
  const visited = new Set<string>();
  const calls = new Set<string>();
  const queue = [join(source, 'portal', page)];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (visited.has(file) || /-prefetch\.ts$|\/page-prefetches\.ts$/.test(file)) continue;
    visited.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, names = ''] of code.matchAll(
      /\{([^{}]*)\} (?:from|= await import\()\s*(?:\/\*[^*]*\*\/ )?'#core\/contract\/calls\//g,
    ))
      for (const name of names.split(',')) calls.add(name.trim());
    for (const [, specifier = ''] of code.matchAll(/(?:from|import)[ (](?:\/\*[^*]*\*\/ )?'([^']+)'/g)) {
      const imported = fileOf(file, specifier);
      if (imported) queue.push(imported);
    }
  }
  return calls;
}
