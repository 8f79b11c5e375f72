import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addDoc } from '#core/contract/calls/cv-settings.ts';
import {
  type Behaviour,
  json,
  useAnsweringServer,
} from '../../../../../tests/support/faults/answering-server.ts';
import { stallSignal, type Upload } from './upload.ts';

const server = useAnsweringServer();

const document = { id: 1, nombre: 'Carta', fecha: '2026-11-21', enlace: 'https://a.example/1.pdf' };
const body = {
  destino: 'documentos',
  nombre: 'Carta',
  ficheroB64ParaAltas: 'JVBERi0=',
  extension_adjunto: 'pdf',
} as const;

/** Replaces `AbortSignal.timeout` by timeouts that the test triggers. */
function manualTimeouts(): { pass: () => void } {
  const limits: AbortController[] = [];
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  onTestFinished(() => spy.mockRestore());
  return { pass: () => limits.shift()?.abort() };
}

/** Sends by `fetch`, with progress as a browser would report it. */
const sendInSteps: Upload = (url, request, onProgress) => {
  for (const sent of [0.5, 1]) onProgress(sent);
  return fetch(url, request);
};

describe('a call with a file', () => {
  it('reports its progress, and is otherwise like any other', async () => {
    server.behaviours = [json({ status: 0, datos: document })];
    const progress: number[] = [];
    const result = await server.client({ upload: sendInSteps })(
      addDoc,
      { body },
      { onProgress: (sent) => progress.push(sent) },
    );
    expect(result).toEqual({ ok: true, datos: document });
    expect(progress).toEqual([0.5, 1]);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ method: 'POST', body: JSON.stringify(body) });
    expect(server.received[0]?.headers).toMatchObject({
      authorization: 'Bearer session-token',
      'content-type': 'application/json',
    });
  });

  it.each<[string, Behaviour, object]>([
    ['a refusal', json({ status: 46, datos: null }), { kind: 'error', code: 46 }],
    ['HTTP 503', json({}, 503), { code: 500, reason: 'http' }],
    ['another shape', json({ status: 0, datos: {} }), { code: 500, reason: 'shape' }],
  ])('that ends with %s is sent once', async (_, behaviour, expected) => {
    server.behaviours = [behaviour];
    const call = server.client({ upload: sendInSteps });
    expect(await call(addDoc, { body }, { onProgress: () => undefined })).toMatchObject({
      ok: false,
      ...expected,
    });
    expect(server.received).toHaveLength(1);
  });

  it('has no time limit while it makes progress, and times out when it stalls', async () => {
    const time = manualTimeouts();
    const upload: Upload = (_, { signal }, onProgress) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        for (const sent of [0.1, 0.2, 0.3]) {
          onProgress(sent);
          time.pass();
        }
        expect(signal?.aborted).toBe(false);
        time.pass();
        expect(signal?.aborted).toBe(true);
      });
    const result = await server.client({ upload })(addDoc, { body }, { onProgress: () => undefined });
    expect(result).toMatchObject({ code: 500, reason: 'timeout' });
  });

  it('can be aborted', async () => {
    const stop = new AbortController();
    const upload: Upload = (_, { signal }, onProgress) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        onProgress(0.4);
      });
    const result = await server.client({ upload })(
      addDoc,
      { body },
      { signal: stop.signal, onProgress: () => stop.abort() },
    );
    expect(result).toEqual({ ok: false, kind: 'aborted' });
    expect(server.reported).toEqual([]);
  });
});

it('the stall signal aborts only without progress', () => {
  const time = manualTimeouts();
  const { signal, moved } = stallSignal(1000);
  moved();
  time.pass();
  expect(signal.aborted).toBe(false);
  time.pass();
  expect(signal.aborted).toBe(true);
});
