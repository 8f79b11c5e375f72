import { reportText } from '#generator/diagnostics/report-text.ts';
import { UserError } from '#generator/diagnostics/user-error.ts';
import { processStart } from '#generator/processes/process-start.ts';
import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** Another build is writing to the same folder. */
export class FolderInUseError extends UserError {
  override name = 'FolderInUseError';

  constructor(outDir: string, pid: number) {
    super(reportText('build.otherBuild', { pid, outDir }));
  }
}

/** The process that holds a lock. */
export interface LockHolder {
  pid: number;
  /**
   * Start time of the process in the notation of the system; empty where the system does not tell. Process ids are
   * reused, in containers after nearly every start: with the id alone, an unrelated process could keep the lock of a
   * killed build forever.
   */
  started: string;
  /** Unique per lock, so that no build removes the lock of another. */
  token: string;
}

/** Tokens of the locks held by this process. */
const heldTokens = new Set<string>();

/**
 * Path of the lock file of an output folder. It is in the cache folder, since the output folder and its parent may be
 * served.
 * @param root folder of the project
 */
export function lockPath(root: string, outDir: string): string {
  const name = createHash('sha256').update(realpathSync(outDir)).digest('hex').slice(0, 16);
  return join(root, '.cache', 'locks', name);
}

/**
 * Locks the output folder against other builds of this project until the returned function is called. The lock of a
 * dead process is ignored.
 * @throws FolderInUseError
 */
export function lockFolder(root: string, outDir: string): () => void {
  makeFolder(outDir);
  makeFolder(join(root, '.cache', 'locks'));
  const file = lockPath(root, outDir);
  const holder: LockHolder = { pid: process.pid, started: processStart(process.pid), token: randomUUID() };
  const draft = `${file}.${holder.token}`;
  // A link appears together with its content: no process can read a partial file.
  writeFileSync(draft, JSON.stringify(holder));
  try {
    while (!createLink(draft, file)) removeStaleLock(file, outDir);
  } finally {
    rmSync(draft, { force: true });
  }
  heldTokens.add(holder.token);
  return () => {
    heldTokens.delete(holder.token);
    if (holderOf(file)?.token === holder.token) rmSync(file, { force: true });
  };
}

/** Links a file to a new name; returns whether the name was free. */
function createLink(existing: string, name: string): boolean {
  try {
    linkSync(existing, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes the lock of a dead process, and leaves a lock that another build has replaced meanwhile.
 * @throws FolderInUseError where the holder is alive
 */
function removeStaleLock(file: string, outDir: string): void {
  const owner = holderOf(file);
  if (owner && isAlive(owner)) throw new FolderInUseError(outDir, owner.pid);
  const moved = `${file}.${randomUUID()}`;
  try {
    renameSync(file, moved);
  } catch {
    // Another build was faster.
    return;
  }
  const movedHolder = holderOf(moved);
  try {
    // Between reading and moving, another build may have created its own lock.
    if (movedHolder && isAlive(movedHolder)) linkSync(moved, file);
  } finally {
    rmSync(moved, { force: true });
  }
}

/** Reads the holder of a lock file; `undefined` if the file is gone. */
function holderOf(file: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

/** Whether the process that holds a lock is running, by its id and start time. */
function isAlive({ pid, started, token }: LockHolder): boolean {
  if (pid === process.pid) return heldTokens.has(token);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const currentStart = processStart(pid);
  return started === '' || currentStart === '' || started === currentStart;
}
