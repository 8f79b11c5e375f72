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

interface NotificationChangesSettings {
  tipo: 'Alumno' | 'Empresa';
  cache: Pick<QueryCache, 'of' | 'put'>;
  call: Caller;
  /** Shows that a deletion failed, after the notifications were restored. */
  showError: (failure: CallFailure, options: { retry: () => void }) => void;
}

type List = readonly Notification[];

/** Changes of a person's notifications: applied to the list at once, and undone if the server refuses them. */
export interface NotificationChanges {
  markRead: (id: Notification['idNotificacion']) => Promise<void>;
  /** Marks the notifications without a link as read, because they were seen. */
  markSeen: (hasLink: (notification: Notification) => boolean) => Promise<void>;
  /** @returns whether it succeeded */
  remove: (id: Notification['idNotificacion']) => Promise<boolean>;
  removeAll: () => Promise<boolean>;
}

const isWithoutLink = ({ urlAcceso, urlExterna }: Notification): boolean => !urlAcceso && !urlExterna;

export function createNotificationChanges({
  tipo,
  cache,
  call,
  showError,
}: NotificationChangesSettings): NotificationChanges {
  const input = { params: { tipo } } as const;

  function list(): List {
    const answer = cache.of(dameNotificaciones, input).get();
    return answer.state === 'ready' ? answer.datos : [];
  }

  const put = (next: List): void => cache.put(dameNotificaciones, input, [...next]);

  /** Changes the list optimistically, then on the server. */
  async function change<C extends Call>(
    edit: (list: List) => List,
    undo: (list: List, result: CallResult) => List,
    definition: C,
    request: CallInput<C>,
  ): Promise<CallResult<C>> {
    put(edit(list()));
    // The click that causes the change may leave the page, too.
    const result = await call(definition, request, { keepalive: true });
    // Edited again: an older answer may have arrived meanwhile.
    put(result.ok ? edit(list()) : undo(list(), result));
    return result;
  }

  function setRead(matches: (notification: Notification) => boolean, leida: boolean) {
    return (all: List): List =>
      all.map((each) => (matches(each) && each.leida !== leida ? { ...each, leida } : each));
  }

  async function mark<C extends Call>(
    ids: readonly number[],
    definition: C,
    request: CallInput<C>,
  ): Promise<void> {
    const isMarked = ({ idNotificacion }: Notification): boolean => ids.includes(idNotificacion);
    const setUnread = setRead(isMarked, false);
    // A lost answer is normal while the page is being left: the next refetch of the list corrects it.
    const undo = (all: List, result: CallResult): List =>
      !result.ok && (result.kind === 'unavailable' || result.kind === 'aborted') ? all : setUnread(all);
    await change(setRead(isMarked, true), undo, definition, request);
  }

  async function markRead(id: Notification['idNotificacion']): Promise<void> {
    if (!list().some(({ idNotificacion, leida }) => idNotificacion === id && !leida)) return;
    await mark([id], marcarNotificacionLeida, { ...input, body: { id } });
  }

  /** Removes notifications from the list; a failure restores them in their order, behind any new ones. */
  async function removeMatching<C extends Call>(
    matches: (notification: Notification) => boolean,
    definition: C,
    request: CallInput<C>,
    retry: () => void,
  ): Promise<boolean> {
    const before = list();
    const ids = new Set(before.filter(matches).map(({ idNotificacion }) => idNotificacion));
    const isRemoved = ({ idNotificacion }: Notification): boolean => ids.has(idNotificacion);
    const restore = (present: List): List => {
      const isNew = ({ idNotificacion }: Notification): boolean =>
        !before.some((each) => each.idNotificacion === idNotificacion);
      const presentOf = (known: Notification): Notification | undefined =>
        present.find(({ idNotificacion }) => idNotificacion === known.idNotificacion);
      return [
        ...present.filter(isNew),
        ...before.flatMap((each) => presentOf(each) ?? (isRemoved(each) ? each : [])),
      ];
    };
    const result = await change(
      (all) => all.filter((each) => !isRemoved(each)),
      restore,
      definition,
      request,
    );
    if (!result.ok) showError(result, { retry });
    return result.ok;
  }

  const remove: NotificationChanges['remove'] = (id) =>
    removeMatching(
      ({ idNotificacion }) => idNotificacion === id,
      eliminaNotificacion,
      { ...input, body: { id } },
      () => void remove(id),
    );

  const removeAll: NotificationChanges['removeAll'] = () =>
    removeMatching(
      () => true,
      eliminaNotificaciones,
      input,
      () => void removeAll(),
    );

  return {
    markRead,
    markSeen: async (hasLink) => {
      const seen = list().filter((each) => !each.leida && !hasLink(each));
      const plain = seen.filter(isWithoutLink).map(({ idNotificacion }) => idNotificacion);
      await Promise.all([
        ...(plain.length > 0 ? [mark(plain, marcarNotificacionesSinEnlaceLeidas, input)] : []),
        // A link that leads nowhere in this portal still counts as a link for the server.
        ...seen.filter((each) => !isWithoutLink(each)).map(({ idNotificacion }) => markRead(idNotificacion)),
      ]);
    },
    remove,
    removeAll,
  };
}

/** Sorts the important notifications first, otherwise in the order of the server. */
export function inOrder(list: List): List {
  return list.toSorted((a, b) => Number(b.Importante) - Number(a.Importante));
}
