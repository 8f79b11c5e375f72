import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folder of all code. */
export const source = resolve(import.meta.dirname, '../../../src');

const fileOf = (from: string, specifier: string): string | undefined => {
  if (!/^[#.].*\.(?:ts|tsx|astro)$/.test(specifier)) return undefined;
  const path = specifier.startsWith('#') ? join(source, specifier.slice(1)) : join(dirname(from), specifier);
  return existsSync(path) ? path : undefined;
};

/**
 * Names of the calls that the code of a page imports, transitively, except by the files that declare its prefetches.
 * @param page its file in `src/portal`
 */
export function callsIn(page: string): Set<string> {
  const seen = new Set<string>();
  const calls = new Set<string>();
  const open = [join(source, 'portal', page)];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file) || /-prefetch\.ts$|page-prefetches\.ts$/.test(file)) continue;
    seen.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, names = ''] of code.matchAll(
      /\{([^{}]*)\} (?:from|= await import\()\s*'#core\/contract\/calls\//g,
    ))
      for (const name of names.split(',')) calls.add(name.trim());
    for (const [, specifier = ''] of code.matchAll(/(?:from|import)[ (]'([^']+)'/g)) {
      const imported = fileOf(file, specifier);
      if (imported) open.push(imported);
    }
  }
  return calls;
}
