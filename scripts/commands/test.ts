/*
 * Runs everything that must pass before a commit: types, lint and checks in parallel, then unit tests, then
 * end-to-end tests. `--changed` runs only test files whose dependencies changed; `--shard` one of several
 * equal parts; `--strict` fails on tests that pass only on a retry; `--times` records the duration of each
 * file for other machines; `--full` covers every page of every brand; `--browser system` uses the system
 * browser instead of the packaged one.
 */

import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeTimes } from '../../tests/support/times.ts';
import { readArgumentsWith, readChoice, UsageError } from '../cli/arguments.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import type { Argument, Command } from '../cli/usage.ts';
import { fail } from '../cli/failure.ts';
import { addGreenFile, readGreenFiles, writeGreenFiles } from '../test-selection/green-files.ts';
import { ProjectInputs } from '../test-selection/inputs.ts';
import { countProcessorTime } from '../test-selection/processor-time.ts';
import {
  inputsBySuite,
  type FileSelection,
  selectFiles,
  type SuiteName,
  testFiles,
} from '../test-selection/select-files.ts';
import { readShard, type Shard, shareOut } from '../test-selection/shards.ts';
import {
  greenFiles,
  listErrors,
  readReport,
  secondsOf,
  unexcused,
  type VitestReport,
} from '../test-selection/vitest-report.ts';

