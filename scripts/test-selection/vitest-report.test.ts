import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { greenFiles, listErrors, secondsOf, unexcused, type VitestReport } from './vitest-report.ts';

const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});
const file = (name: string, status: string, ...assertionResults: ReturnType<typeof test>[]) => ({
  name: `/project/tests/${name}`,
  status,
  message: '',
  startTime: 1_000,
  endTime: 3_500,
  assertionResults,
});

const report: VitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  testResults: [
    file('green.e2e.ts', 'passed', test('holds', 'passed'), test('is for --full', 'skipped')),
    file(
      'unsteady.e2e.ts',
      'passed',
      test('holds', 'passed'),
      test('waits', 'passed', 'Error: late\n at x\n at /project/tests/unsteady.e2e.ts:12:3'),
    ),
    file('red.e2e.ts', 'failed', test('breaks', 'failed', 'Error: gone')),
  ],
};

it('a file is green if all of its tests passed at the first try', () => {
  expect(greenFiles('/project', report)).toEqual(new Map([['tests/green.e2e.ts', 1]]));
});

it('lists errors with the line of the test, separately for second tries', () => {
  expect(listErrors('/project', report, 'failed')).toBe('tests/red.e2e.ts\n  breaks\n    Error: gone\n');
  expect(listErrors('/project', report, 'passed')).toBe(
    'tests/unsteady.e2e.ts\n  waits, line 12\n    Error: late\n',
  );
});

it('each file has its seconds', () => {
  expect(secondsOf('/project', report).get('tests/red.e2e.ts')).toBe(2.5);
});

it('excuses a second try only for listed tests of listed files', () => {
  const root = mkdtempSync(join(tmpdir(), 'andana-unsteady-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'tests'));
  const listed = (list: object[]): string[] => {
    writeFileSync(join(root, 'tests/unsteady.json'), JSON.stringify(list));
    const moved = report.testResults.map((result) => ({
      ...result,
      name: result.name.replace('/project', root),
    }));
    return unexcused(root, { ...report, testResults: moved });
  };
  const entry = { file: 'tests/unsteady.e2e.ts', test: 'waits', cause: 'a timer', date: '2026-11-25' };
  expect(listed([])).toEqual(['waits']);
  expect(listed([{ ...entry, file: 'tests/green.e2e.ts' }])).toEqual(['waits']);
  expect(listed([entry])).toEqual([]);
});
