import {
  eliminaNotificacion,
  eliminaNotificaciones,
  marcarNotificacionesSinEnlaceLeidas,
  marcarNotificacionLeida,
} from '#core/contract/calls/notification-changes.ts';
import { dameNotificaciones } from '#core/contract/calls/notifications.ts';
import type { Call } from '#core/contract/call.ts';
import type { Caller, CallInput } from '#portal/data/server/client/call.ts';
import type { CallFailure, CallResult } from '#portal/data/server/client/result.ts';
import type { Notification } from '#core/contract/entities/notification.ts';
import type { QueryCache } from '#portal/data/cache/query-cache.ts';

interface NotificationsSettings {
  tipo: 'Alumno' | 'Empresa';
  answers: Pick<QueryCache, 'of' | 'put'>;
  call: Caller;
  /** Says that something could not be deleted; it is back by then. */
  raise: (failure: CallFailure, options: { retry: () => void }) => void;
}

type List = readonly Notification[];

/**
 * What can be done with the notifications of the person who is signed in. The list shows it at once, and is put right
 * if the server does not do it.
 */
export interface Notifications {
  markRead: (id: Notification['idNotificacion']) => Promise<void>;
  /** Marks as read what has nothing to open, because it was seen. */
  markSeen: (hasLink: (notification: Notification) => boolean) => Promise<void>;
  /** Gives whether it was done. */
  remove: (id: Notification['idNotificacion']) => Promise<boolean>;
  removeAll: () => Promise<boolean>;
}

const isWithoutLink = ({ urlAcceso, urlExterna }: Notification): boolean => !urlAcceso && !urlExterna;

export function createNotifications({ tipo, answers, call, raise }: NotificationsSettings): Notifications {
  const input = { params: { tipo } } as const;

  function list(): List {
    const known = answers.of(dameNotificaciones, input).get();
    return known.state === 'ready' ? known.datos : [];
  }

  const put = (next: List): void => answers.put(dameNotificaciones, input, [...next]);

  /** Changes the list, then the server. */
  async function change<C extends Call>(
    edit: (list: List) => List,
    undo: (list: List, result: CallResult) => List,
    wanted: C,
    request: CallInput<C>,
  ): Promise<CallResult<C>> {
    put(edit(list()));
    // The page may be left by the very click that caused it.
    const result = await call(wanted, request, { keepalive: true });
    // Once more when it is done: an older answer may have come in between.
    put(result.ok ? edit(list()) : undo(list(), result));
    return result;
  }

  function setRead(those: (notification: Notification) => boolean, leida: boolean) {
    return (all: List): List => all.map((it) => (those(it) && it.leida !== leida ? { ...it, leida } : it));
  }

  async function mark<C extends Call>(
    ids: readonly number[],
    wanted: C,
    request: CallInput<C>,
  ): Promise<void> {
    const those = ({ idNotificacion }: Notification): boolean => ids.includes(idNotificacion);
    const unread = setRead(those, false);
    // No answer says nothing where the page is being left: the next time the list is asked for, it is right.
    const undo = (all: List, result: CallResult): List =>
      !result.ok && (result.kind === 'unavailable' || result.kind === 'aborted') ? all : unread(all);
    await change(setRead(those, true), undo, wanted, request);
  }

  async function markRead(id: Notification['idNotificacion']): Promise<void> {
    if (!list().some(({ idNotificacion, leida }) => idNotificacion === id && !leida)) return;
    await mark([id], marcarNotificacionLeida, { ...input, body: { id } });
  }

  /** Takes some out of the list; if that fails they are back where they were, beside what has come since. */
  async function take<C extends Call>(
    those: (notification: Notification) => boolean,
    wanted: C,
    request: CallInput<C>,
    again: () => void,
  ): Promise<boolean> {
    const before = list();
    const ids = new Set(before.filter(those).map(({ idNotificacion }) => idNotificacion));
    const isTaken = ({ idNotificacion }: Notification): boolean => ids.has(idNotificacion);
    const restored = (now: List): List => {
      const isKnown = ({ idNotificacion }: Notification): boolean =>
        before.some((it) => it.idNotificacion === idNotificacion);
      const present = (known: Notification): Notification | undefined =>
        now.find(({ idNotificacion }) => idNotificacion === known.idNotificacion);
      return [
        ...now.filter((it) => !isKnown(it)),
        ...before.flatMap((it) => present(it) ?? (isTaken(it) ? it : [])),
      ];
    };
    const result = await change((all) => all.filter((it) => !isTaken(it)), restored, wanted, request);
    if (!result.ok) raise(result, { retry: again });
    return result.ok;
  }

  const remove: Notifications['remove'] = (id) =>
    take(
      ({ idNotificacion }) => idNotificacion === id,
      eliminaNotificacion,
      { ...input, body: { id } },
      () => void remove(id),
    );

  const removeAll: Notifications['removeAll'] = () =>
    take(
      () => true,
      eliminaNotificaciones,
      input,
      () => void removeAll(),
    );

  return {
    markRead,
    markSeen: async (hasLink) => {
      const seen = list().filter((it) => !it.leida && !hasLink(it));
      const plain = seen.filter(isWithoutLink).map(({ idNotificacion }) => idNotificacion);
      await Promise.all([
        ...(plain.length > 0 ? [mark(plain, marcarNotificacionesSinEnlaceLeidas, input)] : []),
        // What leads nowhere in this portal has a link in the eyes of the server.
        ...seen.filter((it) => !isWithoutLink(it)).map(({ idNotificacion }) => markRead(idNotificacion)),
      ]);
    },
    remove,
    removeAll,
  };
}

/** The important ones first; otherwise as the server gives them. */
export function inOrder(list: List): List {
  return list.toSorted((a, b) => Number(b.Importante) - Number(a.Importante));
}
