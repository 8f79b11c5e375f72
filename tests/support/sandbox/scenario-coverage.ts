/**
 * Coverage of scenarios: every pair of call and status that a sandbox answered over HTTP. Test files of one
 * run share a process, so its id names the folder of the records; a child run gets the folder from its parent.
 */

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect } from 'vitest';

const variable = 'SCENARIO_COVERAGE';

export const coverageFolder = process.env[variable] ?? join(tmpdir(), `andana-scenarios-${process.pid}`);

/** Environment of a child run that records into the folder of this one. */
export const coverageEnvironment = { [variable]: coverageFolder };

/** Lines already recorded, each after the path of its record. */
const recorded = new Set<string>();

const recordFile = (testFile: string): string => join(coverageFolder, `${basename(testFile)}.txt`);

/** Creates the record of the current test file, even if no response follows. */
export function startRecord(): void {
  mkdirSync(coverageFolder, { recursive: true });
  appendFileSync(recordFile(expect.getState().testPath ?? ''), '');
}

/** Records the status of a response, once per test file. */
export function recordStatus(call: string, status: number): void {
  const file = recordFile(expect.getState().testPath ?? '');
  const line = `${call} ${status}\n`;
  if (recorded.has(file + line)) return;
  recorded.add(file + line);
  appendFileSync(file, line);
}

/** Recorded statuses of a test file as `call status`; undefined before its run. */
export function readRecord(testFile: string): string[] | undefined {
  const file = recordFile(testFile);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : undefined;
}
