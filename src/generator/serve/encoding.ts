import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Supported content codings, best compression first. */
const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

const compressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  // The highest quality takes seconds for a large file; 5 is close in size and takes about as long as gzip.
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content) => promisify(gzip)(content),
};

export function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  return compressors[encoding](content);
}

/** Chooses the best coding that an `Accept-Encoding` header value allows; undefined without the header. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((it) => it.trim().toLowerCase());
      const weight = parameters.find((it) => it.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  return encodings.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}
