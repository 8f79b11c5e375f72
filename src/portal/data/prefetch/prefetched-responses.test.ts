import { describe, expect, it } from 'vitest';
import { dameEventos } from '#core/contract/calls/events.ts';
import { readingHeaders } from '#portal/data/server/client/headers.ts';
import { createCaller } from '#portal/data/server/client/call.ts';
import { type PrefetchedResponses, dropPrefetched, withPrefetched } from './prefetched-responses.ts';

const url = '/api/Alumno/dameEventos';
const answer = (): Promise<Response> => Promise.resolve(Response.json({ status: 0, datos: [] }));

/** A prefetched response, and a client that reads it. */
function setUp({ language = 'es', token = 'own', time = Date.now(), response = answer() } = {}) {
  const stop = new AbortController();
  const headers = JSON.stringify(readingHeaders(language, token));
  const prefetched: PrefetchedResponses = new Map([[url, { response, stop, headers, time }]]);
  const sent: string[] = [];
  const send: typeof fetch = (address) => {
    sent.push(String(address));
    return answer();
  };
  const leaving = new AbortController();
  const call = createCaller({
    base: '/api',
    language: 'es',
    token: () => 'own',
    report: () => undefined,
    leaving: () => leaving.signal,
    fetch: withPrefetched(prefetched, send),
    wait: () => Promise.resolve(),
  });
  return { read: () => call(dameEventos, {}), prefetched, sent, stop, leaving };
}

describe('a prefetched response', () => {
  it('is read once; the next call sends a request', async () => {
    const { read, prefetched, sent } = setUp();
    expect(await read()).toMatchObject({ ok: true, datos: [] });
    expect([sent, prefetched.size]).toEqual([[], 0]);
    expect(await read()).toMatchObject({ ok: true });
    expect(sent).toEqual([url]);
  });

  it.each([
    ['in another language', { language: 'ca' }],
    ['for another user', { token: 'other' }],
    ['that is too old', { time: Date.now() - 61_000 }],
  ])('%s is dropped', async (_, changes) => {
    const { read, prefetched, sent, stop } = setUp(changes);
    expect(await read()).toMatchObject({ ok: true });
    expect([sent, prefetched.size, stop.signal.aborted]).toEqual([[url], 0, true]);
  });

  it('that failed is requested again', async () => {
    const { read, sent } = setUp({ response: Promise.reject(new TypeError('lost')) });
    expect(await read()).toMatchObject({ ok: true });
    expect(sent).toEqual([url]);
  });

  it('is aborted when its reader leaves the page', async () => {
    const { read, stop, leaving } = setUp({ response: new Promise(() => undefined) });
    void read();
    leaving.abort();
    await Promise.resolve();
    expect(stop.signal.aborted).toBe(true);
  });

  it('is dropped with all others', () => {
    const { prefetched, stop } = setUp();
    dropPrefetched(prefetched);
    expect([prefetched.size, stop.signal.aborted]).toEqual([0, true]);
  });
});
