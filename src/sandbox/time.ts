import { type Clock, type Moment, momentOf } from './clock.ts';
import type { Db } from './db/database.ts';
import { readSetting, writeSetting } from './settings.ts';

/** The time of a sandbox: that of the machine, or some days later. */
export interface Time {
  now(): Moment;
  /** How many days ahead of the machine it is. */
  ahead(): number;
  /** Goes some days on; there is no way back but making the data anew. */
  travel(days: number): void;
  /** Comes back to the day of the machine. */
  reset(): void;
}

const setting = 'diasAdelantados';

export function createTime(db: Db, clock: Clock): Time {
  let days = readSetting<number>(db, setting) ?? 0;
  const set = (value: number): void => {
    days = value;
    writeSetting(db, setting, value);
  };
  return {
    now: () => momentOf(clock(), days),
    ahead: () => days,
    travel: (more) => set(days + more),
    reset: () => set(0),
  };
}
