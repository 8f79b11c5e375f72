import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Supported content codings (RFC 9110, 8.4.1), best compression first. */
const codings = ['br', 'gzip'] as const;

export type ContentCoding = (typeof codings)[number];

const compressors: Record<ContentCoding, (content: Buffer) => Promise<Buffer>> = {
  // The highest quality takes seconds for a large file; 5 is close in size and takes about as long as gzip.
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content) => promisify(gzip)(content),
};

/** Compresses a response body. */
export function compress(content: Buffer, coding: ContentCoding): Promise<Buffer> {
  return compressors[coding](content);
}

/**
 * Chooses the first supported coding that an `Accept-Encoding` header accepts; `undefined` for an uncompressed response.
 * Of its weights (`gzip;q=0.5`) only 0 counts, which refuses a coding; `*` stands for codings that are not listed.
 */
export function acceptedCoding(header: string | undefined): ContentCoding | undefined {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
      return [name, Number(weight ?? 1)] as const;
    }),
  );
  return codings.find((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0);
}
