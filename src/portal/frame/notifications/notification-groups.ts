import type { Notification } from '#core/contract/entities/notification.ts';
import { localDay } from '#core/i18n/dates.ts';
import { routeById, type RouteId } from '#core/routing/table.ts';
import { linkOf } from './notification-link.ts';

type Portal = Parameters<typeof linkOf>[1];

/** What notifications are about: the list that their pages belong to, or anything else. */
export type Matter = RouteId | 'others';

/** Notifications about one matter, of one day. */
export interface NotificationGroup {
  key: string;
  matter: Matter;
  /** YYYY-MM-DD; absent where the server tells none. */
  day: string | undefined;
  isQuiet: boolean;
  items: readonly Notification[];
}

function matterOf(notification: Notification, portal: Portal): Matter {
  const route = linkOf(notification, portal)?.route;
  return route === undefined ? 'others' : ((routeById(route).parent as RouteId | undefined) ?? route);
}

/**
 * Groups notifications by matter and day. Groups stand where the first of them would, quiet ones behind the others.
 * @param quiet matters that are not to be noticed
 */
export function groupNotifications(
  list: readonly Notification[],
  quiet: readonly string[],
  portal: Portal,
): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup & { items: Notification[] }>();
  for (const notification of list) {
    const matter = matterOf(notification, portal);
    const day = notification.fecha && localDay(notification.fecha);
    const key = `${matter} ${day}`;
    const group = groups.get(key) ?? { key, matter, day, isQuiet: quiet.includes(matter), items: [] };
    group.items.push(notification);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((one, other) => Number(one.isQuiet) - Number(other.isQuiet));
}

/** Number of unread notifications that are to be noticed. */
export const countUnread = (
  list: readonly Notification[],
  quiet: readonly string[],
  portal: Portal,
): number =>
  list.filter((notification) => !notification.leida && !quiet.includes(matterOf(notification, portal)))
    .length;
