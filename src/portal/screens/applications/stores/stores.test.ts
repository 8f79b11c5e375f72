import { describe, expect, it } from 'vitest';
import { dameCandidaturasPracticasUsuario } from '#core/contract/calls/student-offers.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { makeCompany, makeStudent } from '#sandbox/seed/seed-data.ts';
import { makeCandidacy, makeOffer } from '#sandbox/seed/make-offers.ts';
import { sql } from '#sandbox/db/sql.ts';
import { startSandbox } from '../../../../../tests/support/sandbox/sandbox.ts';
import { sandboxCaller } from '../../../../../tests/support/sandbox/sandbox-caller.ts';
import { createPreEnrolmentChanges } from '#portal/pieces/pre-enrolment/changes-store.ts';
import { createOrder } from './order-store.ts';

const me = { usuario: 'nora@alumnado.example' };

/** Starts a sandbox with a student who has one application to a placement in each of the states. */
async function start(...states: number[]) {
  const sandbox = await startSandbox({ content: 'empty', clock: () => new Date('2026-03-10T12:00:00Z') });
  const student = makeStudent(sandbox.db, { email: me.usuario });
  const company = makeCompany(sandbox.db);
  const urls = states.map((estado, index) => {
    const offer = makeOffer(sandbox.db, company, { idPerfil: 2 });
    makeCandidacy(sandbox.db, offer.id, student, { estado, orden: index + 1 });
    return offer.urlAcceso;
  });
  const call = sandboxCaller(sandbox, 'es', await sandbox.tokenOf(me));
  const read = async () => {
    const result = await call(dameCandidaturasPracticasUsuario, {});
    return result.ok ? result.datos : [];
  };
  const applicationAt = async (index: number) => {
    const application = (await read()).find(({ urlAcceso }) => urlAcceso === urls[index]);
    if (!application) throw new Error('There is no such application');
    return application;
  };
  return { sandbox, urls: urls as [string, ...string[]], call, read, applicationAt };
}

/** A network on which a call arrives, but its answer is lost. */
const losing =
  (call: Caller): Caller =>
  async (...args) => {
    await call(...args);
    return unavailable('network');
  };

describe('a change of an application', () => {
  const changesOf = ({ call, read }: Awaited<ReturnType<typeof start>>, through: Caller = call) =>
    createPreEnrolmentChanges({ call: through, reread: read });

  it.each([
    [1, { does: 'withdraw' }, 14],
    [2, { does: 'withdraw' }, 14],
    [16, { does: 'accept' }, 3],
    [16, { does: 'reject', idMotivo: 401 }, 17],
  ] as const)('in state %i is made: %o', async (from, change, to) => {
    const setup = await start(from);
    const changes = changesOf(setup);
    const application = await setup.applicationAt(0);
    expect(await changes.send(application, change)).toEqual({ ok: true });
    expect(changes.$previousStates.get().get(application.urlAcceso)).toEqual({
      estado: from,
      isUnknown: false,
    });
    expect((await setup.applicationAt(0)).estado).toBe(to);
  });

  it.each([
    [4, { does: 'withdraw' }, 30],
    [9, { does: 'withdraw' }, 49],
    [1, { does: 'accept' }, 14],
    [17, { does: 'reject', idMotivo: 401 }, 49],
    [16, { does: 'reject', idMotivo: 301 }, 15],
  ] as const)('in state %i is refused, and nothing has changed: %o', async (from, change, code) => {
    const setup = await start(from);
    const changes = changesOf(setup);
    expect(await changes.send(await setup.applicationAt(0), change)).toMatchObject({ ok: false, code });
    expect(changes.$previousStates.get().size).toBe(0);
    expect((await setup.applicationAt(0)).estado).toBe(from);
  });

  it('is refused for an application that does not exist any more', async () => {
    const setup = await start(1);
    const application = await setup.applicationAt(0);
    setup.sandbox.db.run(sql`DELETE FROM candidacy_step`);
    setup.sandbox.db.run(sql`DELETE FROM candidacy`);
    expect(await changesOf(setup).send(application, { does: 'withdraw' })).toMatchObject({ code: 31 });
  });

  it('succeeds despite a lost answer if the server shows the new state', async () => {
    const setup = await start(16);
    const changes = changesOf(setup, losing(setup.call));
    expect(await changes.send(await setup.applicationAt(0), { does: 'accept' })).toEqual({ ok: true });
  });

  it('is reported as made with an unknown state if reading fails, until a later read', async () => {
    const setup = await start(1);
    const application = await setup.applicationAt(0);
    let isDown = true;
    const reread = () => (isDown ? Promise.resolve([application]) : setup.read());
    const changes = createPreEnrolmentChanges({ call: setup.call, reread });
    expect(await changes.send(application, { does: 'withdraw' })).toEqual({ ok: true });
    const left = () => changes.$previousStates.get().get(application.urlAcceso);
    await expect.poll(left).toEqual({ estado: 1, isUnknown: true });
    isDown = false;
    await changes.reread(application);
    expect(left()).toEqual({ estado: 1, isUnknown: false });
  });

  it('can be retried if it did not arrive', async () => {
    const setup = await start(16);
    const changes = changesOf(setup, () => Promise.resolve(unavailable('network')));
    expect(await changes.send(await setup.applicationAt(0), { does: 'accept' })).toMatchObject({
      kind: 'unavailable',
    });
  });
});

