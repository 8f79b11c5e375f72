import { chunkModules } from './chunk-modules.ts';
import type { ChunkModules } from './chunk-modules.ts';

/** None of the names has a character that means something in a pattern. */
const anyOf = (names: readonly string[]): string => names.join('|');

/** Whether a module, by the id that the bundler gives it, belongs to a chunk. */
function memberTest({ packages, modules, icons, virtual }: ChunkModules): (moduleId: string) => boolean {
  const files = modules.filter((it) => !it.endsWith('/'));
  const folders = modules.filter((it) => it.endsWith('/'));
  const patterns = [
    packages && `/node_modules/(?:${anyOf(packages)})/`,
    files.length > 0 && `/src/(?:${anyOf(files)})\\.tsx?$`,
    folders.length > 0 && `/src/(?:${anyOf(folders)})`,
    icons && `icon:(?:${anyOf(icons)})$`,
    virtual && anyOf(virtual),
  ].filter((it) => typeof it === 'string');
  const pattern = new RegExp(patterns.join('|'));
  return (moduleId) => pattern.test(moduleId);
}

/** The chunks, for the bundler. */
export const sharedChunks = chunkModules.map((chunk) => ({
  name: chunk.name,
  priority: chunk.priority,
  test: memberTest(chunk),
}));

/** Icons of the chunks, each in one file for all that show it. */
export const sharedIcons: ReadonlySet<string> = new Set(chunkModules.flatMap(({ icons = [] }) => icons));
