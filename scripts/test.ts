import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { readArguments, readChoice } from './arguments.ts';
import { fail } from './failure.ts';

/**
 * Everything that must hold before a change is kept: types, lint and checks side by side, then unit tests, then end to end.
 * With `--full` the end-to-end tests cover every page of every brand; with `--browser system` they take the browser of
 * the system, not the one that comes with the packages.
 */
const root = resolve(import.meta.dirname, '..');
const { full, browser } = asked();
/** Reports, and what tests and browsers leave behind; gone at the end. */
const scratch = mkdtempSync(join(tmpdir(), 'andana-test-'));

function asked(): { full: boolean; browser: string } {
  try {
    const values = readArguments('test', ['full', 'browser']);
    return {
      full: values.full ?? false,
      browser: readChoice('browser', ['packaged', 'system'], values.browser),
    };
  } catch (error) {
    fail(error);
    process.exit(1);
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/**
 * Runs an npm script; its output is shown when it has ended, so that two can run at a time.
 * @param summary what to show before the output of a script that failed
 */
function run(script: string, options: string[] = [], summary = () => ''): Promise<boolean> {
  return new Promise((done) => {
    const start = performance.now();
    const child = spawn('npm', ['run', '--silent', script, '--', ...options], {
      cwd: root,
      env: { ...process.env, TMPDIR: scratch, TEST_BROWSER: browser, ...(full && { FULL: '1' }) },
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

/**
 * Each test that ended so after an error, with the first line of that error: a log may be shown cut, so this comes
 * before the details. A test that passed after an error did so at its second try.
 */
function errors({ testResults }: VitestReport, ended: 'failed' | 'passed'): string {
  const lines = testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(
      ({ status, failureMessages }) => status === ended && failureMessages.length > 0,
    );
    const problems = tests.map(
      ({ fullName, failureMessages: [first = ''] }) => `  ${fullName}\n    ${first.split('\n', 1)[0]}`,
    );
    if (message && ended === 'failed' && tests.length === 0) problems.push(`  ${message}`);
    return problems.length > 0 ? [relative(root, name), ...problems] : [];
  });
  return lines.map((line) => `${line}\n`).join('');
}

/** Runs a part of the tests and counts them. */
async function test(script: string): Promise<{ passed: boolean; report: VitestReport }> {
  const file = join(scratch, `${script.replace(':', '-')}.json`);
  const read = (): VitestReport => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    } catch {
      return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
    }
  };
  const options = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`];
  const passed = await run(script, options, () => errors(read(), 'failed'));
  const report = read();
  const unsteady = errors(report, 'passed');
  if (unsteady) console.log(`Passed only at the second try; find out why:\n${unsteady}`);
  return { passed, report };
}

const checks = await Promise.all([
  run('types'),
  run('lint').then(async (passed) => (await run('checks')) && passed),
]);
const suites = [await test('test:unit'), await test('test:e2e')];
rmSync(scratch, { recursive: true, force: true });

const count = (of: 'numPassedTests' | 'numFailedTests'): number =>
  suites.reduce((sum, { report }) => sum + report[of], 0);
console.log(`${count('numPassedTests')} passed, ${count('numFailedTests')} failed`);
const ran = suites.map(({ passed, report }) => passed && report.numPassedTests > 0);
process.exitCode = [...checks, ...ran].every(Boolean) ? 0 : 1;
