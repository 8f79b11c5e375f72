import { chunkModules } from './chunk-modules.ts';
import type { ChunkModules } from './chunk-modules.ts';

/** An alternation of names, which have no special characters. */
const anyOf = (names: readonly string[]): string => names.join('|');

/** Makes a test whether a module id of the bundler belongs to a chunk. */
function memberTest({ packages, modules, icons, virtual }: ChunkModules): (moduleId: string) => boolean {
  const files = modules.filter((module) => !module.endsWith('/'));
  const folders = modules.filter((module) => module.endsWith('/'));
  const patterns = [
    packages && `/node_modules/(?:${anyOf(packages)})/`,
    files.length > 0 && `/src/(?:${anyOf(files)})\\.tsx?$`,
    folders.length > 0 && `/src/(?:${anyOf(folders)})`,
    icons && `icon:(?:${anyOf(icons)})$`,
    virtual && anyOf(virtual),
  ].filter((part) => typeof part === 'string');
  const pattern = new RegExp(patterns.join('|'));
  return (moduleId) => pattern.test(moduleId);
}

/** The chunks as groups for the bundler. */
export const sharedChunks = chunkModules.map((chunk) => ({
  name: chunk.name,
  priority: chunk.priority,
  test: memberTest(chunk),
}));

/** Icons of the chunks: each has one file, shared by all modules that show it. */
export const sharedIcons: ReadonlySet<string> = new Set(chunkModules.flatMap(({ icons = [] }) => icons));
