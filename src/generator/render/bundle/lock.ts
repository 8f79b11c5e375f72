import { reportText } from '#generator/diagnostics/report-text.ts';
import { UserError } from '#generator/diagnostics/user-error.ts';
import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** Another build is writing to the same folder. */
export class FolderInUse extends UserError {
  override name = 'FolderInUse';

  constructor(outDir: string, pid: number) {
    super(reportText('build.otherBuild', { pid, outDir }));
  }
}

/** Who holds a lock. */
export interface LockHolder {
  pid: number;
  /**
   * When that process was started, as the system says it; empty where it does not. Numbers of processes are given
   * again, in containers to nearly the same ones after each start: a number alone can be that of a stranger, and the
   * lock of a killed build would stay for ever.
   */
  started: string;
  /** Different for each lock, so that nobody removes that of another. */
  token: string;
}

/** When a process was started, in a form that no other process of that number has; empty where nobody says. */
export function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The name of the program, in parentheses, may itself have spaces and parentheses.
      const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return `${boot} ${fields.split(' ')[19] ?? ''}`;
    }
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Tokens of the locks that this process holds. */
const held = new Set<string>();

/**
 * The lock file of an output folder. It stands with what builds keep, not in the output folder or beside it, which
 * may be served.
 * @param root folder of the project
 */
export function lockFile(root: string, outDir: string): string {
  const name = createHash('sha256').update(realpathSync(outDir)).digest('hex').slice(0, 16);
  return join(root, '.cache', 'locks', name);
}

/**
 * Keeps other builds of this project out of the output folder until the returned function is called. The lock of a
 * process that is gone does not count.
 * @throws FolderInUse
 */
export function lockFolder(root: string, outDir: string): () => void {
  makeFolder(outDir);
  makeFolder(join(root, '.cache', 'locks'));
  const file = lockFile(root, outDir);
  const mine: LockHolder = { pid: process.pid, started: startOf(process.pid), token: randomUUID() };
  const draft = `${file}.${mine.token}`;
  // A link appears with its content: nobody can read half of it.
  writeFileSync(draft, JSON.stringify(mine));
  try {
    for (let isTaken = true; isTaken;) {
      try {
        linkSync(draft, file);
        isTaken = false;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        takeAway(file, outDir);
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
  held.add(mine.token);
  return () => {
    held.delete(mine.token);
    if (holderOf(file)?.token === mine.token) rmSync(file, { force: true });
  };
}

/** Removes a lock that nobody holds any more. */
function takeAway(file: string, outDir: string): void {
  const owner = holderOf(file);
  if (owner && isAlive(owner)) throw new FolderInUse(outDir, owner.pid);
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    // Another build was faster.
    return;
  }
  const taken = holderOf(aside);
  try {
    // Between reading and moving, another build may have put its own in the place.
    if (taken && isAlive(taken)) linkSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
}

function holderOf(file: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, started, token }: LockHolder): boolean {
  if (pid === process.pid) return held.has(token);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return started === '' || now === '' || started === now;
}
