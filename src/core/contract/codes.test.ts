import { expect, it } from 'vitest';
import * as codes from './codes.ts';
import { errorTable } from '#core/outcomes/error-table.ts';
import * as notices from './notice-codes.ts';
import { noticeTable } from '#core/outcomes/notice-table.ts';

it('every error and every notice has a name of its own, and no name is of anything else', () => {
  const numbers = (of: object): number[] =>
    Object.values(of).sort((a: number, b: number) => a - b) as number[];
  expect(numbers(codes)).toEqual(Object.keys(errorTable).map(Number));
  expect(numbers(notices)).toEqual(Object.keys(noticeTable).map(Number).filter(Number.isFinite));
});
