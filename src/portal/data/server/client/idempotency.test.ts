import { describe, expect, it } from 'vitest';
import { addExperiencia } from '#core/contract/calls/cv-studies.ts';
import { addDoc } from '#core/contract/calls/cv-settings.ts';
import { copiarOferta } from '#core/contract/calls/company-offers.ts';
import * as codes from '#core/contract/codes.ts';
import { dameGuiaOrientacion } from '#core/contract/calls/student-placements.ts';
import {
  type Behaviour,
  cutOff,
  guides,
  hangUp,
  json,
  raw,
  silent,
  useAnsweringServer,
} from '../../../../../tests/support/faults/answering-server.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { withIdempotencyKeys } from '#portal/data/server/with-idempotency-keys.ts';

const server = useAnsweringServer();
const body = { puesto: 'Camarera' };
const done = json({ status: 0, datos: { idNuevaAlta: 1 } });

const keysSent = (): unknown[] => server.received.map(({ headers }) => headers['idempotency-key']);

describe('the header Idempotency-Key', () => {
  it('is on no call to a server that does not take it', async () => {
    server.behaviours = [done];
    const keys = createIdempotencyKeys();
    await withIdempotencyKeys(server.client(), keys)(addExperiencia, { body });
    expect(keysSent()).toEqual([undefined]);
  });

  it('is on every write to a server that takes it, different each time, and on no reading call', async () => {
    server.behaviours = [done, done, json(guides)];
    const call = server.client({ sendsIdempotencyKeys: true });
    await call(addExperiencia, { body });
    await call(addExperiencia, { body });
    await call(dameGuiaOrientacion, {});
    const [first, second, reading] = keysSent();
    expect([first, second]).toEqual([1, 2].map(() => expect.stringMatching(/^"[\d-]{16,43}"$/)));
    expect(first).not.toBe(second);
    expect(reading).toBeUndefined();
  });

  it('is on uploads, too', async () => {
    server.behaviours = [
      json({ status: 0, datos: { id: 1, nombre: 'a', fecha: '2026-01-01', enlace: '/a' } }),
    ];
    const call = server.client({ sendsIdempotencyKeys: true, upload: (url, request) => fetch(url, request) });
    const file = {
      destino: 'documentos',
      nombre: 'a',
      ficheroB64ParaAltas: 'JVBERi0=',
      extension_adjunto: 'pdf',
    };
    await call(addDoc, { body: file as never }, { onProgress: () => undefined });
    expect(keysSent()).toEqual([expect.stringMatching(/^"/)]);
  });
});

describe('the key of a form', () => {
  it.each<[string, Behaviour]>([
    ['no answer', silent],
    ['a truncated answer', cutOff],
    ['a broken connection', hangUp],
    ['HTTP 503', json({}, 503)],
    ['a page of a proxy', raw('<h1>Bad gateway</h1>')],
    ['another shape', json({ status: 0, datos: 'x' })],
  ])('stays after %s, also when other values are sent then', async (_, lost) => {
    server.behaviours = [lost, done, done];
    const keys = createIdempotencyKeys();
    const patient = withIdempotencyKeys(server.client({ sendsIdempotencyKeys: true }), keys);
    const impatient = withIdempotencyKeys(server.client({ sendsIdempotencyKeys: true, timeout: 100 }), keys);
    await (lost === silent ? impatient : patient)(addExperiencia, { body: { puesto: 'Camarera' } });
    for (const puesto of ['Cocinera', 'Cocinera']) await patient(addExperiencia, { body: { puesto } });
    const [first, second, third] = keysSent();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each([0, codes.sessionEnded, codes.dataMissing, codes.actionNotAllowed])(
    'is replaced after an answer with %i',
    async (status) => {
      server.behaviours = [json({ status, datos: { idNuevaAlta: 1 } }), done];
      const call = withIdempotencyKeys(
        server.client({ sendsIdempotencyKeys: true }),
        createIdempotencyKeys(),
      );
      await call(addExperiencia, { body });
      await call(addExperiencia, { body });
      expect(new Set(keysSent()).size).toBe(2);
    },
  );

  it('stays after a refusal while an earlier send was never answered', async () => {
    server.behaviours = [hangUp, json({ status: codes.dataMissing }), done, done];
    const call = withIdempotencyKeys(server.client({ sendsIdempotencyKeys: true }), createIdempotencyKeys());
    for (let n = 0; n < 4; n += 1) await call(addExperiencia, { body });
    const [first, ...others] = keysSent();
    expect(others.map((key) => key === first)).toEqual([true, true, false]);
  });

  it('is replaced after `actionNotAllowed` shows that the earlier request arrived', async () => {
    server.behaviours = [hangUp, json({ status: codes.actionNotAllowed }), done];
    const call = withIdempotencyKeys(server.client({ sendsIdempotencyKeys: true }), createIdempotencyKeys());
    for (let n = 0; n < 3; n += 1) await call(addExperiencia, { body });
    const [first, ...others] = keysSent();
    expect(others.map((key) => key === first)).toEqual([true, false]);
  });

  it('stays after an abort', async () => {
    server.behaviours = [silent, done];
    const keys = createIdempotencyKeys();
    const call = withIdempotencyKeys(server.client({ sendsIdempotencyKeys: true }), keys);
    const stop = new AbortController();
    const stopped = call(addExperiencia, { body }, { signal: stop.signal });
    const key = keys.of(addExperiencia.name);
    stop.abort();
    expect(await stopped).toMatchObject({ kind: 'aborted' });
    expect(keys.of(addExperiencia.name)).toBe(key);
  });

  it('is different for each call of the form', async () => {
    server.behaviours = [hangUp, hangUp, json({ status: codes.actionNotAllowed })];
    const call = withIdempotencyKeys(server.client({ sendsIdempotencyKeys: true }), createIdempotencyKeys());
    await call(addExperiencia, { body });
    await call(copiarOferta, { body: { urlOferta: 'a' } });
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('is stored with the form', () => {
    let stored = {};
    const open = () => createIdempotencyKeys({ read: () => stored, write: (keys) => void (stored = keys) });
    const key = open().of('addOferta');
    expect(open().of('addOferta')).toBe(key);
    open().settle('addOferta');
    expect(stored).toEqual({});
    expect(open().of('addOferta')).not.toBe(key);
  });
});
