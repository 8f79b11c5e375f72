import { expect, it } from 'vitest';
import * as codes from './codes.ts';
import { errorTable } from '#core/status-messages/error-table.ts';
import * as notices from './notice-codes.ts';
import { noticeTable } from '#core/status-messages/notice-table.ts';

it('names every error and every notice exactly once', () => {
  const sorted = (values: readonly unknown[]): string[] => values.map(String).toSorted();
  expect(sorted(Object.values(codes))).toEqual(Object.keys(errorTable).toSorted());
  expect(sorted(Object.values(notices))).toEqual(Object.keys(noticeTable).toSorted());
});

const sources = import.meta.glob<string>(
  [
    '../../{core,portal,sandbox}/**/*.{ts,tsx}',
    '../../generator/conformance/**/*.ts',
    '!**/*.test.*',
    '!**/*.gen.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** A code that is compared, shown or refused by its bare number; HTTP statuses have three digits. */
const bareCode =
  /\b(?:status|code|codeOf\(\w+\)) [!=]== '?(?:[1-9]\d?|5\d\d)\b(?!\d)|\b(?:showNotice|showNoticeOnNextPage|showError|showErrorOnNextPage|noticeOf|errorOf|refuse)\('?\d|\bcode: [1-9]\d? \|/;

it('refers to codes by name wherever they are shown, compared or refused', () => {
  const bareUses = Object.entries(sources).flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => bareCode.test(line))
      .map((line) => `${path.replace('../../', '')}: ${line.trim()}`),
  );
  expect(bareUses).toEqual([]);
});
