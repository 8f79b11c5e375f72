import { describe, expect, it } from 'vitest';
import { marcarNotificacionLeida } from '#core/contract/calls/notification-changes.ts';
import { inscribirse } from '#core/contract/calls/student-applications.ts';
import { dameNumOfertasEmpleoUsuario, dameOfertasUsuario } from '#core/contract/calls/student-offers.ts';
import { dameGuiaOrientacion } from '#core/contract/calls/student-placements.ts';
import { type CallInput } from './call.ts';
import {
  type Behaviour,
  cutOff,
  guides,
  hangUp,
  json,
  useAnsweringServer,
} from '../../../../../tests/support/faults/answering-server.ts';

const server = useAnsweringServer();

describe('a retry', () => {
  it('helps a reading call after a transient failure', async () => {
    server.behaviours = [json({}, 503), json(guides)];
    expect(await server.client()(dameGuiaOrientacion, {})).toMatchObject({ ok: true });
    expect(server.received).toHaveLength(2);
    expect(server.waits).toEqual([200]);
    expect(server.reported).toEqual([]);
  });

  it('helps after a truncated answer', async () => {
    server.behaviours = [cutOff, json(guides)];
    expect(await server.client()(dameGuiaOrientacion, {})).toMatchObject({ ok: true });
  });

  it('is made once, with one report', async () => {
    server.behaviours = [hangUp];
    expect(await server.client()(dameGuiaOrientacion, {})).toMatchObject({ code: 500, reason: 'network' });
    expect(server.received).toHaveLength(2);
    expect(server.reported).toEqual([500]);
  });

  it('is made once for an address of a page, however often it is called', async () => {
    server.behaviours = [hangUp];
    const client = server.client();
    await client(dameGuiaOrientacion, {});
    await client(dameGuiaOrientacion, {});
    expect(server.received).toHaveLength(3);
    await client(dameNumOfertasEmpleoUsuario, {});
    expect(server.received).toHaveLength(5);
  });

  it('is made ten times for all calls of a page together', async () => {
    server.behaviours = [json({}, 503)];
    const client = server.client();
    const pages = Array.from({ length: 12 }, (_, index) => index + 1);
    for (const page of pages) await client(dameOfertasUsuario, { params: { type: 'practicas', page } });
    expect(server.received).toHaveLength(12 + 10);
  });

  it('waits as long as the server asks', async () => {
    server.behaviours = [json({}, 429, { 'Retry-After': '3' }), json(guides)];
    await server.client()(dameGuiaOrientacion, {});
    expect(server.waits).toEqual([3200]);
  });

  it('is not made when the server asks for a long wait', async () => {
    server.behaviours = [json({}, 503, { 'Retry-After': '3600' })];
    expect(await server.client()(dameGuiaOrientacion, {})).toMatchObject({ reason: 'http' });
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['the line drops', hangUp],
    ['the answer is cut off', cutOff],
    ['the server is busy', json({}, 503, { 'Retry-After': '0' })],
    [
      'the server redirects',
      ((_, response) => response.writeHead(307, { Location: '/api/otro' }).end()) as Behaviour,
    ],
  ])('is never made with a POST, when %s', async (_, behaviour) => {
    server.behaviours = [behaviour];
    const result = await server.client()(inscribirse, { body: { urlOferta: 'beca' } });
    expect(result).toMatchObject({ code: 500 });
    expect(server.received).toHaveLength(1);
  });

  it('is not made after a refusal of the server', async () => {
    server.behaviours = [json({ status: 20, datos: null })];
    expect(await server.client()(dameNumOfertasEmpleoUsuario, {})).toEqual({
      ok: false,
      kind: 'error',
      code: 20,
    });
    expect(server.received).toHaveLength(1);
  });
});

describe('leaving the page', () => {
  it('aborts the call without error or report', async () => {
    server.behaviours = [() => server.leaving.abort()];
    expect(await server.client()(dameGuiaOrientacion, {})).toEqual({ ok: false, kind: 'aborted' });
    expect(server.reported).toEqual([]);
  });

  it('aborts the wait before a retry', async () => {
    server.behaviours = [json({}, 503)];
    const wait = () => {
      server.leaving.abort();
      return Promise.reject(new Error('left'));
    };
    expect(await server.client({ wait })(dameGuiaOrientacion, {})).toEqual({ ok: false, kind: 'aborted' });
  });

  it('does not abort a call with keepalive', async () => {
    server.behaviours = [
      (_, response) => {
        server.leaving.abort();
        response.end('{"status":0}');
      },
    ];
    const input: CallInput<typeof marcarNotificacionLeida> = { params: { tipo: 'Alumno' }, body: { id: 1 } };
    expect(await server.client()(marcarNotificacionLeida, input, { keepalive: true })).toMatchObject({
      ok: true,
    });
  });

  it('is not the only way to abort', async () => {
    const own = new AbortController();
    server.behaviours = [() => own.abort()];
    expect(await server.client()(dameGuiaOrientacion, {}, { signal: own.signal })).toEqual({
      ok: false,
      kind: 'aborted',
    });
  });
});
