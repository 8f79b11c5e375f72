import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type SuiteName, testFiles } from './select-files.ts';
import { listErrors, readReport, unexcused, type VitestReport } from './vitest-report.ts';

export interface SuiteRun {
  hasPassed: boolean;
  report: VitestReport;
}

export interface SuiteOptions {
  /** Folder of the project. */
  root: string;
  /** Temporary folder for the reports. */
  scratch: string;
  /** Environment variables of the scripts, besides those of this process. */
  environment: Readonly<Record<string, string>>;
  /** Whether a test that passes only at its second try has failed. */
  isStrict: boolean;
}

/**
 * Runs an npm script and prints its output at the end, so that two can run in parallel.
 * @param summary printed before the output of a failed script
 * @returns whether it has passed
 */
function runScript(
  script: string,
  { root, environment }: SuiteOptions,
  options: readonly string[] = [],
  summary = () => '',
): Promise<boolean> {
  return new Promise((done) => {
    const start = performance.now();
    const child = spawn('npm', ['run', '--silent', script, '--', ...options], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${script} (${seconds} s)`);
      if (code !== 0) console.log(summary() + Buffer.concat(output).toString());
      done(code === 0);
    });
  });
}

/** Runs types, and lint followed by checks, in parallel. */
export async function runChecks(options: SuiteOptions): Promise<boolean> {
  const lintAndChecks = async (): Promise<boolean> => {
    const hasPassedLint = await runScript('lint', options);
    return (await runScript('checks', options)) && hasPassedLint;
  };
  const passed = await Promise.all([runScript('types', options), lintAndChecks()]);
  return passed.every(Boolean);
}

/** Runs test files of a suite and counts their tests; a run without a passed test has failed. */
export async function runSuite(
  suite: SuiteName,
  files: readonly string[],
  suiteOptions: SuiteOptions,
): Promise<SuiteRun> {
  const { root, scratch, isStrict } = suiteOptions;
  const path = join(scratch, `${suite}.json`);
  if (files.length === 0) return { hasPassed: true, report: readReport(path) };
  const options = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${path}`];
  const isPart = files.length < testFiles(root, suite).length;
  const hasPassed = await runScript(
    `test:${suite}`,
    suiteOptions,
    [...options, ...(isPart ? files : [])],
    () => listErrors(root, readReport(path), 'failed'),
  );
  const report = readReport(path);
  const unsteady = listErrors(root, report, 'passed');
  if (unsteady) console.log(`Passed only at the second try; find out why:\n${unsteady}`);
  const isSteady = !isStrict || unexcused(root, report).length === 0;
  if (!isSteady)
    console.log('With --strict this fails; tests/unsteady.json can name a test, with cause and date.');
  return { hasPassed: hasPassed && isSteady && report.numPassedTests > 0, report };
}
