import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { logaUsuario } from '#api/calls/account.ts';
import { addOferta } from '#api/calls/company-offers.ts';
import { dominio } from '#api/calls/domains.ts';
import { marcarNotificacionLeida } from '#api/calls/notifications.ts';
import { inscribirse } from '#api/calls/student-applications.ts';
import { dameNumOfertasEmpleoUsuario, dameOfertasUsuario } from '#api/calls/student-offers.ts';
import { dameGuiaOrientacion } from '#api/calls/student-placements.ts';
import { guardaContestacionEncuesta } from '#api/calls/surveys.ts';
import { answerTimeout, type CallInput, type ClientSettings, createCaller } from './call.ts';

type Behaviour = (request: IncomingMessage, response: ServerResponse, body: string) => void;

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const received: Received[] = [];
const reported: number[] = [];
const waits: number[] = [];
let behaviours: Behaviour[] = [];
let leaving = new AbortController();
let base = '';

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  request.on('end', () => {
    received.push({ method: request.method, url: request.url, headers: request.headers, body });
    const behave = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
    behave?.(request, response, body);
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

beforeEach(() => {
  for (const list of [received, reported, waits]) list.length = 0;
  leaving = new AbortController();
});

function client(changes: Partial<ClientSettings> = {}) {
  return createCaller({
    base,
    language: 'ca',
    token: (who) => (who === 'encuesta' ? 'survey-token' : 'session-token'),
    report: (code) => reported.push(code),
    leaving: () => leaving.signal,
    random: () => 0.5,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    ...changes,
  });
}

const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value));
  };

const raw =
  (body: string, type = 'application/json'): Behaviour =>
  (_, response) => {
    response.writeHead(200, { 'Content-Type': type }).end(body);
  };

const cutOff: Behaviour = (_, response) => {
  response.writeHead(200, { 'Content-Length': '1000' });
  response.write('{"status":0,');
  response.destroy();
};

const hangUp: Behaviour = (request) => request.socket.destroy();
const silent: Behaviour = () => undefined;

const guides = { status: 0, datos: [{ id: 1, titulo: 'Guía', urlFichero: '/g.pdf' }] };

describe('what is sent', () => {
  it('is a reading call with token and language, uncached', async () => {
    behaviours = [json({ status: 0, datos: { ofertas: [], numPaginas: 0, numTotal: 0 } })];
    const result = await client()(dameOfertasUsuario, {
      params: { type: 'practicas', page: 2 },
      query: { titulaciones: [3, 4], comun: 'año & más', omitirInscritos: '1' },
    });
    expect(result.ok).toBe(true);
    expect(received[0]).toMatchObject({
      method: 'GET',
      url: '/api/Alumno/dameOfertasUsuario/practicas/2?titulaciones=3&titulaciones=4&comun=a%C3%B1o+%26+m%C3%A1s&omitirInscritos=1',
      body: '',
    });
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer session-token',
      'accept-language': 'ca',
      'cache-control': 'no-cache',
    });
  });

  it('is a writing call with its body as JSON', async () => {
    behaviours = [json({ status: 0, datos: null })];
    await client()(marcarNotificacionLeida, { params: { tipo: 'Empresa' }, body: { id: 7 } });
    expect(received[0]).toMatchObject({
      method: 'POST',
      url: '/api/Empresa/marcarNotificacionLeida',
      body: '{"id":7}',
    });
    expect(received[0]?.headers['content-type']).toBe('application/json');
  });

  it('has parameters that cannot leave their place in the path', async () => {
    behaviours = [json({ status: 0, datos: [] })];
    await client()(dominio, { params: { listName: '../Alumno/x?y#z', language: 'es' } });
    expect(received[0]?.url).toBe('/api/Dominios/..%2FAlumno%2Fx%3Fy%23z/es');
  });

  it('has no token while there is none, the one of the survey in surveys, and any that is given', async () => {
    behaviours = [json(guides)];
    await client({ token: () => undefined })(dameGuiaOrientacion, {});
    await client()(guardaContestacionEncuesta, { params: { id: '5' }, body: { lContestaciones: [] } });
    await client()(dameGuiaOrientacion, {}, { token: 'held' });
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer survey-token',
      'Bearer held',
    ]);
  });
});

