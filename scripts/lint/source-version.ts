import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A version for a plugin of our own: the cache of ESLint looks at all files again when a rule has changed. */
export const sourceVersion = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
