import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The used part of the output of Vitest's JSON reporter. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: FileReport[];
}

interface FileReport {
  /** Absolute path. */
  name: string;
  status: string;
  message: string;
  /** Milliseconds. */
  startTime: number;
  endTime: number;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

/** Reads the report of a run; empty where the run wrote none. */
export function readReport(path: string): VitestReport {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

/**
 * Lists the tests with the given outcome and an error, with the line of the test and the first line of the
 * error. Printed before the details, since logs may be truncated. A test that passed after an error did so at
 * its second try.
 */
export function listErrors(root: string, { testResults }: VitestReport, ended: 'failed' | 'passed'): string {
  const lines = testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(
      ({ status, failureMessages }) => status === ended && failureMessages.length > 0,
    );
    const problems = tests.map(({ fullName, failureMessages: [first = ''] }) => {
      const line = first.split(`${relative(root, name)}:`)[1]?.match(/^\d+/)?.[0];
      return `  ${fullName}${line ? `, line ${line}` : ''}\n    ${first.split('\n', 1)[0]}`;
    });
    if (message && ended === 'failed' && tests.length === 0) problems.push(`  ${message}`);
    return problems.length > 0 ? [relative(root, name), ...problems] : [];
  });
  return lines.map((line) => `${line}\n`).join('');
}

/** Files whose tests all passed at the first try, by path from the root, with the number of tests. */
export function greenFiles(root: string, { testResults }: VitestReport): Map<string, number> {
  const green = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'passed' && assertionResults.every(({ failureMessages }) => failureMessages.length === 0),
  );
  return new Map(
    green.map(({ name, assertionResults }) => [
      relative(root, name),
      assertionResults.filter(({ status }) => status === 'passed').length,
    ]),
  );
}

/** Duration of each file in seconds, by path from the root. */
export const secondsOf = (root: string, { testResults }: VitestReport): Map<string, number> =>
  new Map(
    testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000]),
  );

/** A test that is temporarily allowed to pass at its second try. */
interface Unsteady {
  /** Path of the test file from the root. */
  file: string;
  /** Full name of the test, including its suites. */
  test: string;
  cause: string;
  /** Date of the entry, as `2026-11-25`. */
  date: string;
}

/** Names of tests that passed only at their second try and are not listed in `tests/unsteady.json`. */
export function unexcused(root: string, { testResults }: VitestReport): string[] {
  const listed = JSON.parse(readFileSync(join(root, 'tests/unsteady.json'), 'utf8')) as Unsteady[];
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .filter(
        ({ fullName }) =>
          !listed.some(({ test, file }) => test === fullName && file === relative(root, name)),
      )
      .map(({ fullName }) => fullName),
  );
}
