import { basename, dirname } from 'node:path';
import type { Module } from './modules.ts';

/** Whether a file belongs to tests or the gallery. */
const isTest = (path: string): boolean =>
  /\.(test|e2e)\.tsx?$/.test(path) || path.startsWith('tests/') || path.startsWith('src/portal/gallery/');
/** Whether a file is an entry point, started or found by name instead of imported. */
const isStart = (path: string): boolean =>
  isTest(path) ||
  /^(scripts\/commands\/)?[\w.-]+$/.test(path) ||
  path.endsWith('.page.astro') ||
  path.endsWith('.d.ts');

/** Exports that Astro finds by name. */
const frameworks = new Set(['onRequest', 'getStaticPaths', 'prerender']);

/** Whether a module names a file in its text: with its folder, or as a neighbour. */
function namesFile({ path, text }: Module, file: string): boolean {
  const own = `/${basename(file)}`;
  return (
    text.includes(basename(dirname(file)) + own) ||
    (dirname(path) === dirname(file) && text.includes(`.${own}`))
  );
}

/** Reports unused exports, and files that only tests import or name. */
export function deadCode(modules: ReadonlyMap<string, Module>): string[] {
  return [...deadExports(modules), ...deadFiles(modules)].sort();
}

function deadExports(modules: ReadonlyMap<string, Module>): string[] {
  const used = new Map<string, Set<string>>();
  for (const { path, imports } of modules.values())
    for (const { from, names } of imports) {
      if (from === path) continue;
      const known = used.get(from) ?? new Set();
      for (const name of names) known.add(name);
      used.set(from, known);
    }
  const others = [...modules.values()].filter(({ path }) => !isTest(path));
  return [...modules.values()].flatMap(({ path, exports }) => {
    const known = used.get(path);
    if (known?.has('*') || path.endsWith('.gen.ts') || !path.includes('/')) return [];
    const isNamed = (name: string): boolean =>
      others.some((module) => module.path !== path && namesFile(module, path) && module.text.includes(name));
    return [...exports]
      .filter(([name]) => !known?.has(name) && !frameworks.has(name) && !isNamed(name))
      .flatMap(([name, { line, isType, isUsedInside }]) => {
        if (!isUsedInside) return [`${path}:${line} declares ${name}, which nobody uses: take it away.`];
        // A type may describe parameters and results of an exported function.
        return isType ? [] : [`${path}:${line} exports ${name}, which nobody imports: take "export" away.`];
      });
  });
}

function deadFiles(modules: ReadonlyMap<string, Module>): string[] {
  const imported = new Set(
    [...modules.values()]
      .filter(({ path }) => !isTest(path))
      .flatMap(({ imports }) => imports.map(({ from }) => from)),
  );
  const texts = [...modules.values()].filter(({ path }) => !isTest(path));
  return [...modules.keys()]
    .filter((path) => !isStart(path) && !imported.has(path))
    .filter((path) => !texts.some((module) => module.path !== path && module.text.includes(basename(path))))
    .map((path) => `${path} is imported by nobody but tests: take it away, or put it into tests/.`);
}
