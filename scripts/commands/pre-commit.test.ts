import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
let folder: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });

/** Stages files and tries to commit them. */
function commit(files: Readonly<Record<string, string>>): { status: number | null; output: string } {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    git('add', '--', name);
  }
  const { status, stdout, stderr } = spawnSync('git', ['commit', '-m', 'A step'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pre-commit-'));
  git('init', '--quiet');
  git('config', 'user.name', 'Someone');
  git('config', 'user.email', 'someone@cierzo.example');
  // Set up as in CONTRIBUTING.md, but with the hook of the project.
  git('config', 'core.hooksPath', join(root, '.githooks'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  writeFileSync(
    join(folder, 'eslint.config.js'),
    "export default [{ rules: { eqeqeq: 'error' }, files: ['**/*.js'] }];\n",
  );
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('accepts a commit of correct files and ignores unstaged ones', () => {
  writeFileSync(join(folder, 'later.json'), '{   }');
  expect(commit({ 'a folder/one.js': 'a === b;\n', 'notes.txt': '  x' })).toMatchObject({ status: 0 });
});

it('rejects an unformatted file and names it', () => {
  const { status, output } = commit({ 'two words.json': '{   }' });
  expect(status).not.toBe(0);
  expect(output).toContain('two words.json');
});

it('rejects a file that breaks a lint rule', () => {
  const { status, output } = commit({ 'two words.json': '{}\n', 'three.js': 'a == b;\n' });
  expect(status).not.toBe(0);
  expect(output).toContain('eqeqeq');
});

it('ignores deleted files', () => {
  git('reset', '--quiet', '--hard');
  git('rm', '--quiet', '--', 'a folder/one.js');
  expect(commit({})).toMatchObject({ status: 0 });
});
