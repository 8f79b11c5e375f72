import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { startCompanySandbox } from '../../../../tests/support/sandbox/company-sandbox.ts';
import { makeEducationRequest } from '../../../../tests/support/sandbox/make-companies.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { answerRequest, type EducationAnswer } from './answer-request.ts';

async function start() {
  const sandbox = await startCompanySandbox({ checkMenuEducacion: true });
  const { db, company, student, as } = sandbox;
  const id = makeEducationRequest(db, company, student);
  const call = sandboxCaller(sandbox, 'es', as.token);
  const state = () => db.value(sql`SELECT estado FROM placement_request WHERE id = ${id}`);
  /** A network on which the answer to a call is lost, whether or not the call arrives. */
  const losing = (name: string, arrives: boolean): Caller =>
    (async (...args: Parameters<Caller>) => {
      if (args[0].name !== name) return call(...args);
      if (arrives) await call(...args);
      return unavailable('network');
    }) as Caller;
  return { id, call, state, losing };
}

describe('the answer to an education request', () => {
  it('accepts it', async () => {
    const { id, call, state } = await start();
    expect(await answerRequest(call, id, { accepts: true })).toEqual({ ok: true });
    expect(state()).toBe('aceptada');
  });

  it('rejects it, with or without a reason', async () => {
    for (const motivo of ['No hay «plazas»', ' ']) {
      const { id, call, state } = await start();
      expect(await answerRequest(call, id, { accepts: false, motivo })).toEqual({ ok: true });
      expect(state()).toBe('rechazada');
    }
  });

  it('succeeds despite a lost answer of the server if the request shows it', async () => {
    const { id, state, losing } = await start();
    const call = losing('rechazarSolicitudPractica', true);
    expect(await answerRequest(call, id, { accepts: false, motivo: 'No' })).toEqual({ ok: true });
    expect(state()).toBe('rechazada');
  });

  it('has an unknown outcome if it did not arrive', async () => {
    const { id, state, losing } = await start();
    const call = losing('aceptarSolicitudPractica', false);
    expect(await answerRequest(call, id, { accepts: true })).toEqual({ ok: false, kind: 'lost' });
    expect(state()).toBe('pendiente');
  });

  it('reports an earlier answer of a colleague', async () => {
    const { id, call } = await start();
    await answerRequest(call, id, { accepts: false, motivo: 'No' });
    expect(await answerRequest(call, id, { accepts: true })).toMatchObject({
      ok: false,
      kind: 'answered',
      now: { estado: 'rechazada', motivo: 'No' },
      isOwn: false,
    });
  });

  it('reports an earlier answer of its own that arrived before another one was sent', async () => {
    const { id, call, losing } = await start();
    const earlier: EducationAnswer[] = [];
    // Both the answer and the later read are lost.
    const down = ((...args: Parameters<Caller>) =>
      args[0].method === 'GET'
        ? unavailable('network')
        : losing('rechazarSolicitudPractica', true)(...args)) as Caller;
    const first = { accepts: false, motivo: 'No' } as const;
    expect(await answerRequest(down, id, first, earlier)).toEqual({ ok: false, kind: 'lost' });
    expect(await answerRequest(call, id, { ...first, motivo: 'Sin plazas' }, earlier)).toMatchObject({
      kind: 'answered',
      now: { motivo: 'No' },
      isOwn: true,
    });
    expect(await answerRequest(call, id, { accepts: true }, earlier)).toMatchObject({ isOwn: true });
  });
});
