import { describe, expect, it } from 'vitest';
import type { Proposal } from '#core/contract/entities/placement-request.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { pageMemory } from '#portal/data/server/sent-requests.ts';
import { lateServer } from '../../../../tests/support/faults/late-server.ts';
import { type RememberedProposal, sendProposal } from './send-proposal.ts';

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

/**
 * A server with an earlier proposal of the same content; tests decide whether requests and answers arrive.
 */
function server({ lists = true } = {}) {
  const stored = [proposal(1, { estado: 'aceptada' })];
  const state = { arrives: true, answers: true, lists, sent: 0 };
  const memory = pageMemory<RememberedProposal>();
  const { clock } = lateServer();
  const attempt = (values: RememberedProposal = days, dni = '1', own = memory) =>
    sendProposal({
      memory: own,
      clock,
      values,
      send: (): Promise<Answer> => {
        state.sent += 1;
        if (state.arrives) stored.push(proposal(stored.length + 1, { dni, ...values }));
        if (!state.answers) return Promise.resolve(unavailable('network'));
        return Promise.resolve({ ok: true, datos: { idSolicitudPractica: stored.length } });
      },
      list: () =>
        Promise.resolve(
          state.lists ? { ok: true, datos: [...stored] } : unavailable(lists ? 'network' : 'http'),
        ),
      isAbout: (stored) => stored.dni === dni,
    });
  return { state, stored, memory, attempt };
}

describe('a proposal', () => {
  it('that arrives is not mistaken for an earlier one, and clears its memory', async () => {
    const { attempt, stored, memory } = server();
    expect(await attempt()).toEqual({ ok: true });
    expect(stored).toHaveLength(2);
    expect(memory.read()).toBeUndefined();
  });

  it('counts as sent when it has arrived and its answer was lost', async () => {
    const { attempt, state, stored } = server();
    state.answers = false;
    expect(await attempt()).toEqual({ ok: true });
    expect(stored).toHaveLength(2);
  });

  it('is sent again only if it did not arrive', async () => {
    const { attempt, state, stored } = server();
    Object.assign(state, { arrives: false, answers: false });
    expect(await attempt()).toEqual({ ok: false, kind: 'lost' });
    // The proposal arrives late, after the reconciliation.
    stored.push(proposal(2));
    expect(await attempt()).toEqual({ ok: true });
    expect(state.sent).toBe(1);
  });

  it.each([
    ['other days', { ...days, fechaFin: '2026-07-31' }, '1'],
    ['another number', days, '2'],
  ])('that has arrived is reported when the form has %s by now', async (_, changed, dni) => {
    const { attempt, state } = server();
    const { memory } = server();
    memory.keep({ before: [1], attempts: [days], until: 0 });
    state.answers = false;
    await attempt(days, '1', pageMemory());
    state.answers = true;
    const result = await attempt(changed, dni, memory);
    expect(result).toMatchObject({ kind: 'arrived', isOwn: true });
    expect(state.sent).toBe(1);
    if ('acknowledge' in result) result.acknowledge();
    expect(await attempt(changed, dni, memory)).toEqual({ ok: true });
  });

  it('that another tab has just sent is reported as arrived', async () => {
    const { attempt, state } = server();
    await attempt();
    expect(await attempt(days, '1', pageMemory())).toMatchObject({ kind: 'arrived', isOwn: false });
    expect(state.sent).toBe(1);
  });

  it('has an unknown outcome where the server does not list proposals', async () => {
    const { attempt, state } = server({ lists: false });
    state.answers = false;
    expect(await attempt()).toEqual({ ok: false, kind: 'lost' });
  });
});
