import { type SandboxClock, type SandboxMoment, momentOf } from './clock.ts';
import type { Db } from './db/database.ts';
import { readSetting, writeSetting } from './settings.ts';

/** Time of a sandbox: the system clock plus an offset in days. */
export interface SandboxTime {
  now(): SandboxMoment;
  /** Offset to the system clock, in days. */
  daysAhead(): number;
  /** Advances the clock by days; only a reset of the data goes back. */
  advance(days: number): void;
  /** Resets the offset to 0. */
  reset(): void;
}

const setting = 'diasAdelantados';

export function createSandboxTime(db: Db, clock: SandboxClock): SandboxTime {
  let days = readSetting<number>(db, setting) ?? 0;
  const set = (value: number): void => {
    days = value;
    writeSetting(db, setting, value);
  };
  return {
    now: () => momentOf(clock(), days),
    daysAhead: () => days,
    advance: (more) => set(days + more),
    reset: () => set(0),
  };
}