describe('an answer', () => {
  it('is read by the contract: unknown keys are left out, and null counts as absent', async () => {
    behaviours = [
      json({ status: 0, datos: [{ ...guides.datos[0], descripcion: null, nueva: 1 }], mas: true }),
    ];
    const result = await client()(dameGuiaOrientacion, {});
    expect(result).toEqual({ ok: true, datos: guides.datos });
  });

  it.each([
    ['datos of another shape', json({ status: 0, datos: [{ id: 'uno' }] })],
    ['no datos', json({ status: 0 })],
    ['no status', json({ datos: [] })],
    ['a status in words', json({ status: '0', datos: [] })],
    ['a list', json([])],
    ['null', raw('null')],
  ])('of %s is 500 with a report, and not asked for again', async (_, behaviour) => {
    behaviours = [behaviour];
    const result = await client()(dameGuiaOrientacion, {});
    expect(result).toEqual({ ok: false, kind: 'unavailable', code: 500, reason: 'shape' });
    expect(reported).toEqual([500]);
    expect(received).toHaveLength(1);
  });

  it.each([
    ['HTML', raw('<!doctype html><title>Portal</title>', 'text/html')],
    ['half of a JSON text', raw('{"status":0,"datos":[{"id":1')],
    ['nothing', raw('')],
  ])('of %s is 500 with a report', async (_, behaviour) => {
    behaviours = [behaviour];
    expect(await client()(dameGuiaOrientacion, {})).toMatchObject({ code: 500, reason: 'unreadable' });
    expect(reported).toEqual([500]);
  });

  it.each([400, 401, 403, 404, 500, 503])(
    'with HTTP status %i is 500, whatever its body says',
    async (status) => {
      behaviours = [json(guides, status)];
      expect(await client()(dameGuiaOrientacion, {})).toMatchObject({ code: 500, reason: 'http' });
      expect(reported).toEqual([500]);
    },
  );

  it('that never comes is 500', async () => {
    behaviours = [silent];
    const result = await client({ timeout: 50 })(dameGuiaOrientacion, {});
    expect(result).toMatchObject({ code: 500, reason: 'timeout' });
    expect(reported).toEqual([500]);
    expect(answerTimeout).toBe(20_000);
  });

  it('from nobody is 500', async () => {
    const result = await client({ base: 'http://127.0.0.1:1/api' })(dameGuiaOrientacion, {});
    expect(result).toMatchObject({ code: 500, reason: 'network' });
    expect(reported).toEqual([500]);
  });
});

describe('sending again', () => {
  it('helps a reading call after a failure that passes', async () => {
    behaviours = [hangUp, json({}, 503), json(guides)];
    expect(await client()(dameGuiaOrientacion, {})).toMatchObject({ ok: true });
    expect(received).toHaveLength(3);
    expect(waits).toEqual([200, 400]);
    expect(reported).toEqual([]);
  });

  it('helps after an answer that was cut off', async () => {
    behaviours = [cutOff, json(guides)];
    expect(await client()(dameGuiaOrientacion, {})).toMatchObject({ ok: true });
  });

  it('ends after two times, with one report', async () => {
    behaviours = [hangUp];
    expect(await client()(dameGuiaOrientacion, {})).toMatchObject({ code: 500, reason: 'network' });
    expect(received).toHaveLength(3);
    expect(reported).toEqual([500]);
  });

  it('waits as long as the server asks', async () => {
    behaviours = [json({}, 429, { 'Retry-After': '3' }), json(guides)];
    await client()(dameGuiaOrientacion, {});
    expect(waits).toEqual([3200]);
  });

  it('is not done when the server asks for a long wait', async () => {
    behaviours = [json({}, 503, { 'Retry-After': '3600' })];
    expect(await client()(dameGuiaOrientacion, {})).toMatchObject({ reason: 'http' });
    expect(received).toHaveLength(1);
  });

  it.each([
    ['the line drops', hangUp],
    ['the answer is cut off', cutOff],
    ['the server is busy', json({}, 503, { 'Retry-After': '0' })],
    ['it is moved', ((_, response) => response.writeHead(307, { Location: '/api/otro' }).end()) as Behaviour],
  ])('is never done with a POST, when %s', async (_, behaviour) => {
    behaviours = [behaviour];
    const result = await client()(inscribirse, { body: { urlOferta: 'beca' } });
    expect(result).toMatchObject({ code: 500 });
    expect(received).toHaveLength(1);
  });

  it('is not done with what the server understood and refused', async () => {
    behaviours = [json({ status: 20, datos: null })];
    expect(await client()(dameNumOfertasEmpleoUsuario, {})).toEqual({ ok: false, kind: 'error', code: 20 });
    expect(received).toHaveLength(1);
  });
});

