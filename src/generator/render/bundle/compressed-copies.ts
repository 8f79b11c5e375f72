import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentType, isCompressible, worthCompressing } from '#generator/hosting/content-types.ts';
import type { SiteWriter } from './site-writer.ts';

const codings = {
  br: (content: Buffer) =>
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content: Buffer) => gzipSync(content, { level: 9 }),
};

/**
 * Puts `.br` and `.gz` beside every file of text that is worth it, for servers that send such copies. Files that are the
 * same have the same copies.
 */
export function addCompressedCopies(site: SiteWriter): void {
  const made = new Map<string, string>();
  const text = [...site.files].filter(
    ([file, { size }]) => size >= worthCompressing && isCompressible(contentType(file)),
  );
  for (const [file, { sha256 }] of text) {
    const same = made.get(sha256);
    made.set(sha256, same ?? file);
    const content = same === undefined ? readFileSync(join(site.folder, file)) : undefined;
    for (const [ending, compress] of Object.entries(codings)) {
      if (content) site.write(`${file}.${ending}`, compress(content));
      else site.link(`${same}.${ending}`, `${file}.${ending}`);
    }
  }
}
