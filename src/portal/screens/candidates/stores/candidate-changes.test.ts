import { describe, expect, it } from 'vitest';
import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { createIdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { sql } from '#sandbox/db/sql.ts';
import { makeCandidacy, makeOffer } from '#sandbox/seed/make-offers.ts';
import { startCompanySandbox } from '../../../../../tests/support/sandbox/company-sandbox.ts';
import { sandboxCaller } from '../../../../../tests/support/sandbox/sandbox-caller.ts';
import { createCandidateChanges } from './candidate-changes.ts';

/** Starts a sandbox with a candidate in a state, and the changes under test. */
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
  const counting: Caller = (...args) => {
    sent += 1;
    return call(...args);
  };
  const changes = createCandidateChanges({
    call: through(counting),
    reread: (_, range) => {
      reread.push(range);
      return isDown ? Promise.resolve(undefined) : read();
    },
    patch: (_, changed) => patched.push(changed),
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

/** A network on which a call arrives, but its answer is lost. */
const losing =
  (call: Caller): Caller =>
  async (...args) => {
    await call(...args);
    return unavailable('network');
  };

describe('moving a candidate', () => {
  it('is sent once if it is pressed twice', async () => {
    const { candidate, changes, sent, state } = await start(3);
    const to = { idEstado: 4 };
    const both = await Promise.all([changes.move(candidate, to), changes.move(candidate, to)]);
    expect(both).toEqual([{ kind: 'moved' }, { kind: 'moved' }]);
    expect([sent(), state()]).toEqual([1, 4]);
  });

  it('refetches the wanted scope: all candidates, this one, or none', async () => {
    const { candidate, changes, reread, patched } = await start(3);
    await changes.move(candidate, { idEstado: 4 });
    await changes.move({ ...candidate, estado: 4 }, { idEstado: 5 }, 'one');
    await changes.move({ ...candidate, estado: 5 }, { idEstado: 6 }, 'none');
    expect(reread).toEqual(['all', 'one']);
    expect(patched).toEqual([{ estado: 6, estadosPosibles: [] }]);
    // After a refusal, any candidate may have changed.
    await changes.move(candidate, { idEstado: 3 }, 'none');
    expect(reread).toEqual(['all', 'one', 'all']);
  });

  it('returns missing data of another form, and fails if its own input is missing', async () => {
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

  it('succeeds despite a lost answer if the server shows the new state', async () => {
    const { candidate, changes, state } = await start(3, losing);
    expect(await changes.move(candidate, { idEstado: 5 })).toEqual({ kind: 'moved' });
    expect(state()).toBe(5);
  });

  it('reports an earlier attempt with a lost answer that gave another reason', async () => {
    let isLost = true;
    const { candidate, changes, goDown, goUp, state } = await start(3, (call) => async (...args) => {
      const result = await call(...args);
      return isLost ? unavailable('network') : result;
    });
    const to = (idMotivo: number) => ({ idEstado: 9, idMotivo });
    goDown();
    expect(await changes.move(candidate, to(201))).toMatchObject({ kind: 'failed' });
    goUp();
    isLost = false;
    expect(await changes.move(candidate, to(202))).toEqual({ kind: 'moved', isEarlier: true });
    expect(state()).toBe(9);
    // Reported only once.
    expect(await changes.move(candidate, to(201))).toEqual({ kind: 'moved' });
  });

  it('does not report an earlier attempt with the same reason', async () => {
    let isLost = true;
    const { candidate, changes, goDown, goUp } = await start(3, (call) => async (...args) => {
      const result = await call(...args);
      return isLost ? unavailable('network') : result;
    });
    goDown();
    await changes.move(candidate, { idEstado: 9, idMotivo: 201 });
    goUp();
    isLost = false;
    expect(await changes.move(candidate, { idMotivo: 201, idEstado: 9 })).toEqual({ kind: 'moved' });
  });

  it('fails if the call did not arrive', async () => {
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

  it('is refused with 31 if the candidacy does not exist any more', async () => {
    const { candidate, changes, sandbox } = await start(3);
    sandbox.db.run(sql`DELETE FROM candidacy_step`);
    sandbox.db.run(sql`DELETE FROM candidacy`);
    expect(await changes.move(candidate, { idEstado: 4 })).toMatchObject({ failure: { code: 31 } });
  });

  it('returns missing data of the company without moving the candidate', async () => {
    const { candidate, changes, sandbox, state } = await start(5);
    const datos = sandbox.db.value<object>(sql`SELECT datos FROM company WHERE id = ${sandbox.company}`);
    sandbox.db.update('company', { id: sandbox.company }, { datos: { ...datos, firmante: undefined } });
    expect(await changes.move(candidate, { idEstado: 8 })).toEqual({
      kind: 'missing',
      campos: ['empresa.firmante'],
    });
    expect(state()).toBe(5);
  });

  it('patches the state if the server made the move and then does not answer', async () => {
    const { candidate, changes, patched, goDown } = await start(3);
    goDown();
    expect(await changes.move(candidate, { idEstado: 4 })).toEqual({ kind: 'moved' });
    expect(patched).toEqual([{ estado: 4, estadosPosibles: [] }]);
  });
});

it('a candidate is marked as unread, unless the candidacy does not exist any more', async () => {
  const { candidate, changes, patched, sandbox, id } = await start(3);
  sandbox.db.update('candidacy', { id }, { leido: true });
  expect(await changes.markUnread(candidate)).toEqual({ ok: true });
  expect(patched).toEqual([{ leido: false }]);
  expect(sandbox.db.value(sql`SELECT leido FROM candidacy WHERE id = ${id}`)).toBeFalsy();
  sandbox.db.run(sql`DELETE FROM candidacy_step`);
  sandbox.db.run(sql`DELETE FROM candidacy`);
  expect(await changes.markUnread(candidate)).toMatchObject({ code: 31 });
});

it('a note is kept and shown without a reload, unless the candidacy does not exist any more', async () => {
  const { candidate, changes, patched, reread, sandbox, id } = await start(3);
  const anotacion = { texto: 'Buena entrevista', estrellas: 4 };
  const save = () => changes.saveNote(candidate, anotacion, createIdempotencyKeys());
  expect(await save()).toEqual({ ok: true });
  expect([patched, reread]).toEqual([[{ anotacion }], []]);
  const stored = sql`SELECT nota || estrellas FROM candidacy WHERE id = ${id}`;
  expect(sandbox.db.value(stored)).toBe('Buena entrevista4');
  sandbox.db.run(sql`DELETE FROM candidacy_step`);
  sandbox.db.run(sql`DELETE FROM candidacy`);
  expect(await save()).toMatchObject({ code: 31 });
});
