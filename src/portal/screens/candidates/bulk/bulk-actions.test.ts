import { expect, it } from 'vitest';
import { oneByOne } from './bulk-actions.ts';

it('something is done for each in turn, and who it fails for is known', async () => {
  const told: string[] = [];
  let underWay = 0;
  const result = await oneByOne(
    [1, 2, 3],
    async (one) => {
      underWay += 1;
      expect(underWay).toBe(1);
      await Promise.resolve();
      underWay -= 1;
      return one !== 2;
    },
    ({ done, failed }) => told.push(`${done}/${failed.length}`),
    () => false,
  );
  expect(told).toEqual(['1/0', '1/1', '2/1']);
  expect(result).toEqual({ done: 2, failed: [2] });
});

it('what is stopped leaves the rest undone', async () => {
  let count = 0;
  const result = await oneByOne(
    [1, 2, 3, 4],
    () => Promise.resolve(true),
    () => (count += 1),
    () => count === 2,
  );
  expect(result).toEqual({ done: 2, failed: [3, 4] });
});
