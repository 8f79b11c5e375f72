import { dameNotificaciones } from '#core/contract/calls/notifications.ts';
import { halfOf, tipoOf } from '#core/model/people.ts';
import { type Asks, wants } from '#portal/data/ahead/wanted.ts';
import { menuAsks } from './menu/menu-asks.ts';

/** What the frame asks for on every page of someone who is signed in; nothing of the page waits for it. */
export const frameAsks: Asks = (person, page) => {
  const tipo = tipoOf[halfOf(person.type)];
  const hasBell = page.brand.settings.modulos.notificaciones;
  const own = [
    ...(hasBell ? [wants(dameNotificaciones, { params: { tipo } })] : []),
    ...menuAsks(person, page),
  ];
  return own.map((wanted) => ({ ...wanted, isMinor: true }));
};
