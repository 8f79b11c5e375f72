import { describe, expect, it } from 'vitest';
import type { Proposal } from '#core/contract/entities/placement-request.ts';
import { unavailable } from '#portal/data/client/result.ts';
import { rememberedIds } from '../../../../tests/support/portal/remembered-ids.ts';
import { sendOnce } from './send-once.ts';

type Answer = { ok: true; datos: { idSolicitudPractica: number } } | ReturnType<typeof unavailable>;

const proposal = (id: number, dni = '1'): Proposal => ({
  idSolicitudPractica: id,
  estado: 'pendiente',
  fecha: '2026-02-10',
  dni,
});

/** A server that has a proposal of last year, with the same words; whether its answers come is up to the test. */
function server({ lists = true } = {}) {
  const stored = [proposal(1)];
  const state = { arrives: true, answers: true, sent: 0 };
  const known = rememberedIds();
  const attempt = () =>
    sendOnce({
      known,
      send: (): Promise<Answer> => {
        state.sent += 1;
        if (state.arrives) stored.push(proposal(stored.length + 1));
        if (!state.answers) return Promise.resolve(unavailable('network'));
        return Promise.resolve({ ok: true, datos: { idSolicitudPractica: stored.length } });
      },
      read: () => Promise.resolve(lists ? { ok: true, datos: [...stored] } : unavailable('http')),
      says: ({ dni }) => dni === '1',
    });
  return { state, stored, known, attempt };
}

describe('a proposal', () => {
  it('that arrives is not taken for one of before, and leaves nothing behind', async () => {
    const { attempt, stored, known } = server();
    expect(await attempt()).toEqual({ ok: true });
    expect(stored).toHaveLength(2);
    expect(known.ids).toBeUndefined();
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
    expect(await attempt()).toMatchObject({ ok: false, kind: 'unavailable' });
    // It comes in late, after it was looked for.
    stored.push(proposal(2));
    expect(await attempt()).toEqual({ ok: true });
    expect(state.sent).toBe(1);
  });

  it('is said to be lost where the server does not list any', async () => {
    const { attempt, state } = server({ lists: false });
    state.answers = false;
    expect(await attempt()).toEqual({ ok: false, kind: 'lost' });
  });
});
