import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

/** A task with a promise of its start, which ends on command. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    },
    end: (name: string) => ends.get(name)?.(),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs no more at a time than its limit', async () => {
  const { begun, work, end } = createWork();
  const inTurn = limitConcurrency(2);
  const all = ['a', 'b', 'c'].map((name) => inTurn(work(name)));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await Promise.all(all);
});

it('serves queues in turn, so that a long one does not block the others', async () => {
  const { begun, work, end } = createWork();
  const inTurn = limitConcurrency(1);
  const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
  const all = names.map((name) => inTurn(work(name), name.charAt(0)));
  for (let ended = 0; ended < names.length; ended += 1) {
    await settled();
    end(begun[ended] ?? '');
  }
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

it('goes on after work that failed', async () => {
  const inTurn = limitConcurrency(1);
  const failed = inTurn(() => Promise.reject(new Error('No')));
  const next = inTurn(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('No');
  expect(await next).toBe('done');
});
