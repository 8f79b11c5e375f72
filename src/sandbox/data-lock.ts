import { readFileSync, rmSync, writeFileSync } from 'node:fs';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Reads the process id in a lock file; undefined for a missing or unreadable file. */
function readProcessId(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Lock on the data of a running sandbox. */
export interface DataLock {
  /** Id of another process with the lock; may be a reused id after a crash. */
  other: number | undefined;
  release: () => void;
}

/**
 * Writes the process id into a lock file beside a database. The lock is advisory: SQLite serializes writes, but each
 * process has a clock and a sign-in throttle of its own.
 * @param path path of the lock file
 */
export function lockDataFolder(path: string): DataLock {
  const known = readProcessId(path);
  const other = known !== undefined && known !== process.pid && isRunning(known) ? known : undefined;
  // The first process keeps the lock.
  const isOurs = other === undefined;
  try {
    if (isOurs) writeFileSync(path, String(process.pid));
  } catch {
    // The database reports a full or read-only disk.
  }
  return {
    other,
    release: () => {
      if (isOurs && readProcessId(path) === process.pid) rmSync(path, { force: true });
    },
  };
}
