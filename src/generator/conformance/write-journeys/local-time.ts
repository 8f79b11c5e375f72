import type { CallName } from '#core/contract/calls/index.ts';
import type { Kit } from '../kit.ts';

/** Time zone that moments without a zone are in: that of the portal's calendar files. */
const zone = 'Europe/Madrid';

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

/** How far the clock of a server may be from that of the kit, in minutes. */
const tolerance = 20;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Asserts that a moment that a server has just made has the time of day of the portal's zone; days may differ. */
export function assertLocalTime(kit: Kit, name: CallName, moment: string | undefined): void {
  const time = moment?.split('T')[1]?.slice(0, 5);
  if (time === undefined) return;
  const now = clock.format(new Date());
  const apart = Math.abs(minutesOf(time) - minutesOf(now));
  const isNow = Math.min(apart, 24 * 60 - apart) <= tolerance;
  kit.assert(isNow, name, { rule: 'local-time', expected: `about ${now} (${zone})`, came: time });
}
