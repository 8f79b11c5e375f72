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

/** A company with an active offer, and what it does with it. */
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
  const changesThrough = (through: Caller = call, asking = reread) =>
    createOfferChanges({
      call: through,
      reread: asking,
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
  /** What the page shows from now on. */
  const show = async (): Promise<void> => {
    shown = (await list()).map(({ idoferta }) => idoferta);
  };
  return { sandbox, id, call, late, list, offer, show, changesThrough, rereads: () => rereads };
}

/** Lets a call arrive and loses its answer. */
const losing =
  (call: Caller): Caller =>
  async (...asked) => {
    await call(...asked);
    return unavailable('network');
  };

const lost: Caller = () => Promise.resolve(unavailable('network'));

describe('closing an offer', () => {
  it('says who was chosen, or that nobody was', async () => {
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

  it('is done when its answer is lost and the offer is closed afterwards, and not otherwise', async () => {
    const { call, changesThrough, offer } = await start();
    const open = await offer();
    expect(await changesThrough(lost).close(open, { hayElegido: false })).toMatchObject({
      ok: false,
      code: 500,
    });
    expect(await changesThrough(losing(call)).close(open, { hayElegido: false })).toEqual({ ok: true });
  });

  it('with other words after an answer that was lost says that the first have arrived', async () => {
    const { call, changesThrough, offer, list } = await start();
    const open = await offer();
    let isDown = true;
    const changes = changesThrough(
      (...asked) => (isDown ? losing(call) : call)(...asked),
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

  it('that a colleague has done is refused, and the list is asked for anew', async () => {
    const { changesThrough, offer, rereads } = await start();
    const open = await offer();
    await changesThrough().close(open, { hayElegido: false });
    const before = rereads();
    expect(await changesThrough().close(open, { hayElegido: false })).toMatchObject({ code: 49 });
    expect(rereads()).toBe(before + 1);
  });
});

describe('deleting an offer', () => {
  it('takes it out of the list, also when the answer is lost', async () => {
    const { call, changesThrough, offer, list } = await start();
    const present = await offer();
    expect(await changesThrough(lost).remove(present)).toMatchObject({ ok: false });
    expect(await changesThrough(losing(call)).remove(present)).toEqual({ ok: true });
    expect(await list()).toEqual([]);
    expect(await changesThrough().remove(present)).toMatchObject({ code: 4 });
  });

  it('is refused while someone takes part, or the university manages it', async () => {
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
  ] as const)('makes one %s, and says which', async (_, asOther, idPerfil) => {
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

  it('is made once when the answer is lost: the new one of the list is the copy, and an older copy is not', async () => {
    const { call, changesThrough, offer, list } = await start();
    const original = await offer();
    const first = await changesThrough().copy(original, false);
    expect(await changesThrough(lost).copy(original, false)).toMatchObject({ ok: false });
    const second = await changesThrough(losing(call)).copy(original, false);
    expect(second).toMatchObject({ ok: true });
    expect(second).not.toEqual(first);
    expect(await list()).toHaveLength(3);
  });

  it('that a slow server makes only after it was given up is waited for', async () => {
    const { call, late, changesThrough, offer, list } = await start();
    const original = await offer();
    let isSlow = true;
    const slow: Caller = (...asked) =>
      isSlow
        ? Promise.resolve(late.hold(() => call(...asked), unavailable('timeout') as never))
        : call(...asked);
    const changes = changesThrough(slow);
    expect(await changes.copy(original, false)).toMatchObject({ ok: false, kind: 'unavailable' });
    isSlow = false;
    expect(await changes.copy(original, false)).toMatchObject({ ok: true });
    expect(await list()).toHaveLength(2);
  });

  it('is asked about where another tab has just made a copy', async () => {
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

  it('finds the number of the copy where the server does not say it', async () => {
    const { call, changesThrough, offer, list } = await start();
    const short: Caller = async (...asked) => {
      const result = await call(...asked);
      if (result.ok) Object.assign(result.datos as object, { idoferta: undefined });
      return result;
    };
    const result = await changesThrough(short).copy(await offer(), false);
    expect(result).toMatchObject({ ok: true, copy: { idoferta: (await list())[0]?.idoferta } });
  });
});
