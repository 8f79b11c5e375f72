import { describe, expect, it } from 'vitest';
import type { Proposal } from '#core/contract/entities/placement-request.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { pageMemory } from '#portal/data/server/sent-requests.ts';
import { lateServer } from '../../../../tests/support/faults/late-server.ts';
import { type SaidProposal, sendProposal } from './send-proposal.ts';

type Answer = { ok: true; datos: { idSolicitudPractica: number } } | ReturnType<typeof unavailable>;

const days = { fechaInicio: '2026-03-01', fechaFin: '2026-06-30' };

const proposal = (id: number, more: Partial<Proposal> = {}): Proposal => ({
  idSolicitudPractica: id,
  estado: 'pendiente',
  fecha: '2026-02-10',
  dni: '1',
  ...days,
  ...more,
});

/** A server that has a proposal of last year, with the same words; whether its answers come is up to the test. */
function server({ lists = true } = {}) {
  const stored = [proposal(1, { estado: 'aceptada' })];
  const state = { arrives: true, answers: true, lists, sent: 0 };
  const memory = pageMemory<SaidProposal>();
  const { clock } = lateServer();
  const attempt = (said: SaidProposal = days, dni = '1', own = memory) =>
    sendProposal({
      memory: own,
      clock,
      said,
      send: (): Promise<Answer> => {
        state.sent += 1;
        if (state.arrives) stored.push(proposal(stored.length + 1, { dni, ...said }));
        if (!state.answers) return Promise.resolve(unavailable('network'));
        return Promise.resolve({ ok: true, datos: { idSolicitudPractica: stored.length } });
      },
      list: () =>
        Promise.resolve(
          state.lists ? { ok: true, datos: [...stored] } : unavailable(lists ? 'network' : 'http'),
        ),
      isAbout: (it) => it.dni === dni,
    });
  return { state, stored, memory, attempt };
}

describe('a proposal', () => {
  it('that arrives is not taken for one of before, and leaves nothing behind', async () => {
    const { attempt, stored, memory } = server();
    expect(await attempt()).toEqual({ ok: true });
    expect(stored).toHaveLength(2);
    expect(memory.read()).toBeUndefined();
  });

  it('counts as sent when it has arrived and its answer got lost', async () => {
    const { attempt, state, stored } = server();
    state.answers = false;
    expect(await attempt()).toEqual({ ok: true });
    expect(stored).toHaveLength(2);
  });

  it('that did not arrive is sent again, and only then', async () => {
    const { attempt, state, stored } = server();
    Object.assign(state, { arrives: false, answers: false });
    expect(await attempt()).toEqual({ ok: false, kind: 'lost' });
    // It comes in late, after it was looked for.
    stored.push(proposal(2));
    expect(await attempt()).toEqual({ ok: true });
    expect(state.sent).toBe(1);
  });

  it.each([
    ['other days', { ...days, fechaFin: '2026-07-31' }, '1'],
    ['another number', days, '2'],
  ])('that has arrived is shown where the form says %s by now', async (_, said, dni) => {
    const { attempt, state } = server();
    const { memory } = server();
    memory.keep({ before: [1], said: [days], until: 0 });
    state.answers = false;
    await attempt(days, '1', pageMemory());
    state.answers = true;
    const result = await attempt(said, dni, memory);
    expect(result).toMatchObject({ kind: 'arrived', isOwn: true });
    expect(state.sent).toBe(1);
    if ('acknowledge' in result) result.acknowledge();
    expect(await attempt(said, dni, memory)).toEqual({ ok: true });
  });

  it('that another tab has just sent is asked about', async () => {
    const { attempt, state } = server();
    await attempt();
    expect(await attempt(days, '1', pageMemory())).toMatchObject({ kind: 'arrived', isOwn: false });
    expect(state.sent).toBe(1);
  });

  it('is said to be lost where the server does not list any', async () => {
    const { attempt, state } = server({ lists: false });
    state.answers = false;
    expect(await attempt()).toEqual({ ok: false, kind: 'lost' });
  });
});
