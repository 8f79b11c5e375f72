import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import type { Side } from '#core/routing/side.ts';

/** What the bundler knows of a module. */
export interface BundledModule {
  id: string;
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** Visitors of a page: nobody signed in, or someone of a side. */
export type PageVisitor = Side | 'none';

/** A dynamic import. */
export interface DynamicImport {
  /** Id of the imported module. */
  target: string;
  /** Visitors for whom the page imports it without being touched. */
  atOnce: readonly PageVisitor[];
}

/** A module of the graph. */
export interface GraphModule {
  /** Estimated bytes of its code, compressed. */
  bytes: number;
  /** Ids of its static imports. */
  imports: readonly string[];
  dynamicImports: readonly DynamicImport[];
}

export type ModuleGraph = ReadonlyMap<string, GraphModule>;

/** Ratio of compressed to minified size of code. */
const compressedShare = 0.36;

/** Import declarations of minified code: most disappear between modules of one chunk. */
const importDeclaration = /\bimport(?:[\w$*{},\s]+from)?\s*["'`][^"'`]+["'`];?/g;

/** Who the words of a mark stand for. */
const marks: Readonly<Record<string, readonly PageVisitor[]>> = {
  'at once': ['none', 'student', 'company'],
  'at once, signed in': ['student', 'company'],
  'at once, students': ['student'],
  'at once, companies': ['company'],
};

const markedImport = /\bimport\(\s*\/\* (at once[\w, ]*) \*\/\s*'[#./]*([^']+)'/g;

/**
 * Makes the graph of the modules of a bundle. Which dynamic imports a page makes without being touched is said beside
 * them: `import(/* at once, signed in *\/ './NotificationBell.tsx')`.
 * @throws for a mark that is not known, or of an import that does not exist
 */
export function moduleGraph(modules: readonly BundledModule[]): ModuleGraph {
  return new Map(modules.map((module) => [module.id, graphModule(module)]));
}

function graphModule({ id, code, importedIds, dynamicallyImportedIds }: BundledModule): GraphModule {
  const marked = dynamicallyImportedIds.length > 0 ? markedImports(id, dynamicallyImportedIds) : undefined;
  return {
    bytes: minifySync(id, code ?? '').code.replaceAll(importDeclaration, '').length * compressedShare,
    imports: importedIds,
    dynamicImports: dynamicallyImportedIds.map((target) => ({ target, atOnce: marked?.get(target) ?? [] })),
  };
}

function markedImports(id: string, targets: readonly string[]): Map<string, readonly PageVisitor[]> {
  const marked = new Map<string, readonly PageVisitor[]>();
  for (const [text, mark = '', path = ''] of readFileSync(id, 'utf8').matchAll(markedImport)) {
    const target = targets.find((it) => it.endsWith(`/${path}`));
    const visitors = marks[mark];
    if (!target || !visitors)
      throw new Error(`${id} has a mark that the planner of chunks does not know: ${text}`);
    marked.set(target, visitors);
  }
  return marked;
}

/** Ids of the modules with everything that they import statically. */
export function withStaticImports(graph: ModuleGraph, from: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const pending = [...from];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const module = graph.get(id);
    if (found.has(id) || !module) continue;
    found.add(id);
    pending.push(...module.imports);
  }
  return found;
}

/** Returns the ids of the modules loaded by an untouched page, and of the dynamic imports made by the page. */
export function loadedAtOnce(
  graph: ModuleGraph,
  from: Iterable<string>,
  visitor: PageVisitor,
): { modules: Set<string>; targets: Set<string> } {
  const targets = new Set<string>();
  const entries = [...from];
  for (;;) {
    const modules = withStaticImports(graph, [...entries, ...targets]);
    const before = targets.size;
    for (const id of modules)
      for (const { target, atOnce } of graph.get(id)?.dynamicImports ?? [])
        if (atOnce.includes(visitor)) targets.add(target);
    if (targets.size === before) return { modules, targets };
  }
}
