import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files at a time: enough for the disk to write many at once. */
const atOnce = 32;

async function flushOne(path: string, isFolder: boolean): Promise<void> {
  const handle = await open(path, isFolder ? 'r' : 'r+');
  try {
    if (isFolder) await handle.sync();
    else await handle.datasync();
  } finally {
    await handle.close();
  }
}

/**
 * Has everything in a folder written to the disk, so that a power cut after it got its name leaves no file of it
 * empty. A file that has several names is written once: the system knows.
 * @param folder absolute
 */
export async function flushFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => ({
    path: join(entry.parentPath, entry.name),
    isFolder: entry.isDirectory(),
  }));
  paths.push({ path: folder, isFolder: true });
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < paths.length; at = next++) {
      const one = paths[at];
      // Windows does not let folders be opened, and needs it less.
      if (one && !(one.isFolder && process.platform === 'win32')) await flushOne(one.path, one.isFolder);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
