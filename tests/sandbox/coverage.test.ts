import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { callList } from '../../src/core/contract/calls/index.ts';
import { errorCodes } from '../../src/core/contract/error-codes.ts';
import { coverageEnvironment, coverageFolder, readRecord } from '../support/sandbox/scenario-coverage.ts';

/** Codes that no server sends: the client's own, for a response that never arrived. */
const clientCodes = [500];

const root = join(import.meta.dirname, '../..');
const sources = import.meta.glob<string>('./*.test.ts', { query: '?raw', import: 'default', eager: true });
const scenarioFiles = Object.entries(sources)
  .filter(([, source]) => /start\w*Sandbox\(/.test(source))
  .map(([path]) => basename(path))
  .filter((file) => file !== 'coverage.test.ts');

/** Runs the scenarios missing from this run, e.g. when this file runs alone. */
async function runMissing(): Promise<void> {
  const missing = scenarioFiles.filter((file) => readRecord(file) === undefined);
  if (missing.length === 0) return;
  const files = missing.map((file) => `tests/sandbox/${file}`);
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...files],
    { cwd: root, env: { ...process.env, ...coverageEnvironment }, stdio: 'ignore' },
  );
  await once(child, 'exit');
}

/** Pairs of call and status that scenarios produced, as `call status`. */
const met = new Set<string>();

beforeAll(async () => {
  await runMissing();
  for (const file of scenarioFiles) for (const line of readRecord(file) ?? []) met.add(line);
  return () => rmSync(coverageFolder, { recursive: true, force: true });
}, 600_000);

describe('the scenarios', () => {
  it('show a success of every call', () => {
    const without = callList.map(({ name }) => name).filter((name) => !met.has(`${name} 0`));
    expect(without).toEqual([]);
  });

  it('produce every code of the catalogue by its real condition', () => {
    const codes = new Set([...met].map((line) => Number(line.split(' ')[1])));
    const without = errorCodes.filter((code) => !clientCodes.includes(code) && !codes.has(code));
    expect(without).toEqual([]);
  });
});
