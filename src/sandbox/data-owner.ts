import { readFileSync, rmSync, writeFileSync } from 'node:fs';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of somebody else, but there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that a file names; undefined where there is none, or nothing that can be read. */
function ownerIn(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Whose the data of a sandbox are while it runs. */
export interface DataOwner {
  /** Another process that uses the data as well, or did when it ended without a word and its number was given again. */
  other: number | undefined;
  release: () => void;
}

/**
 * Notes beside a database that this process uses it. Two may: SQLite keeps their writes apart, but each has a clock and
 * counts wrong passwords of its own.
 * @param path of the file that names the process
 */
export function claimData(path: string): DataOwner {
  const known = ownerIn(path);
  const other = known !== undefined && known !== process.pid && isRunning(known) ? known : undefined;
  // Who came first stays the owner.
  const isOurs = other === undefined;
  try {
    if (isOurs) writeFileSync(path, String(process.pid));
  } catch {
    // A full or read-only disk is told of by the database.
  }
  return {
    other,
    release: () => {
      if (isOurs && ownerIn(path) === process.pid) rmSync(path, { force: true });
    },
  };
}
