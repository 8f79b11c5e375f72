import { describe, expect, it, vi } from 'vitest';
import type { Call } from '#core/contract/call.ts';
import type { CallResult } from '#portal/data/server/client/result.ts';
import { pageMemory } from './sent-requests.ts';

interface Row {
  id: number;
  text: string;
}

/** A server on which the answer of each request comes when it is told to. */
function slowServer() {
  const rows: Row[] = [];
  const sent: { act: () => void; answer: (result: CallResult<Call>) => void }[] = [];
  const send = (text: string) =>
    new Promise<CallResult<Call>>((answer) => {
      sent.push({ act: () => rows.push({ id: rows.length, text }), answer });
    });
  return { rows, sent, send };
}

const lost: CallResult<Call> = { ok: false, kind: 'unavailable', code: 500, reason: 'timeout' };

/** A tab with a form of its own: its modules know nothing of those of another one. */
async function openTab({ rows, send }: ReturnType<typeof slowServer>) {
  vi.resetModules();
  const { sendOnce } = await import('./send-once.ts');
  const { $heldSends } = await import('./held-sends.ts');
  const memory = pageMemory<string>();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const clock = { now: () => Date.now(), wait: () => promise };
  const sendText = (text = 'Taller', signal?: AbortSignal) =>
    sendOnce<Call, Row, string>({
      clock,
      memory,
      values: text,
      list: () => Promise.resolve({ ok: true, datos: [...rows] }),
      idOf: ({ id }) => id,
      matches: (row, text) => row.text === text,
      isWaiting: () => true,
      send: () => send(text),
      ...(signal && { signal }),
    });
  return Object.assign(sendText, { $heldSends, letTimePass: () => resolve(undefined) });
}

/** Waits until the server has got so many requests. */
const reached = (server: ReturnType<typeof slowServer>, count: number) =>
  vi.waitFor(() => expect(server.sent).toHaveLength(count));

/** Lets everything go on that does not wait for an answer. */
const pass = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the same, sent in two tabs', () => {
  it('waits in the second one for the answer to the first, and is shown what has been made', async () => {
    const server = slowServer();
    const [first, second] = [await openTab(server), await openTab(server)];
    const one = first();
    await reached(server, 1);
    const other = second();
    await pass();
    expect(server.sent).toHaveLength(1);
    server.sent[0]?.act();
    server.sent[0]?.answer({ ok: true, datos: {} });
    expect(await one).toMatchObject({ ok: true });
    expect(await other).toMatchObject({ kind: 'arrived', isOwn: false, row: { text: 'Taller' } });
  });

  it('waits in the second one while the server may still act on what the first has given up', async () => {
    const server = slowServer();
    const [first, second] = [await openTab(server), await openTab(server)];
    const one = first();
    await reached(server, 1);
    server.sent[0]?.answer(lost);
    expect(await one).toMatchObject({ kind: 'lost' });
    const other = second();
    await pass();
    expect(server.sent).toHaveLength(1);
    server.sent[0]?.act();
    expect(await first()).toMatchObject({ ok: true, row: { text: 'Taller' } });
    expect(await other).toMatchObject({ kind: 'arrived', isOwn: false });
    expect(server.rows).toHaveLength(1);
  });

  it('is shown as held back by another tab after a moment, until that tab is done', async () => {
    const server = slowServer();
    const [first, second] = [await openTab(server), await openTab(server)];
    const one = first();
    await reached(server, 1);
    const other = second();
    await pass();
    expect(second.$heldSends.get()).toBe(0);
    first.letTimePass();
    second.letTimePass();
    await pass();
    expect(second.$heldSends.get()).toBe(1);
    expect(first.$heldSends.get()).toBe(0);
    server.sent[0]?.act();
    server.sent[0]?.answer({ ok: true, datos: {} });
    await Promise.all([one, other]);
    expect(second.$heldSends.get()).toBe(0);
  });

  it('is sent by the second one once the first has been refused', async () => {
    const server = slowServer();
    const [first, second] = [await openTab(server), await openTab(server)];
    const one = first();
    await reached(server, 1);
    const other = second();
    server.sent[0]?.answer({ ok: false, kind: 'error', code: 15 });
    expect(await one).toMatchObject({ code: 15 });
    await reached(server, 2);
    server.sent[1]?.answer({ ok: true, datos: {} });
    expect(await other).toMatchObject({ ok: true });
  });

  it('is sent at once where the browser refuses locks', async () => {
    const refused = new DOMException('Denied', 'SecurityError');
    const request = vi.spyOn(navigator.locks, 'request').mockRejectedValue(refused);
    const server = slowServer();
    const sent = (await openTab(server))();
    await reached(server, 1);
    server.sent[0]?.answer({ ok: true, datos: {} });
    expect(await sent).toMatchObject({ ok: true });
    request.mockRestore();
  });

  it('does not wait for another request, and stops waiting on abort', async () => {
    const server = slowServer();
    const [first, second] = [await openTab(server), await openTab(server)];
    void first('Oficina');
    await reached(server, 1);
    const leave = new AbortController();
    const waiting = second('Oficina', leave.signal);
    leave.abort();
    expect(await waiting).toEqual({ ok: false, kind: 'aborted' });
    void second('Almacén');
    await reached(server, 2);
    for (const it of server.sent) it.answer({ ok: true, datos: {} });
  });
});
