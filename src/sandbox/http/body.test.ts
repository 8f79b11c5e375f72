import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPlainBody, maxValues, readBody } from './body.ts';

/** A request whose body comes in parts of a length. */
function inParts(text: string, length: number): Request {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += length) controller.enqueue(bytes.slice(at, at + length));
      controller.close();
    },
  });
  return new Request('http://sandbox.example/', { method: 'POST', body, duplex: 'half' } as RequestInit);
}

const list = (count: number): string => `[${Array.from({ length: count }, () => '1').join(',')}]`;

describe('a body', () => {
  it('is the sent body, however it is split into chunks', async () => {
    const isSame = fc.asyncProperty(
      fc.object({ maxDepth: 3, values: [fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean()] }),
      fc.integer({ min: 1, max: 9 }),
      async (sent, length) => {
        expect(await readBody(inParts(JSON.stringify(sent), length), maxPlainBody)).toEqual({ value: sent });
      },
    );
    await fc.assert(isSame, { numRuns: 60 });
  });

  it('has no more values than any request can have', async () => {
    const most = list(maxValues - 1);
    expect(await readBody(inParts(most, 1000), maxPlainBody)).toEqual({ value: JSON.parse(most) });
    for (const length of [1, 7, maxPlainBody]) {
      expect(await readBody(inParts(list(maxValues), length), maxPlainBody)).toBe('malformed');
    }
  });

  it('may have any number of commas, brackets and quotes in its texts', async () => {
    const value = { texto: ',[{\\"'.repeat(maxValues) };
    for (const length of [1, 13, maxPlainBody]) {
      expect(await readBody(inParts(JSON.stringify(value), length), maxPlainBody)).toEqual({ value });
    }
  });

  it('is undefined if it is too large, invalid UTF-8 or invalid JSON', async () => {
    expect(await readBody(inParts('"abcdef"', 3), 5)).toBe('tooLarge');
    expect(await readBody(inParts('{"a":', 3), 50)).toBe('malformed');
    const latin = new Request('http://x/', { method: 'POST', body: Buffer.from('"\xe9"', 'latin1') });
    expect(await readBody(latin, 50)).toBe('malformed');
  });
});
