import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Number of files flushed concurrently: enough for the disk to batch writes. */
const concurrency = 32;

async function flushOne(path: string, isFolder: boolean): Promise<void> {
  const handle = await open(path, isFolder ? 'r' : 'r+');
  try {
    await handle.chmod(isFolder ? 0o755 : 0o644);
    if (isFolder) await handle.sync();
    else await handle.datasync();
  } finally {
    await handle.close();
  }
}

/**
 * Flushes everything in a folder to disk, so that no file is empty if the power fails after the folder is renamed. A
 * file with several hard links is written once, by the operating system. Everything becomes readable for every user,
 * whatever the umask of the build: servers run under other users.
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
  const flushNext = async (): Promise<void> => {
    for (let index = next++; index < paths.length; index = next++) {
      const entry = paths[index];
      // Windows cannot open folders, and needs the flush less.
      if (entry && !(entry.isFolder && process.platform === 'win32'))
        await flushOne(entry.path, entry.isFolder);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, flushNext));
}
