import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../tests/support/temp-brand.ts';

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const script = join(import.meta.dirname, 'new-brand.ts');
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
}

test('npm run new-brand says what it made and what to do next, and makes nothing twice', () => {
  const brandsDir = tempFolder({});
  const first = run('cierzo', '--brands-dir', brandsDir);
  expect(first.status).toBe(0);
  expect(first.stdout).toMatch(/cierzo\/brand\.yaml +\d+ to fill in/);
  expect(first.stdout).toContain(`npm run dev -- --brand cierzo --brands-dir ${brandsDir}`);
  const second = run('cierzo', '--brands-dir', brandsDir);
  expect(second).toMatchObject({ status: 1, stdout: '' });
  expect(second.stderr).toContain('exists already, and nothing in it is overwritten.');
});

test('npm run new-brand refuses a wrong id in words, and a missing one with its usage', () => {
  const refused = run('Mi Universidad', '--brands-dir', tempFolder({}));
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.stderr).toContain('For example: mi-universidad');
  expect(run().stderr).toContain('Usage: npm run new-brand -- ID [options]');
});
