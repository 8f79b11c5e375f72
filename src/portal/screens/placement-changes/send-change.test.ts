import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { makePlacement } from '#sandbox/seed/make-offers.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { startCompanySandbox, upload } from '../../../../tests/support/sandbox/company-sandbox.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { sendChangeRequest } from './send-change.ts';

async function start() {
  const sandbox = await startCompanySandbox();
  const { db, company, student, as } = sandbox;
  const idPractica = makePlacement(db, student, company);
  const call = sandboxCaller(sandbox, 'es', as.token);
  const body = {
    idPractica,
    tipo: 'Variación',
    horasAldia: 4,
    horario: 'Tardes',
    motivo: 'Torn & «més»',
  } as const;
  const rows = () => db.value<number>(sql`SELECT count(*) FROM change_request`);
  return { ...sandbox, call, body, rows };
}

const change = 'solicitarAccionSobrePractica';

describe('a request for a change of a placement', () => {
  it('is sent with its file', async () => {
    const { call, body, db } = await start();
    const sent = await sendChangeRequest(call, { ...body, fichero: upload('Documento') });
    expect(sent).toEqual({ ok: true });
    expect(db.get<object>(sql`SELECT tipo, datos FROM change_request`)).toEqual({
      tipo: 'Variación',
      datos: { horasAldia: 4, horario: 'Tardes', motivo: 'Torn & «més»' },
    });
  });

  it('is reconciled when its answer is lost', async () => {
    const { call, body, rows } = await start();
    const losing = (async (...args: Parameters<Caller>) => {
      const result = await call(...args);
      return args[0].name === change ? unavailable('network') : result;
    }) as Caller;
    expect(await sendChangeRequest(losing, body)).toEqual({ ok: true });
    expect(rows()).toBe(1);
  });

  it('has an unknown outcome when it did not arrive', async () => {
    const { call, body, rows } = await start();
    const cut = (async (...args: Parameters<Caller>) =>
      args[0].name === change ? unavailable('network') : call(...args)) as Caller;
    expect(await sendChangeRequest(cut, body)).toEqual({ ok: false, kind: 'lost' });
    expect(rows()).toBe(0);
  });

  it('is reconciled before it is sent again, as it may have arrived', async () => {
    const { call, body, rows } = await start();
    await sendChangeRequest(call, body);
    expect(await sendChangeRequest(call, body, undefined, [body])).toEqual({ ok: true });
    expect(await sendChangeRequest(call, { ...body, horasAldia: 3 }, undefined, [body])).toEqual({
      ok: false,
      kind: 'arrived',
    });
    expect(rows()).toBe(1);
  });

  it('counts as different with another file, since stored requests do not name theirs', async () => {
    const { call, body, rows } = await start();
    const [first, other] = [upload('Documento'), { ...upload('Documento'), fichero: 'QUFBQQ==' }];
    await sendChangeRequest(call, { ...body, fichero: first });
    const again = (fichero?: typeof first) =>
      sendChangeRequest(call, fichero ? { ...body, fichero } : body, undefined, [
        { ...body, fichero: first },
      ]);
    expect(await again({ ...first })).toEqual({ ok: true });
    for (const changed of [other, undefined])
      expect(await again(changed)).toEqual({ ok: false, kind: 'arrived' });
    expect(rows()).toBe(1);
  });

  it('is refused with the reason while another one is pending', async () => {
    const { call, body } = await start();
    await sendChangeRequest(call, body);
    expect(await sendChangeRequest(call, body)).toMatchObject({
      ok: false,
      code: 48,
      motivo: 'Ya hay una solicitud de este tipo pendiente de respuesta.',
    });
  });
});
