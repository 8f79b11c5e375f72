import { describe, expect, it } from 'vitest';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { sql } from '#sandbox/db/sql.ts';
import { makeCandidacy, makeOffer } from '#sandbox/seed/make-offers.ts';
import { startCompanySandbox } from '../../../../tests/support/sandbox/company-sandbox.ts';
import { lateServer } from '../../../../tests/support/faults/late-server.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { createOfferChanges } from './offer-changes.ts';

/** Starts a sandbox with an active offer of a company, and changes for it. */
async function start() {
  const sandbox = await startCompanySandbox({ canDuplicarOferta: true, canDuplicarOfertaInvertida: true });
  const { db, company, as } = sandbox;
  const { id } = makeOffer(db, company, { titulo: 'Taller', fechaCaducidad: '2026-06-30' });
  const call = sandboxCaller(sandbox, 'es', as.token);
  const late = lateServer();
  let shown: readonly number[] | undefined;
  let rereads = 0;
  const reread = async (): Promise<readonly Process[] | undefined> => {
    rereads += 1;
    const result = await call(dameProcesosEmpleoYpracticas, {});
    return result.ok ? result.datos : undefined;
  };
  const changesThrough = (through: Caller = call, rereading = reread) =>
    createOfferChanges({
      call: through,
      reread: rereading,
      drop: () => undefined,
      known: () => shown,
      clock: late.clock,
    });
  const list = async (): Promise<readonly Process[]> => (await reread()) ?? [];
  const offer = async (): Promise<Process> => {
    const found = (await list()).find(({ idoferta }) => idoferta === id);
    if (!found) throw new Error('The offer is gone');
    return found;
  };
  /** Makes the page show the current list. */
  const show = async (): Promise<void> => {
    shown = (await list()).map(({ idoferta }) => idoferta);
  };
  return { sandbox, id, call, late, list, offer, show, changesThrough, rereads: () => rereads };
}

/** Sends a call and loses its answer. */
const losing =
  (call: Caller): Caller =>
  async (...args) => {
    await call(...args);
    return unavailable('network');
  };

const lost: Caller = () => Promise.resolve(unavailable('network'));

describe('closing an offer', () => {
  it('stores who was chosen', async () => {
    const { sandbox, changesThrough, offer } = await start();
    const closing = {
      hayElegido: true,
      nombre: 'Nora Vidal',
      fechaInicioContrato: '2026-03-01',
      idTipoContrato: 1,
    };
    expect(await changesThrough().close(await offer(), closing)).toEqual({ ok: true });
    expect(await offer()).toMatchObject({ Estado: 'cerrada' });
    expect(sandbox.db.get(sql`SELECT cierre FROM offer`)).toMatchObject({ cierre: { nombre: 'Nora Vidal' } });
  });

  it('with a lost answer counts as done only if the offer is closed afterwards', async () => {
    const { call, changesThrough, offer } = await start();
    const open = await offer();
    expect(await changesThrough(lost).close(open, { hayElegido: false })).toMatchObject({
      ok: false,
      code: 500,
    });
    expect(await changesThrough(losing(call)).close(open, { hayElegido: false })).toEqual({ ok: true });
  });

  it('with changed content after a lost answer reports that the first attempt has arrived', async () => {
    const { call, changesThrough, offer, list } = await start();
    const open = await offer();
    let isDown = true;
    const changes = changesThrough(
      (...args) => (isDown ? losing(call) : call)(...args),
      async () => (isDown ? undefined : list()),
    );
    const nobody = { hayElegido: false };
    expect(await changes.close(open, nobody)).toMatchObject({ ok: false, kind: 'unavailable' });
    isDown = false;
    const someone = {
      hayElegido: true,
      nombre: 'Nora Vidal',
      fechaInicioContrato: '2026-03-01',
      idTipoContrato: 1,
    };
    expect(await changes.close(open, someone)).toEqual({ ok: false, kind: 'arrived' });
    expect(await changes.close(open, nobody)).toEqual({ ok: true });
  });

  it('after a colleague has closed the offer is refused, and the list is read again', async () => {
    const { changesThrough, offer, rereads } = await start();
    const open = await offer();
    await changesThrough().close(open, { hayElegido: false });
    const before = rereads();
    expect(await changesThrough().close(open, { hayElegido: false })).toMatchObject({ code: 49 });
    expect(rereads()).toBe(before + 1);
  });
});

