import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Looks at the pages of all brands with axe, and keeps for the accessibility statements when that was and at how much it
 * looked; with `--full` at every page of every brand. Where there is a barrier it says so, and keeps what was known before.
 */
const { full } = parseArgs({ options: { full: { type: 'boolean', default: false } } }).values;
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'e2e', 'tests/e2e/quality.e2e.ts'], {
  cwd: resolve(import.meta.dirname, '..'),
  env: { ...process.env, KEEP_AUDIT: '1', ...(full ? { FULL: '1' } : {}) },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
