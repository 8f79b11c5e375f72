import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkModules } from './chunk-modules.ts';
import { sharedChunks } from './shared-chunks.ts';

const root = join(import.meta.dirname, '../../../..');
const require = createRequire(import.meta.url);
const iconShapes = require('lucide-static/icon-nodes.json') as object;
const exists = (...path: string[]): boolean => existsSync(join(root, ...path));

describe.each(chunkModules)('the chunk $name', ({ name, packages = [], modules, icons = [] }) => {
  const chunk = sharedChunks.find((shared) => shared.name === name);

  it('names only existing modules', () => {
    const missing = modules.filter((module) =>
      module.endsWith('/')
        ? !exists('src', module)
        : !['.ts', '.tsx'].some((ending) => exists('src', module + ending)),
    );
    expect(missing).toEqual([]);
    for (const module of modules)
      expect(chunk?.test(`/somewhere/src/${module.endsWith('/') ? `${module}A.tsx` : `${module}.ts`}`)).toBe(
        true,
      );
  });

  it('names only existing packages and icons', () => {
    expect(packages.filter((folder) => !exists('node_modules', folder))).toEqual([]);
    expect(icons.filter((icon) => !Object.hasOwn(iconShapes, icon))).toEqual([]);
  });
});

it('a module whose name only begins like that of a member is left to the bundler', () => {
  expect(sharedChunks.filter(({ test }) => test('/somewhere/src/ui/Buttons.tsx'))).toEqual([]);
  expect(sharedChunks.filter(({ test }) => test('/somewhere/node_modules/react-other/index.js'))).toEqual([]);
});

it('icons are shared only by chunks of nearly every page: elsewhere one would load its whole chunk', () => {
  const sharing = chunkModules.filter(({ icons = [] }) => icons.length > 0);
  expect(sharing.map(({ name }) => name)).toEqual(['frame', 'common']);
});