describe('deleting an offer', () => {
  it('removes the offer from the list, also with a lost answer', async () => {
    const { call, changesThrough, offer, list } = await start();
    const present = await offer();
    expect(await changesThrough(lost).remove(present)).toMatchObject({ ok: false });
    expect(await changesThrough(losing(call)).remove(present)).toEqual({ ok: true });
    expect(await list()).toEqual([]);
    expect(await changesThrough().remove(present)).toMatchObject({ code: 4 });
  });

  it('is refused while a candidacy is in progress or the university manages the offer', async () => {
    const { sandbox, changesThrough, offer, id } = await start();
    const candidacy = makeCandidacy(sandbox.db, id, sandbox.student, { estado: 3 });
    expect(await changesThrough().remove(await offer())).toMatchObject({ code: 48 });
    sandbox.db.update('candidacy', { id: candidacy }, { estado: 9 });
    sandbox.db.update('offer', { id }, { gestor: 'Marta' });
    expect(await changesThrough().remove(await offer())).toMatchObject({ code: 25 });
  });
});

describe('duplicating an offer', () => {
  it.each([
    ['of the same kind', false, 2],
    ['of the other kind', true, 1],
  ] as const)('creates a copy %s and returns its ids', async (_, asOther, idPerfil) => {
    const { changesThrough, offer, list } = await start();
    const original = await offer();
    const result = await changesThrough().copy(original, asOther);
    const [copy] = await list();
    expect(copy).toMatchObject({ Estado: 'pendiente', copiaDe: original.urlAcceso, idPerfil });
    expect(result).toMatchObject({
      ok: true,
      copy: { urlAcceso: copy?.urlAcceso, idoferta: copy?.idoferta },
    });
  });

  it('creates one copy with a lost answer: the new one in the list, not an older copy', async () => {
    const { call, changesThrough, offer, list } = await start();
    const original = await offer();
    const first = await changesThrough().copy(original, false);
    expect(await changesThrough(lost).copy(original, false)).toMatchObject({ ok: false });
    const second = await changesThrough(losing(call)).copy(original, false);
    expect(second).toMatchObject({ ok: true });
    expect(second).not.toEqual(first);
    expect(await list()).toHaveLength(3);
  });

  it('waits for a copy that a slow server stores after the timeout', async () => {
    const { call, late, changesThrough, offer, list } = await start();
    const original = await offer();
    let isSlow = true;
    const slow: Caller = (...args) =>
      isSlow
        ? Promise.resolve(late.hold(() => call(...args), unavailable('timeout') as never))
        : call(...args);
    const changes = changesThrough(slow);
    expect(await changes.copy(original, false)).toMatchObject({ ok: false, kind: 'unavailable' });
    isSlow = false;
    expect(await changes.copy(original, false)).toMatchObject({ ok: true });
    expect(await list()).toHaveLength(2);
  });

  it('needs confirmation if another tab has just created a copy', async () => {
    const { changesThrough, offer, list, show } = await start();
    const original = await offer();
    await show();
    await changesThrough().copy(original, false);
    const copy = (await list()).find(({ copiaDe }) => copiaDe)?.urlAcceso;
    const changes = changesThrough();
    expect(await changes.copy(original, false)).toMatchObject({ kind: 'arrived', copy: { urlAcceso: copy } });
    expect(await list()).toHaveLength(2);
    expect(await changes.copy(original, false, true)).toMatchObject({ ok: true });
    expect(await list()).toHaveLength(3);
  });

  it('finds the id of the copy in the list where the server omits it', async () => {
    const { call, changesThrough, offer, list } = await start();
    const short: Caller = async (...args) => {
      const result = await call(...args);
      if (result.ok) Object.assign(result.datos as object, { idoferta: undefined });
      return result;
    };
    const result = await changesThrough(short).copy(await offer(), false);
    expect(result).toMatchObject({ ok: true, copy: { idoferta: (await list())[0]?.idoferta } });
  });
});
