import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
// Commands that tests start load their code in a third of the time.
import './src/generator/processes/compiled-code.mjs';
import { LongestFirst } from './tests/support/longest-first.ts';

/** Looks at what the scenarios of all other files met. */
const coverage = 'tests/sandbox/coverage.test.ts';

/** Lets `npm test -- --changed` know what a file reached. */
const noteReached = 'tests/support/portal/record-reached-code.ts';

export default defineConfig({
  // How long each file took, for the order of the next run.
  cacheDir: '.cache/vitest',
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // Commands report in the language of the system.
          env: { LC_ALL: 'C' },
          include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, coverage],
          setupFiles: [noteReached],
          pool: 'threads',
          // Files share what they import: a test leaves nothing behind.
          isolate: false,
          maxWorkers: availableParallelism(),
          // Not 0: with a single worker those files would come after all groups.
          sequence: { groupOrder: 1 },
          // Commands that tests start take long on a busy machine; how fast they are is for the benchmarks.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'coverage',
          include: [coverage],
          pool: 'threads',
          sequence: { groupOrder: 2 },
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'e2e',
          env: { LC_ALL: 'C' },
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['tests/e2e/setup.ts'],
          setupFiles: [noteReached],
          pool: 'threads',
          // What tests share in a worker: the browser, what they import, what they have read.
          isolate: false,
          // More than there are processors, since tests also wait; each has a browser, so memory sets a limit.
          maxWorkers: Math.min(Math.ceil(availableParallelism() * 1.5), 8),
          // A browser on a loaded machine can stall for longer than any wait; `npm test` names what needed a second try.
          retry: 1,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Not a part of `npm test`: it needs the engines of hosts; see scripts/commands/test-hosts.ts.
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.hosts.ts'],
          globalSetup: ['tests/hosts/setup.ts'],
          pool: 'threads',
          maxWorkers: 1,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Not a part of `npm test`: it needs browsers of the system; see scripts/commands/test-browsers.ts.
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.browsers.ts'],
          globalSetup: ['tests/browsers/setup.ts'],
          pool: 'threads',
          maxWorkers: 1,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
