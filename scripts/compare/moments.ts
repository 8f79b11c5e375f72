import {
  type CalendarPeriod,
  endOfDay,
  isWithin,
  maintenancePeriod,
  periodOfDays,
} from '#core/brand/calendar.ts';
import type { BrandSettings } from '#core/brand/brand.ts';
import type { Portal } from '#generator/compare/compare-brands.ts';

/** A moment at which the two sides of a portal are looked at. */
export interface Moment {
  at: Date;
  /** Whether the moment is the present one, at which undated changes are looked at too. */
  isNow: boolean;
  /** Whether the sides differ at the moment in what has dates. */
  isDatedDifferent: boolean;
  /** Whether only one side is closed for maintenance. */
  isClosing: boolean;
}

/** More moments would make a report too long. */
const mostMoments = 4;

/** Whether a side of a portal is closed for maintenance at an instant. */
export const isClosedAt = (settings: BrandSettings | undefined, instant: number): boolean =>
  settings !== undefined && (settings.inMantenimiento || isWithin(maintenancePeriod(settings), instant));

/** The first moments of dated contents, and the moments after them. */
function datedInstants(settings: BrandSettings): number[] {
  const { avisos, registroAlumnoHasta: last, zonaHoraria } = settings;
  const notices = avisos.flatMap(({ desde, hasta }): CalendarPeriod =>
    periodOfDays(desde, hasta, zonaHoraria),
  );
  return [
    ...notices,
    ...(maintenancePeriod(settings) ?? []),
    ...(last === undefined ? [] : [endOfDay(last, zonaHoraria)]),
  ];
}

/** What a portal shows at an instant of what has dates. */
function datedState(settings: BrandSettings, instant: number): string {
  const { avisos, canRegistroAlumno, registroAlumnoHasta: last, zonaHoraria } = settings;
  return JSON.stringify([
    isClosedAt(settings, instant),
    avisos
      .filter(({ desde, hasta }) => isWithin(periodOfDays(desde, hasta, zonaHoraria), instant))
      .map(({ texto }) => texto),
    canRegistroAlumno && last !== undefined && instant >= endOfDay(last, zonaHoraria),
  ]);
}

/**
 * The present moment, then the first of each later difference of the sides in what has dates: notices, maintenance, the
 * end of registration. A date that only one side has is not seen today.
 */
export function momentsOf({ before, after }: Portal, now: Date): Moment[] {
  const [was, is] = [before?.record.settings, after?.record.settings];
  const momentAt = (instant: number): Moment => {
    const [former, current] = [was, is].map((side) => (side ? datedState(side, instant) : undefined));
    return {
      at: new Date(instant),
      isNow: instant === now.getTime(),
      isDatedDifferent: former !== undefined && current !== undefined && former !== current,
      isClosing: isClosedAt(was, instant) !== isClosedAt(is, instant),
    };
  };
  const present = momentAt(now.getTime());
  if (!was || !is) return [present];
  const differenceAt = (instant: number): string => `${datedState(was, instant)} ${datedState(is, instant)}`;
  const seen = new Set([differenceAt(now.getTime())]);
  const later = [...new Set([was, is].flatMap(datedInstants))]
    .filter((instant) => instant > now.getTime())
    .toSorted((a, b) => a - b)
    .map(momentAt)
    .filter(({ at, isDatedDifferent }) => {
      const difference = differenceAt(at.getTime());
      const isNew = isDatedDifferent && !seen.has(difference);
      seen.add(difference);
      return isNew;
    });
  return [present, ...later].slice(0, mostMoments);
}
