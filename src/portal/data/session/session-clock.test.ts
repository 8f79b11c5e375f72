import { describe, expect, it } from 'vitest';
import { nextCheck, phaseOf, sessionClock, announcedSeconds } from './session-clock.ts';

const hour = 3_600_000;

function clockAt(ends: number) {
  const time = { now: 1_000_000, passed: 50 };
  const clock = sessionClock(ends, { now: () => time.now, passed: () => time.passed });
  return { time, clock };
}

describe('the clock of a session', () => {
  it('warns two minutes before the end, and then waits for the end', () => {
    const { time, clock } = clockAt(1_000_000 + hour);
    expect(nextCheck(clock())).toBe(hour - 120_000);
    time.passed += hour - 120_000;
    expect(phaseOf(clock())).toBe('ending');
    expect(nextCheck(clock())).toBe(120_000);
    time.passed += 120_000;
    expect(phaseOf(clock())).toBe('ended');
    expect(nextCheck(clock())).toBeUndefined();
  });

  it('keeps counting when the clock of the device is set back', () => {
    const { time, clock } = clockAt(1_000_000 + hour);
    time.now -= 5 * hour;
    time.passed += hour - 1000;
    expect(clock()).toBe(1000);
  });

  it('counts the time during which the device slept', () => {
    const { time, clock } = clockAt(1_000_000 + hour);
    time.now += 2 * hour;
    expect(phaseOf(clock())).toBe('ended');
  });

  it('needs no check for a session without an end, and one a day for a long one', () => {
    expect(nextCheck(clockAt(Infinity).clock())).toBeUndefined();
    expect(phaseOf(clockAt(Infinity).clock())).toBe('calm');
    expect(nextCheck(clockAt(1_000_000 + 90 * 24 * hour).clock())).toBe(24 * hour);
  });

  it('is checked again until nothing is left, not even a fraction of a millisecond', () => {
    expect(nextCheck(0.4)).toBe(1);
    expect(nextCheck(0)).toBeUndefined();
  });

  it('announces the remaining time in few steps', () => {
    expect([120, 61, 60, 45, 30, 11, 10, 1].map(announcedSeconds)).toEqual([
      120, 120, 60, 60, 30, 30, 10, 10,
    ]);
  });
});
