import { expect, it } from 'vitest';
import * as codes from './codes.ts';
import { errorTable } from '#core/status-messages/error-table.ts';
import * as notices from './notice-codes.ts';
import { noticeTable } from '#core/status-messages/notice-table.ts';

it('every error and every notice has a name of its own, and no name is of anything else', () => {
  const sorted = (of: readonly unknown[]): string[] => of.map(String).toSorted();
  expect(sorted(Object.values(codes))).toEqual(Object.keys(errorTable).toSorted());
  expect(sorted(Object.values(notices))).toEqual(Object.keys(noticeTable).toSorted());
});

const sources = import.meta.glob<string>(
  [
    '../../{core,portal,sandbox}/**/*.{ts,tsx}',
    '../../build/conformance/**/*.ts',
    '!**/*.test.*',
    '!**/*.gen.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** A code compared with, told or refused by its number; HTTP statuses have three digits. */
const bareCode =
  /\b(?:status|code|codeOf\(\w+\)) [!=]== '?(?:[1-9]\d?|5\d\d)\b(?!\d)|\b(?:showNotice|showNoticeOnNextPage|showError|showErrorOnNextPage|noticeOf|errorOf|refuse)\('?\d|\bcode: [1-9]\d? \|/;

it('is called by its name wherever it is told, compared or refused', () => {
  const found = Object.entries(sources).flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => bareCode.test(line))
      .map((line) => `${path.replace('../../', '')}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
