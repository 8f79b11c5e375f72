import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { compress, type ContentCoding } from './content-coding.ts';

/** A file's content at one moment. */
export interface ServedFile {
  content: Buffer;
  /** Weak, because all content codings of the file share it. Depends on the content alone. */
  etag: string;
  modified: Date;
  /** Returns the content in a coding; compressed once. */
  encoded(encoding: ContentCoding): Promise<Buffer>;
}

export interface FileStore {
  /**
   * @param path absolute path of a regular file
   * @throws the error of the file system when the file cannot be read
   */
  read(path: string): Promise<ServedFile>;
}

function storedFile(content: Buffer, modified: Date): ServedFile {
  const byEncoding = new Map<ContentCoding, Promise<Buffer>>();
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return {
    content,
    etag: `W/"${hash}"`,
    modified,
    encoded(encoding) {
      const cached = byEncoding.get(encoding);
      if (cached) return cached;
      const compressed = compress(content, encoding);
      byEncoding.set(encoding, compressed);
      return compressed;
    },
  };
}

/**
 * Creates a reader with a least-recently-used cache. Entries are keyed by the file's identity on disk, not by path: a
 * rebuilt file is read again, and hard links share one entry.
 * @param limit bytes of content to cache, compressed copies not counted
 */
export function createFileStore(limit = 64 * 1024 * 1024): FileStore {
  const cache = new Map<string, ServedFile>();
  let size = 0;

  function store(identity: string, file: ServedFile): void {
    if (!cache.has(identity)) size += file.content.length;
    cache.delete(identity);
    cache.set(identity, file);
    for (const [oldest, { content }] of cache) {
      if (size <= limit) break;
      cache.delete(oldest);
      size -= content.length;
    }
  }

  return {
    async read(path) {
      await using handle = await open(path);
      const { dev, ino, size: bytes, mtimeNs, ctimeNs, mtime } = await handle.stat({ bigint: true });
      const identity = [dev, ino, bytes, mtimeNs, ctimeNs].join(':');
      const file = cache.get(identity) ?? storedFile(await handle.readFile(), mtime);
      store(identity, file);
      return file;
    },
  };
}