describe('leaving the page', () => {
  it('aborts the call without error or report', async () => {
    behaviours = [() => leaving.abort()];
    expect(await client()(dameGuiaOrientacion, {})).toEqual({ ok: false, kind: 'aborted' });
    expect(reported).toEqual([]);
  });

  it('aborts the wait before another sending', async () => {
    behaviours = [json({}, 503)];
    const wait = () => {
      leaving.abort();
      return Promise.reject(new Error('left'));
    };
    expect(await client({ wait })(dameGuiaOrientacion, {})).toEqual({ ok: false, kind: 'aborted' });
  });

  it('lets a call finish that was made to outlive the page', async () => {
    behaviours = [
      (_, response) => {
        leaving.abort();
        response.end('{"status":0}');
      },
    ];
    const input: CallInput<typeof marcarNotificacionLeida> = { params: { tipo: 'Alumno' }, body: { id: 1 } };
    expect(await client()(marcarNotificacionLeida, input, { keepalive: true })).toMatchObject({ ok: true });
  });

  it('is not the only way to abort', async () => {
    const own = new AbortController();
    behaviours = [() => own.abort()];
    expect(await client()(dameGuiaOrientacion, {}, { signal: own.signal })).toEqual({
      ok: false,
      kind: 'aborted',
    });
  });
});

describe('a status', () => {
  const apply = { body: { urlOferta: 'beca' } };

  it('0 of an application with words of the server shows them as notice 515', async () => {
    behaviours = [json({ status: 0, datos: { idCandidatura: 4 }, mensaje: 'Te llamaremos' })];
    expect(await client()(inscribirse, apply)).toEqual({
      ok: true,
      datos: { idCandidatura: 4 },
      notice: { code: 515, message: 'Te llamaremos' },
    });
  });

  it('0 of another call shows no notice', async () => {
    behaviours = [json({ ...guides, mensaje: 'Hola' })];
    expect(await client()(dameGuiaOrientacion, {})).not.toHaveProperty('notice');
  });

  it('11 of an application asks for its documents', async () => {
    const documentacionNecesaria = [{ idDocumento: 3, nombre: 'Expediente' }];
    behaviours = [json({ status: 11, datos: { documentacionNecesaria } })];
    const result = await client()(inscribirse, apply);
    expect(result).toEqual({ ok: false, kind: 'documents', code: 11, datos: { documentacionNecesaria } });
    if (!result.ok && result.kind === 'documents') {
      expectTypeOf(result.datos.documentacionNecesaria[0]).toExtend<{ nombre: string } | undefined>();
    }
  });

  it('11 without its documents is a broken answer', async () => {
    behaviours = [json({ status: 11, datos: null })];
    expect(await client()(inscribirse, apply)).toMatchObject({ code: 500, reason: 'shape' });
  });

  it('80 of an application shows the requirements', async () => {
    behaviours = [json({ status: 80, datos: null })];
    expect(await client()(inscribirse, apply)).toEqual({ ok: false, kind: 'requirements', code: 80 });
  });

  it.each([1, 12, 24, 999])('%i sends a report', async (status) => {
    behaviours = [json({ status, datos: null })];
    expect(await client()(inscribirse, apply)).toEqual({ ok: false, kind: 'error', code: status });
    expect(reported).toEqual([status]);
  });

  it('58 on saving an offer shows the words of the server', async () => {
    const offer = { body: { titulo: 'Beca', idPerfil: 2 } } as const;
    behaviours = [json({ status: 58, datos: null, mensaje: 'Dedicación del 80 %' }), json({ status: 58 })];
    expect(await client()(addOferta, offer)).toEqual({
      ok: false,
      kind: 'message',
      code: 58,
      message: 'Dedicación del 80 %',
    });
    expect(await client()(addOferta, offer)).toEqual({ ok: false, kind: 'error', code: 58 });
  });

  it.each([3, 90])('%i of a sign-in shows the words of the server', async (status) => {
    behaviours = [json({ status, datos: null, mensaje: 'Quedan dos intentos' })];
    const input = { params: { tipo: 'Alumno' }, body: { usuario: 'ana', password: 'x' } } as const;
    expect(await client()(logaUsuario, input)).toEqual({
      ok: false,
      kind: 'message',
      code: status,
      message: 'Quedan dos intentos',
    });
  });

  it('of any other kind is the full error, whatever the server says', async () => {
    behaviours = [json({ status: 9, datos: null, mensaje: 'no' })];
    expect(await client()(dameGuiaOrientacion, {})).toEqual({ ok: false, kind: 'error', code: 9 });
    behaviours = [json({ status: 11, datos: null })];
    expect(await client()(dameGuiaOrientacion, {})).toEqual({ ok: false, kind: 'error', code: 11 });
  });
});
