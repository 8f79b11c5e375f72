import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { goodBrandsDir } from '../../tests/support/build/fixture-brands.ts';

const folder = mkdtempSync(join(tmpdir(), 'andana-out-'));
const file = join(folder, 'file');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));

const run = (script: string, ...args: string[]): Promise<{ code: number; stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, script), ...args], (error, _stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stderr });
    });
  });

const brands = ['--brands-dir', goodBrandsDir];

/** Even root cannot write here. */
describe('an unusable folder', () => {
  it.each([
    ['an output folder that is a file', 'build.ts', [...brands, '--out', file], 'a file stands'],
    ['an output folder below a file', 'build.ts', [...brands, '--out', join(file, 'x')], 'a file stands'],
    ['a name that is too long', 'build.ts', [...brands, '--out', join(folder, 'x'.repeat(300))], 'too long'],
    ['a brands folder that is a file', 'check.ts', ['--brands-dir', file], 'There are no brands'],
    [
      'data of the sandbox below a file',
      'sandbox.ts',
      [...brands, '--port', '4499', '--data', join(file, 'x')],
      'a file stands',
    ],
    ...(process.platform === 'linux'
      ? [
          [
            'an output folder that nobody can make',
            'build.ts',
            [...brands, '--out', '/proc/x/y'],
            'does not exist',
          ] as const,
        ]
      : []),
  ] as const)('ends the command with 1 and one sentence: %s', async (_name, script, args, says) => {
    const { code, stderr } = await run(script, ...args);
    expect(stderr).toContain(says);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });
});