const command = {
  name: 'test',
  summary: {
    en: 'Runs types, lint, checks, unit and end-to-end tests.',
    es: 'Pasa tipos, lint, comprobaciones, pruebas unitarias y de extremo a extremo.',
    ca: 'Passa tipus, lint, comprovacions, proves unitàries i d’extrem a extrem.',
  },
  exits: { 1: { en: 'something failed', es: 'algo ha fallado', ca: 'alguna cosa ha fallat' } },
  options: {
    changed: {
      type: 'boolean',
      help: {
        en: 'run only test files of which something has changed that they depend on',
        es: 'pasa solo las pruebas en las que ha cambiado algo de lo que dependen',
        ca: 'passa només les proves en què ha canviat alguna cosa de la qual depenen',
      },
    },
    list: {
      type: 'boolean',
      help: {
        en: 'with --changed: run nothing, list the test files that would',
        es: 'con --changed: no pasa nada, hace la lista de las pruebas que pasaría',
        ca: 'amb --changed: no passa res, fa la llista de les proves que passaria',
      },
    },
    shard: {
      type: 'string',
      value: { en: 'PART', es: 'PARTE', ca: 'PART' },
      help: {
        en: 'only one of several parts that take equally long, such as 1/4',
        es: 'solo una de varias partes que tardan lo mismo, como 1/4',
        ca: 'només una de diverses parts que triguen igual, com 1/4',
      },
    },
    strict: {
      type: 'boolean',
      help: {
        en: 'a test that passes only at its second try has failed',
        es: 'una prueba que solo pasa a la segunda ha fallado',
        ca: 'una prova que només passa a la segona ha fallat',
      },
    },
    times: {
      type: 'boolean',
      help: {
        en: 'keep how long each test file took in tests/times.json',
        es: 'guarda en tests/times.json lo que ha tardado cada fichero de pruebas',
        ca: 'desa a tests/times.json el que ha trigat cada fitxer de proves',
      },
    },
    full: {
      ...sharedOptions.full,
      help: {
        en: 'every page of every brand, and any two switches together',
        es: 'todas las páginas de todas las marcas, y los interruptores de dos en dos',
        ca: 'totes les pàgines de totes les marques, i els interruptors de dos en dos',
      },
    },
    browser: {
      type: 'string',
      value: { en: 'WHICH', es: 'CUÁL', ca: 'QUIN' },
      help: {
        en: 'packaged for the one that comes with the packages, system for that of the system (packaged)',
        es: 'packaged para el que viene con los paquetes, system para el del sistema (packaged)',
        ca: 'packaged per al que ve amb els paquets, system per al del sistema (packaged)',
      },
    },
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');
const started = performance.now();
const processorTime = countProcessorTime();
const record = join(root, '.cache', 'tests', 'green.json');

const ref: Argument = {
  value: { en: 'REF', es: 'REF', ca: 'REF' },
  help: {
    en: 'with --changed: only a green run of this commit, branch or tag counts',
    es: 'con --changed: solo cuenta una pasada sin fallos de este commit, rama o etiqueta',
    ca: 'amb --changed: només compta una passada sense errors d’aquest commit, branca o etiqueta',
  },
  isOptional: true,
};

interface TestOptions {
  isFull: boolean;
  browser: string;
  isChangedOnly: boolean;
  /** Commit whose green run counts. */
  commit: string | undefined;
  isListOnly: boolean;
  shard: Shard | undefined;
  isStrict: boolean;
  keepsTimes: boolean;
}

function readOptions(): TestOptions {
  const { argument, values } = readArgumentsWith(ref, command);
  const { changed = false, list = false, full = false } = values;
  if (argument && !changed) throw new UsageError(onlyWithChanged(argument));
  if (list && !changed) throw new UsageError(onlyWithChanged('--list'));
  return {
    isFull: full,
    browser: readChoice('browser', ['packaged', 'system'], values.browser),
    isChangedOnly: changed,
    commit: argument ? commitOf(argument) : undefined,
    isListOnly: list,
    shard: readShard(values.shard),
    isStrict: values.strict ?? false,
    keepsTimes: values.times ?? false,
  };
}

const onlyWithChanged = (typed: string): ReportText => ({
  en: `${typed} goes with --changed.`,
  es: `${typed} va con --changed.`,
  ca: `${typed} va amb --changed.`,
});

/** @throws {UsageError} if git does not know the commit */
function commitOf(name: string): string {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    throw new UsageError({
      en: `Git knows no commit, branch or tag "${name}".`,
      es: `Git no conoce ningún commit, rama o etiqueta «${name}».`,
      ca: `Git no coneix cap commit, branca o etiqueta «${name}».`,
    });
  }
}

const testOptions = ((): TestOptions => {
  try {
    return readOptions();
  } catch (error) {
    fail(error);
    process.exit(1);
  }
})();

/** Temporary folder for reports, tests and browsers, deleted at the end. */
const scratch = mkdtempSync(join(tmpdir(), 'andana-test-'));
const environment = {
  TMPDIR: scratch,
  TEST_BROWSER: testOptions.browser,
  ...(testOptions.isFull && { FULL: '1' }),
};

/**
 * Runs an npm script and prints its output at the end, so that two can run in parallel.
 * @param summary printed before the output of a failed script
 */
function run(script: string, options: string[] = [], summary = () => ''): Promise<boolean> {
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

interface SuiteRun {
  hasPassed: boolean;
  report: VitestReport;
}

/** Runs a test suite and counts its tests. */
async function runSuite(suite: SuiteName, files: readonly string[]): Promise<SuiteRun> {
  const script = `test:${suite}`;
  const path = join(scratch, `${suite}.json`);
  if (files.length === 0) return { hasPassed: true, report: readReport(path) };
  const options = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${path}`];
  const isPart = files.length < testFiles(root, suite).length;
  const hasPassed = await run(script, [...options, ...(isPart ? files : [])], () =>
    listErrors(root, readReport(path), 'failed'),
  );
  const report = readReport(path);
  const unsteady = listErrors(root, report, 'passed');
  if (unsteady) console.log(`Passed only at the second try; find out why:\n${unsteady}`);
  const isSteady = !testOptions.isStrict || unexcused(root, report).length === 0;
  if (!isSteady)
    console.log('With --strict this fails; tests/unsteady.json can name a test, with cause and date.');
  return { hasPassed: hasPassed && isSteady && report.numPassedTests > 0, report };
}

/** Prints which test files are skipped, and why the others run. */
function printSelection(suite: SuiteName, { files, known, reasons }: FileSelection): void {
  const tests = [...known.values()].reduce((sum, file) => sum + file.tests, 0);
  console.log(`${suite}: ${known.size} files (${tests} tests) are as in a green run; ${files.length} run`);
  const sorted = [...reasons].sort(([, a], [, b]) => b - a);
  for (const [reason, count] of sorted.slice(0, 8)) console.log(`  ${count} for ${reason}`);
  if (sorted.length > 8) console.log(`  and ${sorted.length - 8} reasons more`);
}

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

const describeRun = (browser: string): ProjectInputs =>
  new ProjectInputs(root, JSON.stringify([process.version, browser, testOptions.isFull]));

/** Records which files passed, unless the project changed meanwhile. */
function recordGreenFiles(
  before: ProjectInputs,
  after: ProjectInputs,
  outDir: string,
  runs: Record<SuiteName, SuiteRun>,
): void {
  if (after.all !== before.all) {
    console.log('Files were changed while the tests ran: no green run is noted.');
    return;
  }
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const green = readGreenFiles(record);
  const inputs = inputsBySuite(root, before, outDir);
  for (const suite of ['unit', 'e2e'] as const)
    for (const [file, tests] of greenFiles(root, runs[suite].report)) {
      const known = inputs[suite](file);
      if (known) addGreenFile(green, file, { commit, tests, inputs: known });
    }
  writeGreenFiles(record, green);
}

async function main(): Promise<void> {
  const files = { unit: testFiles(root, 'unit'), e2e: testFiles(root, 'e2e') };
  const browser = await browserVersion();
  const project = describeRun(browser);
  const outDir = join(root, '.cache', 'e2e');
  if (testOptions.isChangedOnly) {
    const { buildProjectBundles } = await import('../../tests/support/build/project-bundles.ts');
    await buildProjectBundles();
    const green = readGreenFiles(record);
    const inputs = inputsBySuite(root, project, outDir);
    for (const suite of ['unit', 'e2e'] as const) {
      const selection = selectFiles(files[suite], green, inputs[suite], testOptions.commit);
      printSelection(suite, selection);
      files[suite] = selection.files;
      if (testOptions.isListOnly) for (const file of selection.files) console.log(file);
    }
    if (testOptions.isListOnly) return;
  }
  const { hasChecks, ...part } = shareOut(root, files, testOptions.shard);
  const checks = hasChecks
    ? await Promise.all([run('types'), run('lint').then(async (passed) => (await run('checks')) && passed)])
    : [];
  const unit = await runSuite('unit', part.unit);
  const e2e = await runSuite('e2e', part.e2e);
  if (existsSync(outDir)) recordGreenFiles(project, describeRun(browser), outDir, { unit, e2e });

  if (testOptions.keepsTimes)
    writeTimes(root, new Map([...secondsOf(root, unit.report), ...secondsOf(root, e2e.report)]));

  const count = (key: 'numPassedTests' | 'numFailedTests'): number => unit.report[key] + e2e.report[key];
  const minutes = (seconds: number): string => `${(seconds / 60).toFixed(1)} min`;
  const used = processorTime();
  console.log(
    `${minutes((performance.now() - started) / 1000)}${used === undefined ? '' : `, processor ${minutes(used)}`}`,
  );
  console.log(`${count('numPassedTests')} passed, ${count('numFailedTests')} failed`);
  process.exitCode = [...checks, unit.hasPassed, e2e.hasPassed].every(Boolean) ? 0 : 1;
}

try {
  await main();
} finally {
  processorTime();
  rmSync(scratch, { recursive: true, force: true });
}
