import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Everything that must hold before a change is kept: types and lint side by side, then unit tests, then end to end.
 * With `--full` the end-to-end tests cover every page of every brand.
 */
const root = resolve(import.meta.dirname, '..');
const full = process.argv.includes('--full');
const reports = mkdtempSync(join(tmpdir(), 'andana-test-'));

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

/** Runs an npm script; its output is shown when it has ended, so that two can run at a time. */
function run(script: string, ...options: string[]): Promise<boolean> {
  return new Promise((done) => {
    const start = performance.now();
    const child = spawn('npm', ['run', '--silent', script, '--', ...options], {
      cwd: root,
      env: { ...process.env, ...(full ? { FULL: '1' } : {}) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${script} (${seconds} s)`);
      if (code !== 0) console.log(Buffer.concat(output).toString());
      done(code === 0);
    });
  });
}

/** Runs a part of the tests and counts them. */
async function test(script: string): Promise<VitestReport & { passed: boolean }> {
  const file = join(reports, `${script.replace(':', '-')}.json`);
  const passed = await run(script, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
  try {
    return { ...(JSON.parse(readFileSync(file, 'utf8')) as VitestReport), passed };
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, passed: false };
  }
}

const checks = await Promise.all([run('types'), run('lint')]);
const suites = [await test('test:unit'), await test('test:e2e')];
rmSync(reports, { recursive: true, force: true });

const passed = suites.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
const failed = suites.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = [...checks, ...suites.map((suite) => suite.passed && suite.numPassedTests > 0)].every(
  Boolean,
)
  ? 0
  : 1;
