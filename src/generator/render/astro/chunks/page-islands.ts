import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RouteEntry } from '#core/routing/table.ts';
import type { Side } from '#core/routing/side.ts';
import { pageEntry } from '../pages.ts';

const source = join(import.meta.dirname, '../../../..');

/** An island of a page. */
export interface PageIsland {
  /** Absolute path of the module that the page imports it from. */
  module: string;
  /** Side of the portal that hydrates it; absent: both. */
  side?: Side;
  /** Only some brands have it. */
  isOptional?: true;
}

/** Absolute path of an import specifier of a module of the project. */
const resolveImport = (specifier: string, importer: string): string =>
  specifier.startsWith('#') ? join(source, specifier.slice(1)) : join(dirname(importer), specifier);

const imports = /^import (?:(\w+)|\{([^}]+)\}) from '([#.][^']+)';$/gm;
const islands = /(&& )?<(\w+)\s[^>]*?client:\w+(?:="(student|company)")?/g;

/** Returns the islands of a template and of the templates used by it. */
function islandsOf(template: string, visited = new Set<string>()): PageIsland[] {
  visited.add(template);
  const text = readFileSync(template, 'utf8');
  const moduleOf = new Map<string, string>();
  const templates: string[] = [];
  for (const [, single, several = '', specifier = ''] of text.matchAll(imports)) {
    const module = resolveImport(specifier, template);
    if (module.endsWith('.astro')) templates.push(module);
    for (const name of single ? [single] : several.split(',')) moduleOf.set(name.trim(), module);
  }
  const own = [...text.matchAll(islands)].flatMap(([, condition, name = '', side]) => {
    const module = moduleOf.get(name);
    return module
      ? [{ module, ...(side && { side: side as Side }), ...(condition && { isOptional: true as const }) }]
      : [];
  });
  return [...own, ...templates.filter((it) => !visited.has(it)).flatMap((it) => islandsOf(it, visited))];
}

/** The islands of the page of a route. */
export const islandsOfRoute = (route: RouteEntry): PageIsland[] => islandsOf(pageEntry(route));
