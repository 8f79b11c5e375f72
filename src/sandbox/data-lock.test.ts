import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockDataFolder } from './data-lock.ts';

const inFolder = (): { folder: string; path: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'andana-data-'));
  return { folder, path: join(folder, 'meridia.pid') };
};

it('data of a running process are reported as in use, and stay locked', () => {
  const { folder, path } = inFolder();
  writeFileSync(path, String(process.ppid));
  const second = lockDataFolder(path);
  expect(second.other).toBe(process.ppid);
  second.release();
  expect(readdirSync(folder)).toEqual(['meridia.pid']);
});

it('data without a lock, or of a dead process, are locked and released', () => {
  for (const before of [undefined, '', '999999999']) {
    const { folder, path } = inFolder();
    if (before !== undefined) writeFileSync(path, before);
    const owner = lockDataFolder(path);
    expect(owner.other).toBeUndefined();
    owner.release();
    expect(readdirSync(folder)).toEqual([]);
  }
});
