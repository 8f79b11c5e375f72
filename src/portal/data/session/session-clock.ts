/** How long before the end of a session the warning is shown, in milliseconds. */
const warningTime = 2 * 60_000;

/** Clocks of the device: `now` is the wall clock, which may be set while the page is open; `passed` is monotonic. */
export interface Clocks {
  now: () => number;
  passed: () => number;
}

/** Milliseconds until a session ends; `Infinity` for a token without an end. */
export type SessionClock = () => number;

/** A day in milliseconds: much longer timers overflow in browsers. */
const longestWait = 24 * 60 * 60_000;

/**
 * Counts down to the end of a session. Setting the wall clock back does not prolong the session; sleep counts, although
 * the monotonic clock of some devices stands still meanwhile.
 * @param ends end of the session by the clock of the device, in milliseconds since 1970
 */
export function sessionClock(ends: number, clocks: Clocks): SessionClock {
  const start = { now: clocks.now(), passed: clocks.passed() };
  return () => ends - start.now - Math.max(clocks.passed() - start.passed, clocks.now() - start.now);
}

/** Milliseconds until the clock must be checked again; `undefined` where the phase will not change. */
export function nextCheck(left: number): number | undefined {
  if (left === Infinity || left <= 0) return undefined;
  return Math.min(Math.ceil(left > warningTime ? left - warningTime : left), longestWait);
}

/** Phase of a session by the time left: no warning, warning, ended. */
export type SessionPhase = 'calm' | 'ending' | 'ended';

export function phaseOf(left: number): SessionPhase {
  if (left <= 0) return 'ended';
  return left <= warningTime ? 'ending' : 'calm';
}

const announcedSteps = [120, 60, 30, 10] as const;

/** The remaining seconds as screen readers announce them: in a few steps, not every second. */
export function announcedSeconds(seconds: number): number {
  return announcedSteps.findLast((step) => seconds <= step) ?? announcedSteps[0];
}
