import { createHash } from 'node:crypto';
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Size in bytes and hex sha256 of a file of the site. */
export interface FileFacts {
  size: number;
  sha256: string;
}

export function factsOf(content: string | Uint8Array): FileFacts {
  return {
    size: typeof content === 'string' ? Buffer.byteLength(content) : content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}

/**
 * Writes the files of one site and remembers what it wrote. Paths are relative to the site's folder, with forward
 * slashes. Synchronous, since a worker has nothing else to do meanwhile.
 */
export class SiteWriter {
  readonly folder: string;
  readonly files = new Map<string, FileFacts>();
  private readonly folders = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** @throws when the site has that file already: two addresses or assets would be one. */
  write(file: string, content: string | Uint8Array): void {
    writeFileSync(this.place(file, factsOf(content)), content);
  }

  /** Makes `file` the same file as one that was written before. */
  link(written: string, file: string): void {
    const facts = this.files.get(written);
    if (!facts) throw new Error(`${written} has not been written`);
    linkSync(join(this.folder, written), this.place(file, facts));
  }

  /** Copies a file from elsewhere; where the file system can share its blocks, it does. */
  copy(source: string, file: string, facts: FileFacts = factsOf(readFileSync(source))): void {
    copyFileSync(source, this.place(file, facts), constants.COPYFILE_FICLONE);
  }

  private place(file: string, facts: FileFacts): string {
    if (this.files.has(file)) throw new Error(`The site would have ${file} twice`);
    this.files.set(file, facts);
    const path = join(this.folder, file);
    const folder = dirname(path);
    if (!this.folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.folders.add(folder);
    }
    return path;
  }
}
