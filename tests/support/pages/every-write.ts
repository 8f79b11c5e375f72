import { type Call } from '#core/contract/call.ts';
import { callList } from '#core/contract/calls/index.ts';
import { createCaller } from '#portal/data/server/client/call.ts';

/** All calls that write, which are the POST calls. */
export const writes: readonly Call[] = callList.filter(({ method }) => method === 'POST');

/** Makes every write like a page of a portal, and returns the result of each. */
export async function makeEveryWrite(
  base: string,
  sendsIdempotencyKeys: boolean,
): Promise<Record<string, string>> {
  const call = createCaller({
    base,
    sendsIdempotencyKeys,
    language: 'ca',
    token: () => 'a.b.c',
    report: () => undefined,
    leaving: () => new AbortController().signal,
  });
  const results: Record<string, string> = {};
  for (const write of writes) {
    const input = { params: { tipo: 'Empresa', id: 1 }, body: {} };
    const options = write.uploads && { onProgress: () => undefined };
    const result = await call(write, input as never, options);
    results[write.name] = result.ok ? 'ok' : 'code' in result ? String(result.code) : result.kind;
  }
  return results;
}

if (typeof window !== 'undefined') Object.assign(window, { makeEveryWrite });
