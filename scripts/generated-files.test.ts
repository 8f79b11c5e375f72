import { expect, test } from 'vitest';
import { generatedFiles, isUpToDate } from './generated-files.ts';

const files = await generatedFiles();

test.each(files)('$name is up to date with its source (npm run generate)', async (file) => {
  expect(await isUpToDate(file)).toBe(true);
});

test('a file that differs or does not exist is not up to date', async () => {
  const [file] = files;
  expect(file && (await isUpToDate({ ...file, content: `${file.content}// edited by hand\n` }))).toBe(false);
  expect(file && (await isUpToDate({ ...file, path: `${file.path}.missing` }))).toBe(false);
});
