import { describe, expect, it } from 'vitest';
import { nextLook, phaseOf, sessionClock, announcedSeconds } from './session-clock.ts';

const hour = 3_600_000;

function clockAt(ends: number) {
  const time = { now: 1_000_000, passed: 50 };
  const clock = sessionClock(ends, { now: () => time.now, passed: () => time.passed });
  return { time, clock };
}

describe('the clock of a session', () => {
  it('warns two minutes before the end, and then waits for the end', () => {
    const { time, clock } = clockAt(1_000_000 + hour);
    expect(nextLook(clock())).toBe(hour - 120_000);
    time.passed += hour - 120_000;
    expect(phaseOf(clock())).toBe('ending');
    expect(nextLook(clock())).toBe(120_000);
    time.passed += 120_000;
    expect(phaseOf(clock())).toBe('ended');
    expect(nextLook(clock())).toBeUndefined();
  });

  it('goes on when the clock of the device is set back', () => {
    const { time, clock } = clockAt(1_000_000 + hour);
    time.now -= 5 * hour;
    time.passed += hour - 1000;
    expect(clock()).toBe(1000);
  });

  it('counts the time that the device slept', () => {
    const { time, clock } = clockAt(1_000_000 + hour);
    time.now += 2 * hour;
    expect(phaseOf(clock())).toBe('ended');
  });

  it('never looks again at a session without an end, and not too far ahead at a long one', () => {
    expect(nextLook(clockAt(Infinity).clock())).toBeUndefined();
    expect(phaseOf(clockAt(Infinity).clock())).toBe('calm');
    expect(nextLook(clockAt(1_000_000 + 90 * 24 * hour).clock())).toBe(24 * hour);
  });

  it('is looked at again until nothing is left, not even a part of a millisecond', () => {
    expect(nextLook(0.4)).toBe(1);
    expect(nextLook(0)).toBeUndefined();
  });

  it('says the time that is left in few steps', () => {
    expect([120, 61, 60, 45, 30, 11, 10, 1].map(announcedSeconds)).toEqual([
      120, 120, 60, 60, 30, 30, 10, 10,
    ]);
  });
});
