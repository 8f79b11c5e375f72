import { describe, expect, it } from 'vitest';
import { createSignInThrottle } from './sign-in-throttle.ts';

const wrong = (): Promise<undefined> => Promise.resolve(undefined);
const right = (): Promise<number> => Promise.resolve(0);

function start() {
  let now = 0;
  const attempts = createSignInThrottle(() => now);
  return {
    ...attempts,
    pass: (seconds: number) => (now += seconds),
    fail: async (times: number, key = 'a'): Promise<number[]> => {
      const waits: number[] = [];
      for (let time = 0; time < times; time += 1) {
        const { espera } = await attempts.check(key, wrong);
        waits.push(espera);
        now += espera;
      }
      return waits;
    },
  };
}

describe('attempts with wrong passwords', () => {
  it('are free at first, and then wait longer and longer, up to a quarter of an hour', async () => {
    expect(await start().fail(14)).toEqual([0, 0, 0, 0, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900]);
  });

  it('are not looked at while there is to be waited, and do not make it longer', async () => {
    const { fail, check, pass } = start();
    await fail(4);
    expect(await check('a', wrong)).toEqual({ espera: 10 });
    pass(3);
    let looked = false;
    const look = (): Promise<number> => ((looked = true), right());
    expect(await check('a', look)).toEqual({ espera: 7 });
    expect(looked).toBe(false);
    pass(7);
    expect(await check('a', look)).toEqual({ match: 0, espera: 0 });
  });

  it('at the same time are checked one by one, at most five', async () => {
    const { check } = start();
    let looked = 0;
    const look = async (): Promise<undefined> => {
      looked += 1;
      await Promise.resolve();
    };
    await Promise.all(Array.from({ length: 100 }, () => check('a', look)));
    expect(looked).toBe(5);
  });

  it('are forgotten after a right one, after an hour, and on a reset', async () => {
    const { fail, check, pass, clear } = start();
    await fail(4);
    await check('a', right);
    expect(await fail(4)).toEqual([0, 0, 0, 0]);
    pass(3600);
    expect(await fail(4)).toEqual([0, 0, 0, 0]);
    clear('a');
    expect(await fail(4)).toEqual([0, 0, 0, 0]);
  });

  it('count apart for others, and take no more room than there is', async () => {
    const { fail, check } = start();
    await fail(4);
    expect(await check('b', wrong)).toEqual({ espera: 0 });
    for (let other = 0; other < 10_000; other += 1) await check(String(other), wrong);
    expect(await check('a', wrong)).toEqual({ espera: 0 });
  });
});