describe('the order of preference', () => {
  const orderOf = (call: Caller) => {
    const saved: string[][] = [];
    const failed: [CallFailure, () => void][] = [];
    const order = createOrder({
      call,
      onSaved: (taken) => saved.push([...taken]),
      onFailed: (failure, retry) => failed.push([failure, retry]),
    });
    return { order, saved, failed };
  };

  it('is shown at once and saved', async () => {
    const { urls, call, read } = await start(1, 2, 1);
    const { order, saved } = orderOf(call);
    const wanted = [...urls].reverse();
    order.want(wanted);
    expect(order.$order.get()).toBe(wanted);
    await expect.poll(() => saved).toEqual([wanted]);
    expect((await read()).map(({ urlAcceso }) => urlAcceso)).toEqual(wanted);
  });

  it('is sent once more, as it was wanted last, if it changes during a save', async () => {
    const { urls, call, read } = await start(1, 2, 1);
    const [a, b = '', c = ''] = urls;
    const { order, saved } = orderOf(call);
    order.want([b, a, c]);
    order.want([b, c, a]);
    order.want([c, b, a]);
    await expect
      .poll(() => saved)
      .toEqual([
        [b, a, c],
        [c, b, a],
      ]);
    expect((await read()).map(({ urlAcceso }) => urlAcceso)).toEqual([c, b, a]);
  });

  it.each([
    ['with an application that cannot be withdrawn any more', (urls: string[]) => [...urls].reverse(), 49],
    ['with an unknown application', () => ['nada'], 31],
  ])('%s is refused, and the order of the server is shown again', async (_, wanted, code) => {
    const { urls, call, read } = await start(1, 4);
    const { order, failed } = orderOf(call);
    order.want(wanted(urls));
    await expect.poll(() => failed).toMatchObject([[{ code }, expect.any(Function)]]);
    expect(order.$order.get()).toBeUndefined();
    expect((await read()).map(({ urlAcceso }) => urlAcceso)).toEqual(urls);
  });

  it('can be sent again if it did not arrive', async () => {
    const { urls, call } = await start(1, 2);
    let isDown = true;
    const { order, saved, failed } = orderOf((...args) =>
      isDown ? Promise.resolve(unavailable('network') as never) : call(...args),
    );
    const wanted = [...urls].reverse();
    order.want(wanted);
    await expect.poll(() => failed.length).toBe(1);
    isDown = false;
    failed[0]?.[1]();
    await expect.poll(() => saved).toEqual([wanted]);
  });
});
