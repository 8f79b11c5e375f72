import type { Module } from './modules.ts';

/** Modules that lead back to themselves, each circle once; imports of types count, since they bind as much. */
export function importCycles(modules: ReadonlyMap<string, Module>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const follow = (path: string): void => {
    const from = way.indexOf(path);
    if (from >= 0) found.push(`These import each other: ${[...way.slice(from), path].join(' → ')}.`);
    if (from >= 0 || done.has(path)) return;
    way.push(path);
    for (const it of modules.get(path)?.imports ?? []) if (it.from !== path) follow(it.from);
    way.pop();
    done.add(path);
  };
  for (const path of modules.keys()) follow(path);
  return found;
}
