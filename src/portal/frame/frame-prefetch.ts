import { dameNotificaciones } from '#core/contract/calls/notifications.ts';
import { sideOf, userTypeId } from '#core/model/people.ts';
import { type Prefetches, prefetch } from '#portal/data/prefetch/declare-prefetches.ts';
import { menuPrefetch } from './menu/menu-prefetch.ts';

/** The prefetches of the frame, on every page with a session; no part of the page waits for them. */
export const framePrefetch: Prefetches = (visitor, page) => {
  const tipo = userTypeId[sideOf(visitor.type)];
  const hasBell = page.brand.settings.modulos.notificaciones;
  const own = [
    ...(hasBell ? [prefetch(dameNotificaciones, { params: { tipo } })] : []),
    ...menuPrefetch(visitor, page),
  ];
  return own.map((declared) => ({ ...declared, isMinor: true }));
};
