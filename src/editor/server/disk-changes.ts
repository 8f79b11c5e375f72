import { setTimeout as pause } from 'node:timers/promises';
import { folderSignature } from './brand-folder.ts';

/** How often the folder is looked at, and how long at most for one answer, in milliseconds. */
const [interval, longest] = [250, 20_000];

/**
 * Waits until the files of a brand differ from those that were seen.
 * @param seen an earlier answer; null for none, which is answered at once
 */
export async function changedFolder(folder: string, seen: string | null): Promise<string> {
  const end = Date.now() + longest;
  for (;;) {
    const signature = folderSignature(folder);
    if (signature !== seen || Date.now() > end) return signature;
    await pause(interval, undefined, { ref: false });
  }
}
