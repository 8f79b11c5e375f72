import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, type LockHolder, lockPath, lockFolder } from './folder-lock.ts';
import { processStart } from '#generator/processes/process-start.ts';

let root: string;
let outDir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'andana-lock-'));
  outDir = join(root, 'out');
  mkdirSync(outDir);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a stale lock. */
function leaveLock(holder: Partial<LockHolder> | string): void {
  const file = lockPath(root, outDir);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof holder === 'string' ? holder : JSON.stringify({ token: 'x', ...holder }));
}

describe('the lock of an output folder', () => {
  it('is held until it is released, and leaves nothing in the folder that is served', () => {
    const unlock = lockFolder(root, outDir);
    expect(() => lockFolder(root, outDir)).toThrow(FolderInUseError);
    expect(readdirSync(outDir)).toEqual([]);
    unlock();
    expect(existsSync(lockPath(root, outDir))).toBe(false);
    lockFolder(root, outDir)();
  });

  it('is valid while its process lives', () => {
    leaveLock({ pid: process.ppid, started: processStart(process.ppid) });
    expect(() => lockFolder(root, outDir)).toThrow(`process ${process.ppid}`);
  });

  it.skipIf(processStart(process.pid) === '')(
    'is stale once its process id belongs to another process',
    () => {
      leaveLock({ pid: process.ppid, started: 'long ago' });
      lockFolder(root, outDir)();
      // As in a container, where each build has the same process id.
      leaveLock({ pid: process.pid, started: 'long ago' });
      lockFolder(root, outDir)();
    },
  );

  it.each([
    ['of a process that is gone', { pid: 999_999_999, started: '' }],
    ['that is cut off', '{"pid":'],
    ['that is empty', ''],
  ])('is stale if it is one %s', (_name, content) => {
    leaveLock(content);
    const unlock = lockFolder(root, outDir);
    expect(JSON.parse(readFileSync(lockPath(root, outDir), 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
    expect(readdirSync(dirname(lockPath(root, outDir)))).toEqual([]);
  });

  it('is not released twice: the one of a later build stays', () => {
    const unlock = lockFolder(root, outDir);
    rmSync(lockPath(root, outDir));
    const later = lockFolder(root, outDir);
    unlock();
    expect(existsSync(lockPath(root, outDir))).toBe(true);
    later();
  });
});
