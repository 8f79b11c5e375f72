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
import { createNotificationChanges, inOrder } from './notification-changes.ts';

const externalAddress = 'https://www.avisos.example/';

/** A page with four unread notifications; `refused` has the names of the calls that fail. */
async function newPage(persona: 'student' | 'company' = 'student') {
  const sandbox = await startSandbox();
  const account = sandbox.db.value<number>(sql`
    SELECT id FROM account WHERE usuario = ${personaOf(persona).usuario}`);
  sandbox.db.delete('notification', { account });
  const rows = [
    { titulo: 'A' },
    { titulo: 'B' },
    { titulo: 'C', urlAcceso: '/cv' },
    { titulo: 'D', urlExterna: externalAddress },
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
  const callSandbox = sandboxCaller(sandbox, 'es', token);
  const call: Caller = async (definition, input, options) => {
    const { method, name } = definition;
    if (method === 'POST') posted.push(name);
    if (refused.has(name)) return { ok: false, kind: 'unavailable', code: 500, reason: 'network' };
    return callSandbox(definition, input, options);
  };
  const cache = createQueryCache({
    call,
    storage: memoryStorage(),
    prefix: () => 'portal.uni.cache.x.',
    language: () => 'es',
    now: () => 0,
    refusal: atom(),
    hasUnsavedInput: () => false,
  });
  const tipo = persona === 'company' ? 'Empresa' : 'Alumno';
  const retries: (() => void)[] = [];
  const store = createNotificationChanges({
    tipo,
    cache,
    call,
    showError: (_, { retry }) => retries.push(retry),
  });
  const input = { params: { tipo } } as const;
  await cache.refresh(dameNotificaciones, input);
  const list = (): Notification[] => {
    const answer = cache.of(dameNotificaciones, input).get();
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
    retries,
    id: (title: string) => list().find(({ titulo }) => titulo === title)?.idNotificacion ?? 0,
    /** The notifications of the server. */
    stored: async () => {
      await cache.refresh(dameNotificaciones, input);
      return shown();
    },
  };
}

describe.each(['student', 'company'] as const)('the notifications of a %s', (persona) => {
  it('are read one by one', async () => {
    const { store, shown, stored, id } = await newPage(persona);
    const done = store.markRead(id('C'));
    expect(shown()).toBe('ABcD');
    await done;
    expect(await stored()).toBe('ABcD');
  });

  it('are deleted one by one, and all at once', async () => {
    const { store, shown, stored, id } = await newPage(persona);
    const done = store.remove(id('B'));
    expect(shown()).toBe('ACD');
    expect(await done).toBe(true);
    expect(await stored()).toBe('ACD');
    expect(await store.removeAll()).toBe(true);
    expect(await stored()).toBe('');
  });

  it('without a link are marked as read when they were seen, once', async () => {
    const { store, stored, posted } = await newPage(persona);
    const hasLink = ({ titulo }: Notification): boolean => 'CD'.includes(titulo);
    await store.markSeen(hasLink);
    await store.markSeen(hasLink);
    expect(posted).toEqual(['marcarNotificacionesSinEnlaceLeidas']);
    expect(await stored()).toBe('abCD');
  });
});

describe('notifications', () => {
  it('whose link leads nowhere are marked as read when they were seen, too', async () => {
    const { store, stored } = await newPage();
    await store.markSeen(({ titulo }) => titulo === 'C');
    expect(await stored()).toBe('abCd');
  });

  it('that are read already are not marked again', async () => {
    const { store, posted, id } = await newPage();
    await store.markRead(id('C'));
    await store.markRead(id('c'));
    expect(posted).toHaveLength(1);
  });

  it('that could not be deleted are restored in their order, and can be tried again', async () => {
    const { store, shown, refused, retries, id } = await newPage();
    refused.add('eliminaNotificacion').add('eliminaNotificaciones');
    expect(await Promise.all([store.remove(id('A')), store.remove(id('C'))])).toEqual([false, false]);
    expect(shown()).toBe('ABCD');
    expect(await store.removeAll()).toBe(false);
    expect(shown()).toBe('ABCD');
    expect(retries).toHaveLength(3);
    refused.clear();
    retries[2]?.();
    expect(shown()).toBe('');
  });

  it('count as read without an answer, because the page may be left, until the list is refetched', async () => {
    const { store, shown, stored, refused, id } = await newPage();
    refused.add('marcarNotificacionLeida').add('marcarNotificacionesSinEnlaceLeidas');
    await store.markRead(id('C'));
    await store.markSeen(({ titulo }) => 'CD'.includes(titulo));
    expect(shown()).toBe('abcD');
    expect(await stored()).toBe('ABCD');
  });

  it('are shown with the important ones first', () => {
    const rows = [1, 2, 3, 4].map((id) => ({ id, Importante: id % 2 === 0 }));
    expect(inOrder(rows as never)).toMatchObject([{ id: 2 }, { id: 4 }, { id: 1 }, { id: 3 }]);
  });
});
