import { existsSync, globSync, readFileSync } from 'node:fs';
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
  const chunk = sharedChunks.find((it) => it.name === name);

  it('names only modules that there are', () => {
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

  it('names only packages and icons that there are', () => {
    expect(packages.filter((it) => !exists('node_modules', it))).toEqual([]);
    expect(icons.filter((icon) => !Object.hasOwn(iconShapes, icon))).toEqual([]);
  });
});

it('a module whose name only begins like that of a member is left to the bundler', () => {
  expect(sharedChunks.filter(({ test }) => test('/somewhere/src/ui/Buttons.tsx'))).toEqual([]);
  expect(sharedChunks.filter(({ test }) => test('/somewhere/node_modules/react-other/index.js'))).toEqual([]);
});

it('an icon of a chunk that stands elsewhere too is in a chunk that says so, or its chunk would be loaded for it', () => {
  const code = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
    path: `/${path}`,
    icons: [...readFileSync(join(root, path), 'utf8').matchAll(/ 'icon:([\w-]+)'/g)].map(
      ([, name]) => name ?? '',
    ),
  }));
  const named = new Set(chunkModules.flatMap(({ icons = [] }) => icons));
  const tempting = sharedChunks.flatMap(({ name, test }) =>
    code
      .filter(({ path }) => test(path))
      .flatMap(({ icons }) => icons)
      .filter((icon) => !named.has(icon) && code.some((it) => !test(it.path) && it.icons.includes(icon)))
      .map((icon) => `${name}: ${icon}`),
  );
  expect([...new Set(tempting)]).toEqual([]);
});
