import { describe, expect, expectTypeOf, it } from 'vitest';
import { logaUsuario } from '#core/contract/calls/account.ts';
import { dameConveniosEmpresa } from '#core/contract/calls/company-agreements.ts';
import { cambiaEstadoCandidatura } from '#core/contract/calls/candidates.ts';
import { addOferta } from '#core/contract/calls/company-offer.ts';
import { callList } from '#core/contract/calls/index.ts';
import { dominio } from '#core/contract/calls/domains.ts';
import { marcarNotificacionLeida } from '#core/contract/calls/notification-changes.ts';
import { inscribirse } from '#core/contract/calls/student-applications.ts';
import { dameOfertasUsuario } from '#core/contract/calls/student-offers.ts';
import { dameGuiaOrientacion } from '#core/contract/calls/student-placements.ts';
import { guardaContestacionEncuesta } from '#core/contract/calls/surveys.ts';
import { answerTimeout } from './call.ts';
import {
  guides,
  json,
  raw,
  silent,
  useAnsweringServer,
} from '../../../../../tests/support/faults/answering-server.ts';

const server = useAnsweringServer();

describe('a request', () => {
  it('that reads has token and language, and is not cached', async () => {
    server.behaviours = [json({ status: 0, datos: { ofertas: [], numPaginas: 0, numTotal: 0 } })];
    const result = await server.client()(dameOfertasUsuario, {
      params: { type: 'practicas', page: 2 },
      query: { titulaciones: [3, 4], comun: 'año & más', omitirInscritos: '1' },
    });
    expect(result.ok).toBe(true);
    expect(server.received[0]).toMatchObject({
      method: 'GET',
      url: '/api/Alumno/dameOfertasUsuario/practicas/2?titulaciones=3&titulaciones=4&comun=a%C3%B1o+%26+m%C3%A1s&omitirInscritos=1',
      body: '',
    });
    expect(server.received[0]?.headers).toMatchObject({
      authorization: 'Bearer session-token',
      'accept-language': 'ca',
      'cache-control': 'no-cache',
    });
  });

  it('that writes has its body as JSON', async () => {
    server.behaviours = [json({ status: 0, datos: null })];
    await server.client()(marcarNotificacionLeida, { params: { tipo: 'Empresa' }, body: { id: 7 } });
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      url: '/api/Empresa/marcarNotificacionLeida',
      body: '{"id":7}',
    });
    expect(server.received[0]?.headers['content-type']).toBe('application/json');
  });

  it('has its parameters encoded, so that they cannot change the path', async () => {
    server.behaviours = [json({ status: 0, datos: [] })];
    await server.client()(dominio, { params: { listName: '../Alumno/x?y#z', language: 'es' } });
    expect(server.received[0]?.url).toBe('/api/Dominios/..%2FAlumno%2Fx%3Fy%23z/es');
  });

  it('has no token without a session, the one of the survey in surveys, and the one of its options', async () => {
    server.behaviours = [json(guides)];
    await server.client({ token: () => undefined })(dameGuiaOrientacion, {});
    await server.client()(guardaContestacionEncuesta, { params: { id: '5' }, body: { lContestaciones: [] } });
    await server.client()(dameGuiaOrientacion, {}, { token: 'held' });
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer survey-token',
      'Bearer held',
    ]);
  });

  it.each(callList.filter(({ method, who }) => method === 'POST' && who !== 'publico' && who !== 'encuesta'))(
    'of a locked page is not sent where it writes: $name',
    async (call) => {
      server.behaviours = [json({ status: 0, datos: null })];
      const client = server.client({ token: () => undefined });
      const params = { id: 1, tipo: 'Alumno', tipoUsuario: 'Empresa' };
      const result = await client(call, { params, body: {} } as never, { onProgress: () => undefined });
      expect(result).toEqual({ ok: false, kind: 'error', code: 2 });
      expect(server.received).toEqual([]);
    },
  );

  it.each([true, false])('of a page without a session is not sent where it writes: %s', async (changes) => {
    server.behaviours = [json(guides)];
    const call = server.client({ token: () => undefined });
    const result = changes
      ? await call(cambiaEstadoCandidatura, { params: { idSolicitud: 1, idEstado: 2 } } as never)
      : await call(dameGuiaOrientacion, {});
    expect(result).toMatchObject(changes ? { ok: false, kind: 'error', code: 2 } : { ok: true });
    expect(server.received).toHaveLength(changes ? 0 : 1);
  });
});

