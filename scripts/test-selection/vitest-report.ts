import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What Vitest's JSON reporter writes, as far as it is read here. */
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

/** The report of a run; an empty one where the run wrote none. */
export function readReport(path: string): VitestReport {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

/**
 * Each test that ended so after an error, with the line of the test and the first one of the error: a log may be shown
 * cut, so this comes before the details. A test that passed after an error did so at its second try.
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

/** Files all of whose tests passed at their first try, by path from the root, with how many these are. */
export function greenFiles(root: string, { testResults }: VitestReport): Map<string, number> {
  const green = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'passed' && assertionResults.every(({ failureMessages }) => failureMessages.length === 0),
  );
  return new Map(
    green.map(({ name, assertionResults }) => [
      relative(root, name),
      assertionResults.filter((it) => it.status === 'passed').length,
    ]),
  );
}

/** Seconds that each file took, by path from the root. */
export const secondsOf = (root: string, { testResults }: VitestReport): Map<string, number> =>
  new Map(
    testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000]),
  );

/** A test that may pass at its second try for now. */
interface Unsteady {
  /** Path of its file from the root. */
  file: string;
  /** Its whole name, with those of its suites. */
  test: string;
  cause: string;
  /** When it was entered, as `2026-11-25`. */
  date: string;
}

/** Names of the tests that passed only at their second try and that `tests/unsteady.json` does not name. */
export function unexcused(root: string, { testResults }: VitestReport): string[] {
  const known = JSON.parse(readFileSync(join(root, 'tests/unsteady.json'), 'utf8')) as Unsteady[];
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .filter(({ fullName }) => !known.some((it) => it.test === fullName && it.file === relative(root, name)))
      .map(({ fullName }) => fullName),
  );
}
