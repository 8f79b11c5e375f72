import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  nothingReached,
  type Reached,
  reachedFile,
  reachedFolder,
} from '../../tests/support/portal/reached.ts';
import { changedInputs, type GreenFile, type GreenFiles } from './green-files.ts';
import type { Inputs, ProjectInputs } from './inputs.ts';

/** Vitest projects that are part of `npm test`. */
export const suiteNames = ['unit', 'e2e'] as const;
export type SuiteName = (typeof suiteNames)[number];

export interface FileSelection {
  /** Test files to run, by path from the root. */
  files: string[];
  /** Skipped test files, with their green run. */
  known: Map<string, GreenFile>;
  /** Number of files to run, by reason. */
  reasons: Map<string, number>;
}

const patterns: Readonly<Record<SuiteName, string[]>> = {
  unit: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
  e2e: ['tests/e2e/**/*.e2e.ts'],
};

/** All test files of a suite, by path from the root. */
export const testFiles = (root: string, suite: SuiteName): string[] =>
  globSync(patterns[suite], { cwd: root, exclude: ['**/node_modules/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Record of a file's last run; undefined where missing. */
function readReached(root: string, file: string): Reached | undefined {
  const path = join(root, reachedFolder, reachedFile(file));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Reached) : undefined;
}

/**
 * Selects test files: a file is skipped if all of its inputs are as in a green run.
 * @param inputsOf current inputs of a file; undefined where unknown
 * @param commit accepts only green runs of this commit
 */
export function selectFiles(
  all: readonly string[],
  green: GreenFiles,
  inputsOf: (file: string) => Inputs | undefined,
  commit?: string,
): FileSelection {
  const selection: FileSelection = { files: [], known: new Map(), reasons: new Map() };
  const run = (file: string, reason: string): void => {
    selection.files.push(file);
    selection.reasons.set(reason, (selection.reasons.get(reason) ?? 0) + 1);
  };
  for (const file of all) {
    const runs = (green.get(file) ?? []).filter((run) => commit === undefined || run.commit === commit);
    const now = inputsOf(file);
    if (!now || runs.length === 0) {
      run(file, commit ? `no green run at ${commit.slice(0, 8)}` : 'no green run');
      continue;
    }
    const differences = runs.map(({ inputs }) => changedInputs(inputs, now));
    const same = runs[differences.findIndex((changes) => changes.length === 0)];
    if (same) selection.known.set(file, same);
    else run(file, reasonOf(differences[0] ?? []));
  }
  return selection;
}

/** Most telling changed input: a changed file says more than a page made from it. */
function reasonOf(changed: readonly string[]): string {
  const sources = changed.filter((name) => !name.includes(' '));
  const [first = ''] = sources.length > 0 ? sources : changed;
  return first;
}

/** Current inputs of the files of each suite. */
export const inputsBySuite = (
  root: string,
  project: ProjectInputs,
  outDir: string,
): Readonly<Record<SuiteName, (file: string) => Inputs>> => ({
  unit: (file) => project.ofUnit(file, readReached(root, file)),
  e2e: (file) => project.ofEndToEnd(file, readReached(root, file) ?? nothingReached, outDir),
});
