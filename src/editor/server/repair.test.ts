import { expect, test } from 'vitest';
import { verbatim } from '#generator/diagnostics/report-text.ts';
import { findProblem, repairedText } from './repair.ts';

const at = (line: number, column: number, endColumn: number) => ({
  location: { file: 'brand.yaml', line, column, endLine: line, endColumn },
  text: 'x',
});

test('a repair replaces its ranges and nothing else, in any order', () => {
  expect(repairedText('aa: 1\nbb: 2\n', [at(1, 1, 3), at(2, 5, 6)])).toBe('x: 1\nbb: x\n');
  expect(repairedText('aa: 1\r\nbb: 2\r\n', [at(2, 5, 6), at(1, 1, 3)])).toBe('x: 1\r\nbb: x\r\n');
});

test('a problem is found again by its code and place', () => {
  const problem = {
    code: 'wrong-type',
    severity: 'error' as const,
    location: { file: 'brand.yaml', line: 2, column: 5 },
    what: verbatim('Wrong'),
    brands: ['illes'],
  };
  const named = { code: 'wrong-type', file: 'brand.yaml', line: 2, column: 5 };
  expect(findProblem([problem], named)).toBe(problem);
  expect(findProblem([problem], { ...named, line: 3 })).toBeUndefined();
  expect(findProblem([problem], { ...named, code: 'unknown-key' })).toBeUndefined();
});
