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
import { createChanges } from '#portal/pieces/pre-enrolment/changes-store.ts';
import { createOrder } from './order-store.ts';

const me = { usuario: 'nora@alumnado.example' };

/** A student with an application to a placement in each of these states. */
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
  const of = async (index: number) => {
    const application = (await read()).find(({ urlAcceso }) => urlAcceso === urls[index]);
    if (!application) throw new Error('There is no such application');
    return application;
  };
  return { sandbox, urls: urls as [string, ...string[]], call, read, of };
}

/** Lets a call arrive and loses its answer. */
const losing =
  (call: Caller): Caller =>
  async (...asked) => {
    await call(...asked);
    return unavailable('network');
  };

describe('a change of an application', () => {
  const changesOf = ({ call, read }: Awaited<ReturnType<typeof start>>, through: Caller = call) =>
    createChanges({ call: through, reread: read });

  it.each([
    [1, { does: 'withdraw' }, 14],
    [2, { does: 'withdraw' }, 14],
    [16, { does: 'accept' }, 3],
    [16, { does: 'reject', idMotivo: 401 }, 17],
  ] as const)('in state %i is made: %o', async (from, change, to) => {
    const scene = await start(from);
    const changes = changesOf(scene);
    const application = await scene.of(0);
    expect(await changes.make(application, change)).toEqual({ ok: true });
    expect(changes.$left.get().get(application.urlAcceso)).toEqual({ estado: from, isUnknown: false });
    expect((await scene.of(0)).estado).toBe(to);
  });

  it.each([
    [4, { does: 'withdraw' }, 30],
    [9, { does: 'withdraw' }, 49],
    [1, { does: 'accept' }, 14],
    [17, { does: 'reject', idMotivo: 401 }, 49],
    [16, { does: 'reject', idMotivo: 301 }, 15],
  ] as const)('in state %i is refused, and nothing has changed: %o', async (from, change, code) => {
    const scene = await start(from);
    const changes = changesOf(scene);
    expect(await changes.make(await scene.of(0), change)).toMatchObject({ ok: false, code });
    expect(changes.$left.get().size).toBe(0);
    expect((await scene.of(0)).estado).toBe(from);
  });

  it('of one that is no more is refused', async () => {
    const scene = await start(1);
    const application = await scene.of(0);
    scene.sandbox.db.run(sql`DELETE FROM candidacy_step`);
    scene.sandbox.db.run(sql`DELETE FROM candidacy`);
    expect(await changesOf(scene).make(application, { does: 'withdraw' })).toMatchObject({ code: 31 });
  });

  it('whose answer got lost has been made where the server shows it', async () => {
    const scene = await start(16);
    const changes = changesOf(scene, losing(scene.call));
    expect(await changes.make(await scene.of(0), { does: 'accept' })).toEqual({ ok: true });
  });

  it('that is made is said to be so where its new state cannot be shown, and looked for again', async () => {
    const scene = await start(1);
    const application = await scene.of(0);
    let isDown = true;
    const reread = () => (isDown ? Promise.resolve([application]) : scene.read());
    const changes = createChanges({ call: scene.call, reread });
    expect(await changes.make(application, { does: 'withdraw' })).toEqual({ ok: true });
    const left = () => changes.$left.get().get(application.urlAcceso);
    await expect.poll(left).toEqual({ estado: 1, isUnknown: true });
    isDown = false;
    await changes.look(application);
    expect(left()).toEqual({ estado: 1, isUnknown: false });
  });

  it('that did not arrive can be tried again', async () => {
    const scene = await start(16);
    const changes = changesOf(scene, () => Promise.resolve(unavailable('network')));
    expect(await changes.make(await scene.of(0), { does: 'accept' })).toMatchObject({ kind: 'unavailable' });
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

  it('is shown at once, and the server takes it', async () => {
    const { urls, call, read } = await start(1, 2, 1);
    const { order, saved } = orderOf(call);
    const wanted = [...urls].reverse();
    order.want(wanted);
    expect(order.$order.get()).toBe(wanted);
    await expect.poll(() => saved).toEqual([wanted]);
    expect((await read()).map(({ urlAcceso }) => urlAcceso)).toEqual(wanted);
  });

  it('that changes while it is sent is sent once more, as it is wanted last', async () => {
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
    ['with one that can no longer be withdrawn', (urls: string[]) => [...urls].reverse(), 49],
    ['with one that is not there', () => ['nada'], 31],
  ])('%s is refused, and that of the server is shown again', async (_, wanted, code) => {
    const { urls, call, read } = await start(1, 4);
    const { order, failed } = orderOf(call);
    order.want(wanted(urls));
    await expect.poll(() => failed).toMatchObject([[{ code }, expect.any(Function)]]);
    expect(order.$order.get()).toBeUndefined();
    expect((await read()).map(({ urlAcceso }) => urlAcceso)).toEqual(urls);
  });

  it('that did not arrive is sent again when that is wanted', async () => {
    const { urls, call } = await start(1, 2);
    let isDown = true;
    const { order, saved, failed } = orderOf((...asked) =>
      isDown ? Promise.resolve(unavailable('network') as never) : call(...asked),
    );
    const wanted = [...urls].reverse();
    order.want(wanted);
    await expect.poll(() => failed.length).toBe(1);
    isDown = false;
    failed[0]?.[1]();
    await expect.poll(() => saved).toEqual([wanted]);
  });
});
