/** How long before the end of a session it is said, in milliseconds. */
const warningTime = 2 * 60_000;

/** Clocks of the device: `now` may be set by anyone while the page is open, `passed` only goes forward. */
export interface Clocks {
  now: () => number;
  passed: () => number;
}

/** Milliseconds until a session ends; Infinity for one that does not say. */
export type SessionClock = () => number;

/** Longer waits overflow the timers of browsers. */
const longestWait = 24 * 60 * 60_000;

/**
 * Counts down to the end of a session. Setting the clock back does not prolong it; sleep, during which the steady
 * clock of some devices stands still, counts.
 * @param ends when the session ends by the clock of the device
 */
export function sessionClock(ends: number, clocks: Clocks): SessionClock {
  const start = { now: clocks.now(), passed: clocks.passed() };
  return () => ends - start.now - Math.max(clocks.passed() - start.passed, clocks.now() - start.now);
}

/** In how many milliseconds a clock must be looked at again; `undefined` where nothing more will happen. */
export function nextLook(left: number): number | undefined {
  if (left === Infinity || left <= 0) return undefined;
  return Math.min(Math.ceil(left > warningTime ? left - warningTime : left), longestWait);
}

/** What someone who has this much time left must know. */
export type SessionPhase = 'calm' | 'ending' | 'ended';

export function phaseOf(left: number): SessionPhase {
  if (left <= 0) return 'ended';
  return left <= warningTime ? 'ending' : 'calm';
}

const spoken = [120, 60, 30, 10] as const;

/** The seconds that are read out when so many are left: a few steps, not every second. */
export function announcedSeconds(seconds: number): number {
  return spoken.findLast((it) => seconds <= it) ?? spoken[0];
}
