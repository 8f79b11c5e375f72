import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../../../tests/support/build/temp-brand.ts';
import { compile } from './compile.ts';
import { sourceHash } from './source-hash.ts';

const project = (): string =>
  tempFolder({
    'astro.config.mjs': '',
    'package-lock.json': '{}',
    'tsconfig.json': '{}',
    'schemas/brand.schema.json': '{}',
    'src/page.ts': 'first',
  });

/** A compiler that copies the source, and lets somebody edit it while it is at work. */
const copier =
  (edits: (() => void)[] = []) =>
  async (root: string, outDir: string): Promise<void> => {
    const source = readFileSync(join(root, 'src/page.ts'), 'utf8');
    edits.shift()?.();
    mkdirSync(outDir);
    writeFileSync(join(outDir, 'page'), source);
  };

it('compiles again what was edited while it compiled, and keeps nothing under another hash', async () => {
  const root = project();
  const cache = join(root, '.cache');
  const first = sourceHash(root);
  const edit = (): void => writeFileSync(join(root, 'src/page.ts'), 'second');
  const { renderer } = await compile(root, cache, first, copier([edit]));
  expect(renderer.hash).toBe(sourceHash(root));
  expect(readFileSync(join(renderer.folder, 'page'), 'utf8')).toBe('second');
  expect(readdirSync(join(cache, 'renderer'))).toEqual([renderer.hash.slice(0, 16)]);

  writeFileSync(join(root, 'src/page.ts'), 'first');
  const back = await compile(root, cache, first, copier());
  expect(readFileSync(join(back.renderer.folder, 'page'), 'utf8')).toBe('first');
});

it('gives up on a source that is edited again and again', async () => {
  const root = project();
  let edits = 0;
  const edit = (): void => writeFileSync(join(root, 'src/page.ts'), `edit ${edits++}`);
  const cache = join(root, '.cache');
  const compiling = compile(root, cache, sourceHash(root), copier(Array(9).fill(edit)));
  await expect(compiling).rejects.toThrow('kept changing');
  expect(readdirSync(join(cache, 'renderer'))).toEqual([]);
});
