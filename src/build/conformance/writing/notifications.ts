import type { Notification } from '#core/contract/entities/notification.ts';
import type { Journey } from '../journey.ts';
import { type Kit, NotTried, type Session } from '../kit.ts';
import type { Tipo } from '../place.ts';
import { assertKept, assertUntouched } from './kept.ts';

async function listOf(kit: Kit, as: Session): Promise<Notification[]> {
  return (await kit.ask('dameNotificaciones', { as, params: { tipo: as.tipo } })).datos ?? [];
}

const isWithoutLink = ({ urlAcceso, urlExterna }: Notification): boolean => !urlAcceso && !urlExterna;

async function walk(kit: Kit, as: Session, other: Session | undefined): Promise<void> {
  const { tipo } = as;
  const params = { tipo };
  const before = await listOf(kit, as);
  const unread = before.filter(({ leida }) => !leida).toReversed();
  // One with a link, where there is one: those without are read all at once.
  const last = unread.find((it) => !isWithoutLink(it)) ?? unread[0];
  const target = last ?? before.at(-1);
  if (!target) throw new NotTried(`the account of ${tipo} has no notification`);
  const body = { id: target.idNotificacion };
  const own = async () => (await listOf(kit, as)).find((it) => it.idNotificacion === body.id);
  if (other) {
    await kit.ask('marcarNotificacionLeida', { as: other, params, body });
    assertUntouched(
      kit,
      'marcarNotificacionLeida',
      (await own())?.leida === target.leida,
      'a notification',
      tipo,
    );
    await kit.ask('eliminaNotificacion', { as: other, params, body });
    assertUntouched(kit, 'eliminaNotificacion', (await own()) !== undefined, 'a notification', tipo);
  }
  await kit.ask('marcarNotificacionLeida', { as, params, body });
  assertKept(
    kit,
    'marcarNotificacionLeida',
    (await own())?.leida === true,
    'a notification that is read',
    tipo,
  );
  await kit.ask('marcarNotificacionesSinEnlaceLeidas', { as, params });
  const isLeft = (await listOf(kit, as)).some((it) => !it.leida && isWithoutLink(it));
  assertKept(kit, 'marcarNotificacionesSinEnlaceLeidas', !isLeft, 'none without a link that is unread', tipo);
  await kit.ask('eliminaNotificacion', { as, params, body });
  assertKept(kit, 'eliminaNotificacion', (await own()) === undefined, 'a list without it', tipo);
  const rest = other ? (await listOf(kit, other)).length : 0;
  await kit.ask('eliminaNotificaciones', { as, params });
  assertKept(kit, 'eliminaNotificaciones', (await listOf(kit, as)).length === 0, 'an empty list', tipo);
  const isSame = !other || (await listOf(kit, other)).length === rest;
  assertUntouched(kit, 'eliminaNotificaciones', isSame, 'the list of somebody else', tipo);
}

const journeyOf = (tipo: Tipo, sessionsOf: (kit: Kit) => readonly Session[]): Journey => ({
  tipo,
  calls: [
    'marcarNotificacionLeida',
    'eliminaNotificacion',
    'marcarNotificacionesSinEnlaceLeidas',
    'eliminaNotificaciones',
  ],
  run: async (kit) => {
    const [first, second] = sessionsOf(kit);
    if (first) await walk(kit, first, second);
  },
});

/** Each half on its own; all is deleted in the end, so these come last. */
export const notificationJourneys: readonly Journey[] = [
  journeyOf('Alumno', ({ students }) => students),
  journeyOf('Empresa', ({ companies }) => companies),
];
