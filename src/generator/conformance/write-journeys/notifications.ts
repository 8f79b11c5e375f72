import type { Notification } from '#core/contract/entities/notification.ts';
import type { Journey } from '../journey.ts';
import type { Kit, TestSession } from '../kit.ts';
import { SkipJourney } from '../skip-journey.ts';
import type { Tipo } from '../endpoint.ts';
import { assertStored, assertUnchanged } from './assert-stored.ts';

async function listOf(kit: Kit, as: TestSession): Promise<Notification[]> {
  return (await kit.ask('dameNotificaciones', { as, params: { tipo: as.tipo } })).datos ?? [];
}

const isWithoutLink = ({ urlAcceso, urlExterna }: Notification): boolean => !urlAcceso && !urlExterna;

async function walk(kit: Kit, as: TestSession, other: TestSession | undefined): Promise<void> {
  const { tipo } = as;
  const params = { tipo };
  const before = await listOf(kit, as);
  const unread = before.filter(({ leida }) => !leida).toReversed();
  // Preferably one with a link: those without are marked as read all at once.
  const last = unread.find((it) => !isWithoutLink(it)) ?? unread[0];
  const target = last ?? before.at(-1);
  if (!target) throw new SkipJourney(`the account of ${tipo} has no notification`);
  const body = { id: target.idNotificacion };
  const own = async () => (await listOf(kit, as)).find((it) => it.idNotificacion === body.id);
  if (other) {
    await kit.ask('marcarNotificacionLeida', { as: other, params, body });
    assertUnchanged(
      kit,
      'marcarNotificacionLeida',
      (await own())?.leida === target.leida,
      'a notification',
      tipo,
    );
    await kit.ask('eliminaNotificacion', { as: other, params, body });
    assertUnchanged(kit, 'eliminaNotificacion', (await own()) !== undefined, 'a notification', tipo);
  }
  await kit.ask('marcarNotificacionLeida', { as, params, body });
  assertStored(
    kit,
    'marcarNotificacionLeida',
    (await own())?.leida === true,
    'a notification that is read',
    tipo,
  );
  await kit.ask('marcarNotificacionesSinEnlaceLeidas', { as, params });
  const isLeft = (await listOf(kit, as)).some((it) => !it.leida && isWithoutLink(it));
  assertStored(
    kit,
    'marcarNotificacionesSinEnlaceLeidas',
    !isLeft,
    'none without a link that is unread',
    tipo,
  );
  const others = (await listOf(kit, as)).length - 1;
  await kit.ask('eliminaNotificacion', { as, params, body });
  const left = await listOf(kit, as);
  assertStored(
    kit,
    'eliminaNotificacion',
    left.length === others,
    `${others} others still in the list`,
    tipo,
  );
  assertStored(kit, 'eliminaNotificacion', (await own()) === undefined, 'a list without it', tipo);
  const rest = other ? (await listOf(kit, other)).length : 0;
  await kit.ask('eliminaNotificaciones', { as, params });
  assertStored(kit, 'eliminaNotificaciones', (await listOf(kit, as)).length === 0, 'an empty list', tipo);
  const isSame = !other || (await listOf(kit, other)).length === rest;
  assertUnchanged(kit, 'eliminaNotificaciones', isSame, 'the list of somebody else', tipo);
}

const journeyOf = (tipo: Tipo, sessionsOf: (kit: Kit) => readonly TestSession[]): Journey => ({
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

/** Each side separately; everything is deleted at the end, so these run last. */
export const notificationJourneys: readonly Journey[] = [
  journeyOf('Alumno', ({ students }) => students),
  journeyOf('Empresa', ({ companies }) => companies),
];
