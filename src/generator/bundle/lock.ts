import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another build is writing to the same folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';

  constructor(outDir: string, pid: number) {
    super(
      `Another build (process ${pid}) is writing to ${outDir}. Wait until it is done, or choose another folder with --out.`,
    );
  }
}

/**
 * Keeps other builds out of the output folder until the returned function is called. The lock of a process that is
 * gone does not count.
 * @throws FolderInUse
 */
export function lockFolder(outDir: string): () => void {
  mkdirSync(outDir, { recursive: true });
  const file = join(outDir, '.lock');
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner !== process.pid && isRunning(owner)) throw new FolderInUse(outDir, owner);
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
