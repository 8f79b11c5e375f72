/*
 * Coverage of scenarios: every pair of call and status that a sandbox answered over HTTP. Test files of one
 * run share a process, so its number names the folder of the records; a run started by another gets the
 * folder from it.
 */

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect } from 'vitest';

const variable = 'SCENARIO_NOTES';

export const notesFolder = process.env[variable] ?? join(tmpdir(), `andana-scenarios-${process.pid}`);

/** Environment of a child run that writes into the folder of this one. */
export const notesEnvironment = { [variable]: notesFolder };

/** Recorded answers, each with the file of its record. */
const recorded = new Set<string>();

const recordFile = (testFile: string): string => join(notesFolder, `${basename(testFile)}.txt`);

/** Marks the current test file as having scenarios, even before the first answer. */
export function beginNotes(): void {
  mkdirSync(notesFolder, { recursive: true });
  appendFileSync(recordFile(expect.getState().testPath ?? ''), '');
}

/** Records an answer. */
export function noteAnswer(call: string, status: number): void {
  const file = recordFile(expect.getState().testPath ?? '');
  const line = `${call} ${status}\n`;
  if (recorded.has(file + line)) return;
  recorded.add(file + line);
  appendFileSync(file, line);
}

/** Recorded statuses of a test file as `call status`; undefined before its run. */
export function notesOf(testFile: string): string[] | undefined {
  const file = recordFile(testFile);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : undefined;
}
