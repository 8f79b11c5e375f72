import type { Module } from './modules.ts';

/** Reports import cycles, each once; type imports count, since they couple modules as much. */
export function importCycles(modules: ReadonlyMap<string, Module>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const stack: string[] = [];
  const follow = (path: string): void => {
    const from = stack.indexOf(path);
    if (from >= 0) cycles.push(`These import each other: ${[...stack.slice(from), path].join(' → ')}.`);
    if (from >= 0 || done.has(path)) return;
    stack.push(path);
    for (const { from: imported } of modules.get(path)?.imports ?? [])
      if (imported !== path) follow(imported);
    stack.pop();
    done.add(path);
  };
  for (const path of modules.keys()) follow(path);
  return cycles;
}
