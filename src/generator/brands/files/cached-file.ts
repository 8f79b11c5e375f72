import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

const digestOf = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();

/** Bytes of the digest in front of the content. */
const digestLength = 32;

/** Reads a cached file; `undefined` if it is missing, cut off or altered. */
export function readCachedFile(file: string): Uint8Array | undefined {
  try {
    const stored = readFileSync(file);
    const content = stored.subarray(digestLength);
    return digestOf(content).equals(stored.subarray(0, digestLength)) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a file with the digest of its content, flushed to disk before it replaces an earlier one. */
export function writeCachedFile(file: string, content: Uint8Array): void {
  const temporary = `${file}.${process.pid}.${threadId}`;
  writeFileSync(temporary, Buffer.concat([digestOf(content), content]), { flush: true });
  renameSync(temporary, file);
}
