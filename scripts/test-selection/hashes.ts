import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** Short hash for comparing inputs of tests. */
export const hashOf = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** @returns `missing` where there is no file */
export const hashOfFile = (path: string): string =>
  existsSync(path) ? hashOf(readFileSync(path)) : 'missing';
