import type { Module } from './modules.ts';

const gallery = 'src/portal/gallery/';

/** Rooms with the parts that screens are made of. */
const rooms = /^src\/portal\/(?:ui|forms|lists|messages)\//;

/** Reports parts that the gallery does not show, by themselves or inside other parts. */
export function partsNotShown(modules: ReadonlyMap<string, Module>): string[] {
  const shown = new Set([...modules.keys()].filter((path) => path.startsWith(gallery)));
  for (const path of shown)
    for (const { from } of modules.get(path)?.imports ?? []) if (rooms.test(from)) shown.add(from);
  return [...modules.keys()]
    .filter((path) => rooms.test(path) && /\/[A-Z]\w*\.tsx$/.test(path) && !shown.has(path))
    .map((path) => `${path} is not in the gallery: show it in each of its states in ${gallery}parts/.`);
}
