import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where programs of the system are, also those that are not in the path of an ordinary user. */
const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Path of a program of the system; nothing where it is not installed. */
export function programPath(name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find(existsSync);
}
