import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isUpToDate } from './generated-file.ts';
import { generatedFiles } from './generated-files.ts';

const files = await generatedFiles();

test.each(files)('$name is up to date with its source (npm run generate)', async (file) => {
  expect(await isUpToDate(file)).toBe(true);
});

test('a file that differs or does not exist is not up to date', async () => {
  const [file] = files;
  expect(file && (await isUpToDate({ ...file, content: `${file.content}// edited by hand\n` }))).toBe(false);
  expect(file && (await isUpToDate({ ...file, path: `${file.path}.missing` }))).toBe(false);
});

test('they can be generated while a listed catalogue is missing', async () => {
  // Modules loaded before the list of catalogues is written must not import the catalogues.
  for (const module of ['../commands/generate.ts', 'catalogues.ts', 'generated-file.ts']) {
    const code = await readFile(new URL(module, import.meta.url), 'utf8');
    expect(
      code.match(/from '(?:#|\.\.\/\.\.\/src|\.\.?\/(?:generate\/)?generated-files)[^']*'/g),
      module,
    ).toBeNull();
  }
});
