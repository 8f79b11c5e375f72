import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeTimes } from '../../tests/support/times.ts';
import { fail } from '../cli/failure.ts';
import { readGreenFiles } from '../test-selection/green-files.ts';
import { ProjectInputs } from '../test-selection/inputs.ts';
import { countProcessorTime } from '../test-selection/processor-time.ts';
import { recordGreenFiles } from '../test-selection/record-green-files.ts';
import { runChecks, runSuite, type SuiteOptions, type SuiteRun } from '../test-selection/run-suites.ts';
import {
  type FileSelection,
  inputsBySuite,
  selectFiles,
  type SuiteName,
  suiteNames,
  testFiles,
} from '../test-selection/select-files.ts';
import { shareOut } from '../test-selection/shards.ts';
import { secondsOf } from '../test-selection/vitest-report.ts';
import { readTestOptions, type TestOptions } from './test-options.ts';

const root = resolve(import.meta.dirname, '../..');
const started = performance.now();
const processorTime = countProcessorTime();
const record = join(root, '.cache', 'tests', 'green.json');
const outDir = join(root, '.cache', 'e2e');

const testOptions = ((): TestOptions => {
  try {
    return readTestOptions(root);
  } catch (error) {
    fail(error);
    process.exit(1);
  }
})();

/** Temporary folder for reports, tests and browsers, deleted at the end. */
const scratch = mkdtempSync(join(tmpdir(), 'andana-test-'));

const suiteOptions: SuiteOptions = {
  root,
  scratch,
  environment: {
    TMPDIR: scratch,
    TEST_BROWSER: testOptions.browser,
    ...(testOptions.isFull && { FULL: '1' }),
  },
  isStrict: testOptions.isStrict,
};

/** Version of the test browser. */
async function browserVersion(): Promise<string> {
  process.env['TEST_BROWSER'] = testOptions.browser;
  const { browserPath } = await import('../../tests/support/portal/browser.ts');
  try {
    return execFileSync(await browserPath(), ['--version'], { encoding: 'utf8' });
  } catch {
    // The end-to-end tests report it with a fix.
    return 'none';
  }
}

const readInputs = (browser: string): ProjectInputs =>
  new ProjectInputs(root, JSON.stringify([process.version, browser, testOptions.isFull]));

/** Prints which test files are skipped, and why the others run. */
function printSelection(suite: SuiteName, { files, known, reasons }: FileSelection): void {
  const tests = [...known.values()].reduce((sum, file) => sum + file.tests, 0);
  console.log(`${suite}: ${known.size} files (${tests} tests) are as in a green run; ${files.length} run`);
  const sorted = [...reasons].sort(([, a], [, b]) => b - a);
  for (const [reason, count] of sorted.slice(0, 8)) console.log(`  ${count} for ${reason}`);
  if (sorted.length > 8) console.log(`  and ${sorted.length - 8} reasons more`);
  if (testOptions.isListOnly) for (const file of files) console.log(file);
}

type SuiteFiles = Record<SuiteName, string[]>;

/** The test files whose inputs differ from those of a green run; prints the selection. */
async function selectChangedFiles(files: SuiteFiles, project: ProjectInputs): Promise<SuiteFiles> {
  const { buildProjectBundles } = await import('../../tests/support/build/project-bundles.ts');
  await buildProjectBundles();
  const green = readGreenFiles(record);
  const inputs = inputsBySuite(root, project, outDir);
  const select = (suite: SuiteName): string[] => {
    const selection = selectFiles(files[suite], green, inputs[suite], testOptions.commit);
    printSelection(suite, selection);
    return selection.files;
  };
  return { unit: select('unit'), e2e: select('e2e') };
}

/** Prints durations and the number of passed and failed tests. */
function printTotals(runs: readonly SuiteRun[]): void {
  const count = (key: 'numPassedTests' | 'numFailedTests'): number =>
    runs.reduce((sum, { report }) => sum + report[key], 0);
  const minutes = (seconds: number): string => `${(seconds / 60).toFixed(1)} min`;
  const duration = minutes((performance.now() - started) / 1000);
  const used = processorTime();
  console.log(used === undefined ? duration : `${duration}, processor ${minutes(used)}`);
  console.log(`${count('numPassedTests')} passed, ${count('numFailedTests')} failed`);
}

/** Runs all that must pass before a commit: types, lint and checks in parallel, then the suites. */
async function main(): Promise<void> {
  const all: SuiteFiles = { unit: testFiles(root, 'unit'), e2e: testFiles(root, 'e2e') };
  const browser = await browserVersion();
  const before = readInputs(browser);
  const files = testOptions.isChangedOnly ? await selectChangedFiles(all, before) : all;
  if (testOptions.isListOnly) return;

  const { hasChecks, ...part } = shareOut(root, files, testOptions.shard);
  const havePassedChecks = hasChecks ? await runChecks(suiteOptions) : true;
  const unit = await runSuite('unit', part.unit, suiteOptions);
  const e2e = await runSuite('e2e', part.e2e, suiteOptions);
  const runs = { unit, e2e };

  if (existsSync(outDir))
    recordGreenFiles({ root, record, outDir, before, after: readInputs(browser), runs });
  if (testOptions.keepsTimes)
    writeTimes(root, new Map(suiteNames.flatMap((suite) => [...secondsOf(root, runs[suite].report)])));
  printTotals([unit, e2e]);
  process.exitCode = havePassedChecks && unit.hasPassed && e2e.hasPassed ? 0 : 1;
}

try {
  await main();
} finally {
  processorTime();
  rmSync(scratch, { recursive: true, force: true });
}
