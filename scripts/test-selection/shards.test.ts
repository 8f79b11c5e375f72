import { describe, expect, it } from 'vitest';
import { resolve } from 'node:path';
import { readTimes } from '../../tests/support/times.ts';
import { UsageError } from '../cli/arguments.ts';
import { testFiles } from './select-files.ts';
import { readShard, shareOut } from './shards.ts';

const root = resolve(import.meta.dirname, '../..');
const files = { unit: testFiles(root, 'unit'), e2e: testFiles(root, 'e2e') };
const parts = [1, 2, 3, 4].map((index) => shareOut(root, files, { index, count: 4 }));

describe('four parts of all tests', () => {
  it('have each file once, with types, lint and checks in the first part', () => {
    for (const suite of ['unit', 'e2e'] as const)
      expect(parts.flatMap((part) => part[suite]).sort()).toEqual(files[suite]);
    expect(parts.map(({ hasChecks }) => hasChecks)).toEqual([true, false, false, false]);
  });

  it('take about equally long by the stored times', () => {
    const times = readTimes(root);
    const seconds = parts.map(({ unit, e2e }) =>
      [...unit, ...e2e].reduce((sum, file) => sum + (times.get(file) ?? 0), 0),
    );
    const [, ...others] = seconds;
    expect(Math.max(...others)).toBeLessThan(1.3 * Math.min(...others));
  });

  it('keep the scenarios of the sandbox together with their coverage test', () => {
    const scenarios = files.unit.filter((file) => file.startsWith('tests/sandbox/'));
    expect(scenarios).toContain('tests/sandbox/coverage.test.ts');
    expect(parts.filter(({ unit }) => scenarios.every((file) => unit.includes(file)))).toHaveLength(1);
  });
});

it('parses a part as index and count', () => {
  expect(readShard('2/4')).toEqual({ index: 2, count: 4 });
  expect(readShard()).toBeUndefined();
  for (const typed of ['', '0/4', '5/4', '2', '1/4x']) expect(() => readShard(typed)).toThrow(UsageError);
});
