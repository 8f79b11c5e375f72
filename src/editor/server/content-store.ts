import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readCachedFile, writeCachedFile } from '#generator/brands/files/cached-file.ts';

/** Contents of files by their hash, on the disk. */
export class ContentStore {
  readonly #folder: string;

  /** @param folder absolute */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** @returns the SHA-256 of the content, in hexadecimal */
  put(content: Uint8Array): string {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const file = join(this.#folder, sha256);
    if (!existsSync(file) || !readCachedFile(file)) writeCachedFile(file, content);
    return sha256;
  }

  /** @throws if the content is missing or damaged */
  get(sha256: string): Uint8Array {
    const content = readCachedFile(join(this.#folder, sha256));
    if (!content) throw new Error(`The content ${sha256} of ${this.#folder} is missing or damaged`);
    return content;
  }
}
