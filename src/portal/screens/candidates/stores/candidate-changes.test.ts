import { describe, expect, it } from 'vitest';
import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { sql } from '#sandbox/db/sql.ts';
import { makeCandidacy, makeOffer } from '#sandbox/seed/make-offers.ts';
import { startCompanySandbox } from '../../../../../tests/support/sandbox/company-sandbox.ts';
import { sandboxCaller } from '../../../../../tests/support/sandbox/sandbox-caller.ts';
import { createCandidateChanges } from './candidate-changes.ts';

/** Someone in a state, as the company sees them, and the changes of them. */
async function start(estado: number, through: (call: Caller) => Caller = (call) => call) {
  const sandbox = await startCompanySandbox();
  const { db, company, student, as } = sandbox;
  const offer = makeOffer(db, company);
  const id = makeCandidacy(db, offer.id, student, { estado: 3 });
  if (estado !== 3) db.update('candidacy', { id }, { estado });
  const call = sandboxCaller(sandbox, 'es', as.token);
  const read = async (): Promise<Candidate | undefined> => {
    const result = await call(dameDatosProceso, { params: { id: offer.urlAcceso } });
    return result.ok ? result.datos.candidatos[0] : undefined;
  };
  const candidate = await read();
  if (!candidate) throw new Error('There is no candidate');
  const patched: Partial<Candidate>[] = [];
  const reread: string[] = [];
  let isDown = false;
  let sent = 0;
  const counting: Caller = (wanted, ...rest) => {
    sent += 1;
    return call(wanted, ...rest);
  };
  const changes = createCandidateChanges({
    call: through(counting),
    reread: (_, range) => {
      reread.push(range);
      return isDown ? Promise.resolve(undefined) : read();
    },
    patch: (_, known) => patched.push(known),
  });
  return {
    sandbox,
    candidate,
    changes,
    patched,
    reread,
    sent: () => sent,
    goDown: () => (isDown = true),
    goUp: () => (isDown = false),
    state: () => db.value(sql`SELECT estado FROM candidacy WHERE id = ${id}`),
    id,
  };
}

/** Lets a call arrive and loses its answer. */
const losing =
  (call: Caller): Caller =>
  async (...asked) => {
    await call(...asked);
    return unavailable('network');
  };

