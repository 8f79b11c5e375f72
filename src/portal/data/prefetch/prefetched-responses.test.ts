import { describe, expect, it } from 'vitest';
import { dameEventos } from '#core/contract/calls/events.ts';
import { readingHeaders } from '../server/client/headers.ts';
import { createCaller } from '../server/client/call.ts';
import { type PrefetchedCalls, dropPrefetched, withPrefetched } from './prefetched-responses.ts';

const url = '/api/Alumno/dameEventos';
const answer = (): Promise<Response> => Promise.resolve(Response.json({ status: 0, datos: [] }));

/** What the head has asked for, and a client that takes it. */
function asking({ language = 'es', token = 'own', time = Date.now(), response = answer() } = {}) {
  const stop = new AbortController();
  const headers = JSON.stringify(readingHeaders(language, token));
  const asked: PrefetchedCalls = new Map([[url, { response, stop, headers, time }]]);
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
    fetch: withPrefetched(asked, send),
    wait: () => Promise.resolve(),
  });
  return { ask: () => call(dameEventos, {}), asked, sent, stop, leaving };
}

describe('what was asked ahead', () => {
  it('is taken once, and then asked for anew', async () => {
    const { ask, asked, sent } = asking();
    expect(await ask()).toMatchObject({ ok: true, datos: [] });
    expect([sent, asked.size]).toEqual([[], 0]);
    expect(await ask()).toMatchObject({ ok: true });
    expect(sent).toEqual([url]);
  });

  it.each([
    ['in another language', { language: 'ca' }],
    ['for someone else', { token: 'other' }],
    ['too long ago', { time: Date.now() - 61_000 }],
  ])('%s is let go of', async (_, changes) => {
    const { ask, asked, sent, stop } = asking(changes);
    expect(await ask()).toMatchObject({ ok: true });
    expect([sent, asked.size, stop.signal.aborted]).toEqual([[url], 0, true]);
  });

  it('is asked for anew where it did not come', async () => {
    const { ask, sent } = asking({ response: Promise.reject(new TypeError('lost')) });
    expect(await ask()).toMatchObject({ ok: true });
    expect(sent).toEqual([url]);
  });

  it('stops when whoever took it leaves', async () => {
    const { ask, stop, leaving } = asking({ response: new Promise(() => undefined) });
    void ask();
    leaving.abort();
    await Promise.resolve();
    expect(stop.signal.aborted).toBe(true);
  });

  it('is let go of as a whole', () => {
    const { asked, stop } = asking();
    dropPrefetched(asked);
    expect([asked.size, stop.signal.aborted]).toEqual([0, true]);
  });
});
