import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { locationAt, wholeFile } from './positions.ts';

const text = 'one\r\ntwo\nthree';

it('converts offsets to lines and columns, from 1, with any line ending', () => {
  const path = resolve('content/es/ayuda.md');
  const file = 'content/es/ayuda.md';
  expect(locationAt(path, text, 0)).toEqual({ file, line: 1, column: 1, endLine: 1, endColumn: 2 });
  expect(locationAt(path, text, 5, 8)).toEqual({ file, line: 2, column: 1, endLine: 2, endColumn: 4 });
  expect(locationAt(path, text, 6, 11)).toEqual({ file, line: 2, column: 2, endLine: 3, endColumn: 3 });
});

it('stays inside the file', () => {
  expect(locationAt('/x', text, 99)).toMatchObject({ line: 3, column: 6, endLine: 3, endColumn: 6 });
});

it('gives a file as a whole no end, so that nothing in it is marked', () => {
  expect(wholeFile(resolve('brand.yaml'))).toEqual({ file: 'brand.yaml', line: 1, column: 1 });
});
