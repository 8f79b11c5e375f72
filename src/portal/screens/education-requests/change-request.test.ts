import { describe, expect, it } from 'vitest';
import { dameSolicitudPractica } from '#core/contract/calls/company-education.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { sql } from '#sandbox/db/sql.ts';
import { dniOf, makeStudent } from '#sandbox/seed/seed-data.ts';
import { startCompanySandbox } from '../../../../tests/support/sandbox/company-sandbox.ts';
import { makeEducationRequest } from '../../../../tests/support/sandbox/make-companies.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { changeRequest } from './change-request.ts';

const dni = dniOf(99_710_101);
const original = { dni, fechaInicio: '2026-09-01', fechaFin: '2027-01-31', observaciones: 'Con «EPI»' };
const change = { dni, fechaInicio: '2026-10-01', fechaFin: '2027-01-31', horasAldia: 4 };

async function start() {
  const sandbox = await startCompanySandbox({ checkMenuEducacion: true });
  const { db, company, as } = sandbox;
  const id = makeEducationRequest(db, company, makeStudent(db, { numeroDocumento: dni }), {
    datos: original,
  });
  const call = sandboxCaller(sandbox, 'es', as.token);
  const read = await call(dameSolicitudPractica, { params: { id } });
  if (!read.ok) throw new Error('The request cannot be read');
  const datos = () => db.value(sql`SELECT datos FROM placement_request WHERE id = ${id}`);
  /** A network on which the answer to a change is lost, whether or not the change arrives. */
  const losing = (arrives: boolean): Caller =>
    (async (...args: Parameters<Caller>) => {
      if (args[0].name !== 'solicitudPracticaEmpresa') return call(...args);
      if (arrives) await call(...args);
      return unavailable('network');
    }) as Caller;
  return { ...sandbox, id, call, opened: read.datos, datos, losing };
}

describe('a change of an education request', () => {
  it('replaces the data of the request', async () => {
    const { call, opened, datos } = await start();
    expect(await changeRequest(call, opened, change)).toEqual({ ok: true });
    expect(datos()).toEqual(change);
  });

  it('succeeds despite a lost answer if the request shows it', async () => {
    const { opened, datos, losing } = await start();
    expect(await changeRequest(losing(true), opened, change)).toEqual({ ok: true });
    expect(datos()).toEqual(change);
  });

  it('has an unknown outcome if it did not arrive', async () => {
    const { opened, datos, losing } = await start();
    expect(await changeRequest(losing(false), opened, change)).toEqual({ ok: false, kind: 'lost' });
    expect(datos()).toEqual(original);
  });

  it('that arrived without an answer is not reported as a conflict', async () => {
    const { call, opened, datos, losing } = await start();
    let isDown = false;
    const breaking = (async (...args: Parameters<Caller>) => {
      if (isDown) return unavailable('network');
      isDown = args[0].name === 'solicitudPracticaEmpresa';
      return losing(true)(...args);
    }) as Caller;
    expect(await changeRequest(breaking, opened, change)).toEqual({ ok: false, kind: 'lost' });
    expect(await changeRequest(call, opened, change)).toEqual({ ok: true });
    expect(datos()).toEqual(change);
  });

  it('does not overwrite a concurrent change of a colleague', async () => {
    const { db, id, call, opened, datos } = await start();
    const byColleague = { ...original, horario: 'Tardes' };
    db.update('placement_request', { id }, { datos: byColleague });
    const result = await changeRequest(call, opened, change);
    expect(result).toMatchObject({ ok: false, kind: 'changed', now: { horario: 'Tardes' } });
    expect(datos()).toEqual(byColleague);
    if (result.ok || result.kind !== 'changed') throw new Error('No conflict was reported');
    expect(await changeRequest(call, result.now, change)).toEqual({ ok: true });
    expect(datos()).toEqual(change);
  });

  it('is not sent once the request has an answer', async () => {
    const { db, id, call, opened, datos } = await start();
    db.update('placement_request', { id }, { estado: 'rechazada', motivo: 'No' });
    expect(await changeRequest(call, opened, change)).toMatchObject({
      ok: false,
      kind: 'answered',
      now: { estado: 'rechazada' },
    });
    expect(datos()).toEqual(original);
  });
});
