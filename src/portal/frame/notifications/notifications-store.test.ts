import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../tests/support/portal/memory-storage.ts';
import { startSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import { dameNotificaciones } from '#core/contract/calls/notifications.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import type { Notification } from '#core/contract/entities/notification.ts';
import { createQueryCache } from '#portal/data/cache/query-cache.ts';
import { sql } from '#sandbox/db/sql.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { createNotifications, inOrder } from './notifications-store.ts';

const outside = 'https://www.avisos.example/';

/** A page of someone with four unread notifications; `refused` names the calls that do not get through. */
async function newPage(persona: 'student' | 'company' = 'student') {
  const sandbox = await startSandbox();
  const account = sandbox.db.value<number>(sql`
    SELECT id FROM account WHERE usuario = ${personaOf(persona).usuario}`);
  sandbox.db.delete('notification', { account });
  const rows = [
    { titulo: 'A' },
    { titulo: 'B' },
    { titulo: 'C', urlAcceso: '/cv' },
    { titulo: 'D', urlExterna: outside },
  ];
  for (const [day, row] of rows.entries()) {
    sandbox.db.insert('notification', {
      account,
      fecha: `2026-01-0${9 - day}T10:00:00`,
      leida: false,
      Importante: false,
      ...row,
    });
  }
  const token = await sandbox.tokenOf(persona);
  const posted: string[] = [];
  const refused = new Set<string>();
  const make = sandboxCaller(sandbox, 'es', token);
  const call: Caller = async (wanted, input, options) => {
    if (wanted.method === 'POST') posted.push(wanted.name);
    if (refused.has(wanted.name)) return { ok: false, kind: 'unavailable', code: 500, reason: 'network' };
    return make(wanted, input, options);
  };
  const answers = createQueryCache({
    call,
    storage: memoryStorage(),
    prefix: () => 'portal.uni.cache.x.',
    language: () => 'es',
    now: () => 0,
    refusal: atom(),
    holdsTyped: () => false,
  });
  const tipo = persona === 'company' ? 'Empresa' : 'Alumno';
  const raised: (() => void)[] = [];
  const store = createNotifications({ tipo, answers, call, raise: (_, { retry }) => raised.push(retry) });
  const input = { params: { tipo } } as const;
  await answers.refresh(dameNotificaciones, input);
  const list = (): Notification[] => {
    const answer = answers.of(dameNotificaciones, input).get();
    return answer.state === 'ready' ? answer.datos : [];
  };
  const shown = (): string =>
    list()
      .map(({ titulo, leida }) => (leida ? titulo.toLowerCase() : titulo))
      .join('');
  return {
    store,
    shown,
    posted,
    refused,
    raised,
    id: (title: string) => list().find(({ titulo }) => titulo === title)?.idNotificacion ?? 0,
    /** What the server has. */
    kept: async () => {
      await answers.refresh(dameNotificaciones, input);
      return shown();
    },
  };
}

describe.each(['student', 'company'] as const)('the notifications of a %s', (persona) => {
  it('are read one by one', async () => {
    const { store, shown, kept, id } = await newPage(persona);
    const done = store.markRead(id('C'));
    expect(shown()).toBe('ABcD');
    await done;
    expect(await kept()).toBe('ABcD');
  });

  it('are deleted one by one, and all at once', async () => {
    const { store, shown, kept, id } = await newPage(persona);
    const done = store.remove(id('B'));
    expect(shown()).toBe('ACD');
    expect(await done).toBe(true);
    expect(await kept()).toBe('ACD');
    expect(await store.removeAll()).toBe(true);
    expect(await kept()).toBe('');
  });

  it('that have nothing to open are read when they were seen, once', async () => {
    const { store, kept, posted } = await newPage(persona);
    const hasLink = ({ titulo }: Notification): boolean => 'CD'.includes(titulo);
    await store.markSeen(hasLink);
    await store.markSeen(hasLink);
    expect(posted).toEqual(['marcarNotificacionesSinEnlaceLeidas']);
    expect(await kept()).toBe('abCD');
  });
});

describe('notifications', () => {
  it('whose link leads nowhere are read when they were seen too', async () => {
    const { store, kept } = await newPage();
    await store.markSeen(({ titulo }) => titulo === 'C');
    expect(await kept()).toBe('abCd');
  });

  it('that are read already are not marked again', async () => {
    const { store, posted, id } = await newPage();
    await store.markRead(id('C'));
    await store.markRead(id('c'));
    expect(posted).toHaveLength(1);
  });

  it('that could not be deleted are back in their place, and can be tried again', async () => {
    const { store, shown, refused, raised, id } = await newPage();
    refused.add('eliminaNotificacion').add('eliminaNotificaciones');
    expect(await Promise.all([store.remove(id('A')), store.remove(id('C'))])).toEqual([false, false]);
    expect(shown()).toBe('ABCD');
    expect(await store.removeAll()).toBe(false);
    expect(shown()).toBe('ABCD');
    expect(raised).toHaveLength(3);
    refused.clear();
    raised[2]?.();
    expect(shown()).toBe('');
  });

  it('count as read without an answer, because the page may be left, until the list is asked for again', async () => {
    const { store, shown, kept, refused, id } = await newPage();
    refused.add('marcarNotificacionLeida').add('marcarNotificacionesSinEnlaceLeidas');
    await store.markRead(id('C'));
    await store.markSeen(({ titulo }) => 'CD'.includes(titulo));
    expect(shown()).toBe('abcD');
    expect(await kept()).toBe('ABCD');
  });

  it('are shown with the important ones first', () => {
    const rows = [1, 2, 3, 4].map((id) => ({ id, Importante: id % 2 === 0 }));
    expect(inOrder(rows as never)).toMatchObject([{ id: 2 }, { id: 4 }, { id: 1 }, { id: 3 }]);
  });
});
