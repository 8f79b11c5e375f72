import { parseJson } from '#api/wire.ts';

/** Largest body that is read, in bytes: several files of 2 MB in base64 fit. */
export const maxBody = 12 * 1024 * 1024;

/** What a body turned out to be. */
export type Body = { value: unknown } | 'tooLarge' | 'malformed';

/** Reads a body as JSON, no further than the limit. Nothing at all is undefined. */
export async function readBody(request: Request): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBody) return 'tooLarge';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBody) return 'tooLarge';
      chunks.push(chunk);
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return { value: text === '' ? undefined : parseJson(text) };
  } catch {
    // Broken off by who sent it, not UTF-8, not JSON, or nested more deeply than can be read.
    return 'malformed';
  }
}
