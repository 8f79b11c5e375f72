import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Version of a plugin of this project, by the hash of its source, so that ESLint's cache is invalidated when
 * a rule changes.
 */
export const sourceVersion = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
