import { createHash } from 'node:crypto';
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Size in bytes and hex sha256 of a file. */
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
 * Writes the files of one site and records them. Paths are relative to the site's folder, with forward slashes.
 * Synchronous, since a worker has nothing else to do meanwhile.
 */
export class SiteWriter {
  readonly folder: string;
  readonly files = new Map<string, FileFacts>();
  private readonly folders = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** @throws if the site already has the file: two addresses or assets collide */
  write(file: string, content: string | Uint8Array): FileFacts {
    const facts = factsOf(content);
    writeFileSync(this.register(file, facts), content);
    return facts;
  }

  /**
   * Hard-links a file of the published bundle, which nothing writes to.
   * @param source absolute path on the same file system
   */
  adopt(source: string, file: string, { size, sha256 }: FileFacts): FileFacts {
    const facts = { size, sha256 };
    linkSync(source, this.register(file, facts));
    return facts;
  }

  /** Hard-links `file` to a file written before. */
  link(written: string, file: string): void {
    const facts = this.files.get(written);
    if (!facts) throw new Error(`${written} has not been written`);
    linkSync(join(this.folder, written), this.register(file, facts));
  }

  /** Copies a file from elsewhere, as a copy-on-write clone where the file system supports it. */
  copy(source: string, file: string, facts: FileFacts = factsOf(readFileSync(source))): void {
    copyFileSync(source, this.register(file, facts), constants.COPYFILE_FICLONE);
  }

  private register(file: string, facts: FileFacts): string {
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
