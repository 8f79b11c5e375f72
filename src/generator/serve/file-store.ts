import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { compress, type Encoding } from './encoding.ts';

/** A file's content at one moment. */
export interface ServedFile {
  content: Buffer;
  /** Weak, because every content coding of the file shares it. Depends on the content alone. */
  etag: string;
  modified: Date;
  /** The content in a coding; made once. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

export interface FileStore {
  /**
   * @param path absolute path of a regular file
   * @throws the error of the file system when the file cannot be read
   */
  read(path: string): Promise<ServedFile>;
}

function storedFile(content: Buffer, modified: Date): ServedFile {
  const byEncoding = new Map<Encoding, Promise<Buffer>>();
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return {
    content,
    etag: `W/"${hash}"`,
    modified,
    encoded(encoding) {
      const known = byEncoding.get(encoding);
      if (known) return known;
      const made = compress(content, encoding);
      byEncoding.set(encoding, made);
      return made;
    },
  };
}

/**
 * Reads files and keeps the latest used ones. They are known by what they are on disk, not by path: a rebuilt file
 * is read again, and hard links share one entry.
 * @param limit bytes of content to keep, compressed copies not counted
 */
export function createFileStore(limit = 64 * 1024 * 1024): FileStore {
  const kept = new Map<string, ServedFile>();
  let size = 0;

  function keep(identity: string, file: ServedFile): void {
    if (!kept.has(identity)) size += file.content.length;
    kept.delete(identity);
    kept.set(identity, file);
    for (const [oldest, { content }] of kept) {
      if (size <= limit) break;
      kept.delete(oldest);
      size -= content.length;
    }
  }

  return {
    async read(path) {
      await using handle = await open(path);
      const { dev, ino, size: bytes, mtimeNs, ctimeNs, mtime } = await handle.stat({ bigint: true });
      const identity = [dev, ino, bytes, mtimeNs, ctimeNs].join(':');
      const file = kept.get(identity) ?? storedFile(await handle.readFile(), mtime);
      keep(identity, file);
      return file;
    },
  };
}
