import { setImmediate } from 'node:timers/promises';
import { parseJson } from '#core/contract/wire.ts';

/** Largest body with files that is read, in bytes: several of 2 MB in base64 fit. */
export const maxBody = 12 * 1024 * 1024;

/** Largest body of a call that takes no file. */
export const maxPlainBody = 256 * 1024;

/** How many values a body may have: all lists of the longest form, full, are fewer. */
export const maxValues = 10_000;

/** Result of reading a body. */
export type Body = { value: unknown } | 'tooLarge' | 'malformed';

const [quote, backslash, comma, bracket, brace] = [...'"\\,[{'].map((it) => it.charCodeAt(0));

/**
 * Counts JSON values while the body streams in. Parsing and validating a million values blocks the event loop for seconds;
 * counting happens between chunks.
 */
function createCounter(): (chunk: Uint8Array) => number {
  let values = 1;
  let inText = false;
  let escaped = false;
  /** Goes on behind the end of a text, or behind the chunk where the text goes on in the next. */
  function endOfText(chunk: Uint8Array, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      if (escaped) {
        escaped = false;
        continue;
      }
      const end = chunk.indexOf(quote ?? 0, at);
      const escape = chunk.subarray(at, end < 0 ? undefined : end).indexOf(backslash ?? 0);
      if (escape >= 0) {
        at += escape;
        escaped = true;
      } else if (end >= 0) {
        inText = false;
        return end + 1;
      } else {
        break;
      }
    }
    return chunk.length;
  }
  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      if (inText) {
        at = endOfText(chunk, at);
        continue;
      }
      const byte = chunk[at];
      if (byte === quote) inText = true;
      else if (byte === comma || byte === bracket || byte === brace) values += 1;
      at += 1;
    }
    return values;
  };
}

/**
 * Reads a body as JSON, no further than the limit. Nothing at all is undefined; one with more values than a request
 * can have is as good as none.
 * @param onChunk gets the bytes as they arrive
 */
export async function readBody(
  request: Request,
  limit: number,
  onChunk?: (chunk: Uint8Array) => void,
): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'tooLarge';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const count = createCounter();
  const parts: string[] = [];
  let size = 0;
  let isTooMuch = false;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) return 'tooLarge';
      onChunk?.(chunk);
      isTooMuch ||= count(chunk) > maxValues;
      if (!isTooMuch) parts.push(decoder.decode(chunk, { stream: true }));
    }
    if (isTooMuch) return 'malformed';
    const text = parts.join('') + decoder.decode();
    // Others get their turn between reading and parsing what is large.
    if (size > maxPlainBody) await setImmediate();
    return { value: text === '' ? undefined : parseJson(text) };
  } catch {
    // Broken off by who sent it, not UTF-8, not JSON, or nested more deeply than can be read.
    return 'malformed';
  }
}
