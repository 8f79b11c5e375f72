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
 * Adds `.br` and `.gz` copies next to every text file large enough to benefit, for servers that send such copies.
 * Identical files share their copies.
 */
export function addCompressedCopies(site: SiteWriter): void {
  const firstByHash = new Map<string, string>();
  const compressible = [...site.files].filter(
    ([file, { size }]) => size >= worthCompressing && isCompressible(contentType(file)),
  );
  for (const [file, { sha256 }] of compressible) {
    const original = firstByHash.get(sha256);
    firstByHash.set(sha256, original ?? file);
    const content = original === undefined ? readFileSync(join(site.folder, file)) : undefined;
    for (const [ending, compress] of Object.entries(codings)) {
      if (content) site.write(`${file}.${ending}`, compress(content));
      else site.link(`${original}.${ending}`, `${file}.${ending}`);
    }
  }
}