describe('an answer', () => {
  it('is read by the contract: unknown keys are left out, and null counts as absent', async () => {
    server.behaviours = [
      json({ status: 0, datos: [{ ...guides.datos[0], descripcion: null, nueva: 1 }], mas: true }),
    ];
    const result = await server.client()(dameGuiaOrientacion, {});
    expect(result).toEqual({ ok: true, datos: guides.datos });
  });

  it.each([
    ['datos of another shape', json({ status: 0, datos: { id: 'uno' } })],
    ['no datos', json({ status: 0 })],
    ['no status', json({ datos: [] })],
    ['a status in words', json({ status: '0', datos: [] })],
    ['a list', json([])],
    ['null', raw('null')],
  ])('of %s is 500 with a report, without a retry', async (_, behaviour) => {
    server.behaviours = [behaviour];
    const result = await server.client()(dameGuiaOrientacion, {});
    expect(result).toEqual({ ok: false, kind: 'unavailable', code: 500, reason: 'shape' });
    expect(server.reported).toEqual([500]);
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['HTML', raw('<!doctype html><title>Portal</title>', 'text/html')],
    ['half of a JSON text', raw('{"status":0,"datos":[{"id":1')],
    ['nothing', raw('')],
  ])('of %s is 500 with a report', async (_, behaviour) => {
    server.behaviours = [behaviour];
    expect(await server.client()(dameGuiaOrientacion, {})).toMatchObject({ code: 500, reason: 'unreadable' });
    expect(server.reported).toEqual([500]);
  });

  it.each([400, 401, 403, 404, 500, 503])(
    'with HTTP status %i is 500, whatever its body says',
    async (status) => {
      server.behaviours = [json(guides, status)];
      expect(await server.client()(dameGuiaOrientacion, {})).toMatchObject({ code: 500, reason: 'http' });
      expect(server.reported).toEqual([500]);
    },
  );

  it('that never arrives is 500', async () => {
    server.behaviours = [silent];
    const result = await server.client({ timeout: 50 })(dameGuiaOrientacion, {});
    expect(result).toMatchObject({ code: 500, reason: 'timeout' });
    expect(server.reported).toEqual([500]);
    expect(answerTimeout).toBe(20_000);
  });

  it('from a server that cannot be reached is 500', async () => {
    const result = await server.client({ base: 'http://127.0.0.1:1/api' })(dameGuiaOrientacion, {});
    expect(result).toMatchObject({ code: 500, reason: 'network' });
    expect(server.reported).toEqual([500]);
  });
});

