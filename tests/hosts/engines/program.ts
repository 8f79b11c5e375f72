import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of system programs, including those outside of an ordinary user's PATH. */
const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Path of a program of the system; undefined where it is not installed. */
export function programPath(name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find(existsSync);
}