describe('moving a candidate', () => {
  it('is made once, however often it is pressed', async () => {
    const { candidate, changes, sent, state } = await start(3);
    const to = { idEstado: 4 };
    const both = await Promise.all([changes.move(candidate, to), changes.move(candidate, to)]);
    expect(both).toEqual([{ kind: 'moved' }, { kind: 'moved' }]);
    expect([sent(), state()]).toEqual([1, 4]);
  });

  it('asks anew for whom it concerns: all, the candidate alone, or after the last of several', async () => {
    const { candidate, changes, reread, patched } = await start(3);
    await changes.move(candidate, { idEstado: 4 });
    await changes.move({ ...candidate, estado: 4 }, { idEstado: 5 }, 'one');
    await changes.move({ ...candidate, estado: 5 }, { idEstado: 6 }, 'none');
    expect(reread).toEqual(['all', 'one']);
    expect(patched).toEqual([{ estado: 6, estadosPosibles: [] }]);
    // What is refused may have been changed by anyone.
    await changes.move(candidate, { idEstado: 3 }, 'none');
    expect(reread).toEqual(['all', 'one', 'all']);
  });

  it('says which data of another form is missing for it, and is refused where it is its own', async () => {
    const refusing = (...campos: string[]): ((call: Caller) => Caller) => {
      const failure = { ok: false, kind: 'error', code: 15, campos } as const;
      return () => () => Promise.resolve(failure as never);
    };
    const other = await start(3, refusing('empresa.iban', 'contacto.email'));
    expect(await other.changes.move(other.candidate, { idEstado: 5 })).toEqual({
      kind: 'missing',
      campos: ['empresa.iban', 'contacto.email'],
    });
    for (const campo of ['idMotivo', 'candidatura.motivo']) {
      const own = await start(3, refusing(campo));
      expect(await own.changes.move(own.candidate, { idEstado: 9 })).toMatchObject({
        kind: 'failed',
        failure: { campos: [campo] },
      });
    }
  });

  it('has been made where the answer got lost and the server shows it', async () => {
    const { candidate, changes, state } = await start(3, losing);
    expect(await changes.move(candidate, { idEstado: 5 })).toEqual({ kind: 'moved' });
    expect(state()).toBe(5);
  });

  it('was made by an earlier try, whose answer was lost, with the reason that it gave', async () => {
    let isLost = true;
    const { candidate, changes, goDown, goUp, state } = await start(3, (call) => async (...asked) => {
      const result = await call(...asked);
      return isLost ? unavailable('network') : result;
    });
    const to = (idMotivo: number) => ({ idEstado: 9, idMotivo });
    goDown();
    expect(await changes.move(candidate, to(201))).toMatchObject({ kind: 'failed' });
    goUp();
    isLost = false;
    expect(await changes.move(candidate, to(202))).toEqual({ kind: 'moved', isEarlier: true });
    expect(state()).toBe(9);
    // Known once, it is not said again.
    expect(await changes.move(candidate, to(201))).toEqual({ kind: 'moved' });
  });

  it('says the same again where the reason is the same', async () => {
    let isLost = true;
    const { candidate, changes, goDown, goUp } = await start(3, (call) => async (...asked) => {
      const result = await call(...asked);
      return isLost ? unavailable('network') : result;
    });
    goDown();
    await changes.move(candidate, { idEstado: 9, idMotivo: 201 });
    goUp();
    isLost = false;
    expect(await changes.move(candidate, { idMotivo: 201, idEstado: 9 })).toEqual({ kind: 'moved' });
  });

  it('has not been made where the call got lost', async () => {
    const { candidate, changes, state } = await start(3, () => () => Promise.resolve(unavailable('network')));
    expect(await changes.move(candidate, { idEstado: 5 })).toMatchObject({
      kind: 'failed',
      failure: { kind: 'unavailable' },
    });
    expect(state()).toBe(3);
  });

  it.each([
    [14, 3, { idEstado: 6 }],
    [49, 9, { idEstado: 4 }],
    [15, 3, { idEstado: 9 }],
  ])('is refused with %i from state %i', async (code, from, to) => {
    const { candidate, changes, state } = await start(from);
    expect(await changes.move(candidate, to)).toMatchObject({ kind: 'failed', failure: { code } });
    expect(state()).toBe(from);
  });

  it('is refused with 31 where the candidacy is gone', async () => {
    const { candidate, changes, sandbox } = await start(3);
    sandbox.db.run(sql`DELETE FROM candidacy_step`);
    sandbox.db.run(sql`DELETE FROM candidacy`);
    expect(await changes.move(candidate, { idEstado: 4 })).toMatchObject({ failure: { code: 31 } });
  });

  it('says which data of the company is missing, and moves nobody', async () => {
    const { candidate, changes, sandbox, state } = await start(5);
    const datos = sandbox.db.value<object>(sql`SELECT datos FROM company WHERE id = ${sandbox.company}`);
    sandbox.db.update('company', { id: sandbox.company }, { datos: { ...datos, firmante: undefined } });
    expect(await changes.move(candidate, { idEstado: 8 })).toEqual({
      kind: 'missing',
      campos: ['empresa.firmante'],
    });
    expect(state()).toBe(5);
  });

  it('is shown where the server has taken it and says no more', async () => {
    const { candidate, changes, patched, goDown } = await start(3);
    goDown();
    expect(await changes.move(candidate, { idEstado: 4 })).toEqual({ kind: 'moved' });
    expect(patched).toEqual([{ estado: 4, estadosPosibles: [] }]);
  });
});

it('a candidate counts as new again, and not where the candidacy is gone', async () => {
  const { candidate, changes, patched, sandbox, id } = await start(3);
  sandbox.db.update('candidacy', { id }, { leido: true });
  expect(await changes.markUnread(candidate)).toEqual({ ok: true });
  expect(patched).toEqual([{ leido: false }]);
  expect(sandbox.db.value(sql`SELECT leido FROM candidacy WHERE id = ${id}`)).toBeFalsy();
  sandbox.db.run(sql`DELETE FROM candidacy_step`);
  sandbox.db.run(sql`DELETE FROM candidacy`);
  expect(await changes.markUnread(candidate)).toMatchObject({ code: 31 });
});