describe('a status', () => {
  const apply = { body: { urlOferta: 'beca' } };

  it('0 of an application with a message of the server shows it as notice 515', async () => {
    server.behaviours = [json({ status: 0, datos: { idCandidatura: 4 }, mensaje: 'Te llamaremos' })];
    expect(await server.client()(inscribirse, apply)).toEqual({
      ok: true,
      datos: { idCandidatura: 4 },
      notice: { code: 515, message: 'Te llamaremos' },
    });
  });

  it('0 of another call shows no notice', async () => {
    server.behaviours = [json({ ...guides, mensaje: 'Hola' })];
    expect(await server.client()(dameGuiaOrientacion, {})).not.toHaveProperty('notice');
  });

  it('11 of an application asks for its documents', async () => {
    const documentacionNecesaria = [{ idDocumento: 3, nombre: 'Expediente' }];
    server.behaviours = [json({ status: 11, datos: { documentacionNecesaria } })];
    const result = await server.client()(inscribirse, apply);
    expect(result).toEqual({ ok: false, kind: 'documents', code: 11, datos: { documentacionNecesaria } });
    if (!result.ok && result.kind === 'documents') {
      expectTypeOf(result.datos.documentacionNecesaria[0]).toExtend<{ nombre: string } | undefined>();
    }
  });

  it('11 without its documents is a broken answer', async () => {
    server.behaviours = [json({ status: 11, datos: null })];
    expect(await server.client()(inscribirse, apply)).toMatchObject({ code: 500, reason: 'shape' });
  });

  it('80 of an application shows the requirements', async () => {
    server.behaviours = [json({ status: 80, datos: null })];
    expect(await server.client()(inscribirse, apply)).toEqual({ ok: false, kind: 'requirements', code: 80 });
  });

  it.each([1, 12, 24, 999])('%i sends a report', async (status) => {
    server.behaviours = [json({ status, datos: null })];
    expect(await server.client()(inscribirse, apply)).toEqual({ ok: false, kind: 'error', code: status });
    expect(server.reported).toEqual([status]);
  });

  it('of the list of agreements is always 500, but for a lost session and a refused account', async () => {
    const statuses = [1, 4711, 2, 90];
    server.behaviours = statuses.map((status) => json({ status, datos: null }));
    const codes = [];
    for (const _ of statuses) codes.push(await server.client()(dameConveniosEmpresa, {}));
    expect(codes).toMatchObject([500, 500, 2, 90].map((code) => ({ ok: false, code })));
    expect(server.reported.slice(0, 2)).toEqual([500, 500]);
  });

  it('58 on saving an offer shows the message of the server', async () => {
    const offer = { body: { titulo: 'Beca', idPerfil: 2 } } as const;
    server.behaviours = [
      json({ status: 58, datos: null, mensaje: 'Dedicación del 80 %' }),
      json({ status: 58 }),
    ];
    expect(await server.client()(addOferta, offer)).toEqual({
      ok: false,
      kind: 'message',
      code: 58,
      message: 'Dedicación del 80 %',
    });
    expect(await server.client()(addOferta, offer)).toEqual({ ok: false, kind: 'error', code: 58 });
  });

  it.each([3, 90])('%i of a sign-in shows the message of the server', async (status) => {
    server.behaviours = [json({ status, datos: null, mensaje: 'Quedan dos intentos' })];
    const input = { params: { tipo: 'Alumno' }, body: { usuario: 'ana', password: 'x' } } as const;
    expect(await server.client()(logaUsuario, input)).toEqual({
      ok: false,
      kind: 'message',
      code: status,
      message: 'Quedan dos intentos',
    });
  });

  it.each([9, 32, 59, 71, 79, 90])('%i, which refuses the account, has the reason', async (status) => {
    server.behaviours = [json({ status, datos: null, mensaje: 'Ven a secretaría' })];
    const message = { ok: false, kind: 'message', code: status, message: 'Ven a secretaría' };
    expect(await server.client()(dameGuiaOrientacion, {})).toEqual(message);
  });

  it('15 and 48 have the missing fields and the reason, also where the call does not list these codes', async () => {
    const move = { body: { idCandidatura: 1, idEstado: 5 } } as const;
    const refusals = [
      [48, { motivo: 'La convocatoria está cerrada.' }],
      [15, { campos: ['empresa.iban'] }],
    ] as const;
    for (const [status, datos] of refusals) {
      server.behaviours = [json({ status, datos })];
      const refusal = { ok: false, kind: 'error', code: status, ...datos };
      expect(await server.client()(cambiaEstadoCandidatura, move)).toEqual(refusal);
    }
    server.behaviours = [json({ status: 48, datos: { motivo: 7 } })];
    expect(await server.client()(dameGuiaOrientacion, {})).toEqual({ ok: false, kind: 'error', code: 48 });
  });

  it('of any other kind is the error of the catalogue, whatever the message of the server', async () => {
    server.behaviours = [json({ status: 20, datos: null, mensaje: 'no' })];
    expect(await server.client()(dameGuiaOrientacion, {})).toEqual({ ok: false, kind: 'error', code: 20 });
    server.behaviours = [json({ status: 11, datos: null })];
    expect(await server.client()(dameGuiaOrientacion, {})).toEqual({ ok: false, kind: 'error', code: 11 });
  });
});
