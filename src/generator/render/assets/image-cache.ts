import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCachedFile, writeCachedFile } from '#generator/brands/files/cached-file.ts';

/** Cache folder of image outputs, by the lock file: another version of a package may produce other bytes. */
export function imageCacheFolder(root: string, cacheDir: string): string {
  const packages = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return join(cacheDir, 'images', packages.digest('hex').slice(0, 16));
}

/** Image outputs cached between builds: the same source and recipe give the same bytes. */
export class ImageCache {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Reads an output from the cache, or makes and stores it; a damaged one is made again.
   * @param sha256 hash of the source
   * @param recipe identifies everything else that affects the output
   */
  async get(sha256: string, recipe: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const key = createHash('sha256').update(`${sha256} ${recipe}`).digest('hex').slice(0, 32);
    const file = join(this.folder, key);
    const cached = readCachedFile(file);
    if (cached) return cached;
    const content = await make();
    writeCachedFile(file, content);
    return content;
  }
}
