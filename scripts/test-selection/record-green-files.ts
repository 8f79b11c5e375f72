import { execFileSync } from 'node:child_process';
import { addGreenFile, readGreenFiles, writeGreenFiles } from './green-files.ts';
import type { ProjectInputs } from './inputs.ts';
import type { SuiteRun } from './run-suites.ts';
import { inputsBySuite, type SuiteName, suiteNames } from './select-files.ts';
import { greenFiles } from './vitest-report.ts';

export interface GreenRun {
  /** Folder of the project. */
  root: string;
  /** File of the record. */
  record: string;
  /** Folder of the bundles that the end-to-end tests visited. */
  outDir: string;
  before: ProjectInputs;
  after: ProjectInputs;
  runs: Readonly<Record<SuiteName, SuiteRun>>;
}

/** Records the files whose tests all passed at the first try, unless the project changed meanwhile. */
export function recordGreenFiles({ root, record, outDir, before, after, runs }: GreenRun): void {
  if (after.all !== before.all) {
    console.log('Files were changed while the tests ran: no green run is noted.');
    return;
  }
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const green = readGreenFiles(record);
  const inputs = inputsBySuite(root, before, outDir);
  for (const suite of suiteNames)
    for (const [file, tests] of greenFiles(root, runs[suite].report)) {
      const fileInputs = inputs[suite](file);
      if (fileInputs) addGreenFile(green, file, { commit, tests, inputs: fileInputs });
    }
  writeGreenFiles(record, green);
}
