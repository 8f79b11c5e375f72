import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect } from 'vitest';

/*
 * What scenarios met: every pair of a call and a status that a sandbox answered over HTTP. Test files of one run
 * share a process, so its number names the folder of their notes; a run started by another says where.
 */

const variable = 'SCENARIO_NOTES';

export const notesFolder = process.env[variable] ?? join(tmpdir(), `andana-scenarios-${process.pid}`);

/** Environment in which a further run writes its notes into the folder of this one. */
export const notesEnvironment = { [variable]: notesFolder };

/** What has been noted already, each answer with the file of its notes. */
const known = new Set<string>();

const noteOf = (testFile: string): string => join(notesFolder, `${basename(testFile)}.txt`);

/** Says that the present test file has scenarios, even before the first answer. */
export function beginNotes(): void {
  mkdirSync(notesFolder, { recursive: true });
  appendFileSync(noteOf(expect.getState().testPath ?? ''), '');
}

/** Notes an answer. */
export function noteAnswer(call: string, status: number): void {
  const file = noteOf(expect.getState().testPath ?? '');
  const line = `${call} ${status}\n`;
  if (known.has(file + line)) return;
  known.add(file + line);
  appendFileSync(file, line);
}

/** Recorded statuses of a test file as `call status`; undefined before its run. */
export function notesOf(testFile: string): string[] | undefined {
  const file = noteOf(testFile);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : undefined;
}
