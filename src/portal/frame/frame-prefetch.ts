import { dameNotificaciones } from '#core/contract/calls/notifications.ts';
import { sideOf, userTypeId } from '#core/model/people.ts';
import { type Prefetches, prefetch } from '#portal/data/prefetch/declare-prefetches.ts';
import { menuPrefetch } from './menu/menu-prefetch.ts';

/** What the frame asks for on every page of someone who is signed in; nothing of the page waits for it. */
export const framePrefetch: Prefetches = (person, page) => {
  const tipo = userTypeId[sideOf(person.type)];
  const hasBell = page.brand.settings.modulos.notificaciones;
  const own = [
    ...(hasBell ? [prefetch(dameNotificaciones, { params: { tipo } })] : []),
    ...menuPrefetch(person, page),
  ];
  return own.map((wanted) => ({ ...wanted, isMinor: true }));
};
