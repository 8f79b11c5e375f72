import { expect, it } from 'vitest';
import { runBulk } from './bulk-actions.ts';

it('a bulk action runs one item after the other and returns the failed ones', async () => {
  const reports: string[] = [];
  let running = 0;
  const result = await runBulk(
    [1, 2, 3],
    async (item) => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      return item !== 2;
    },
    ({ done, failed }) => reports.push(`${done}/${failed.length}`),
    () => false,
  );
  expect(reports).toEqual(['1/0', '1/1', '2/1']);
  expect(result).toEqual({ done: 2, failed: [2] });
});

it('a stopped bulk action counts the remaining items as failed', async () => {
  let count = 0;
  const result = await runBulk(
    [1, 2, 3, 4],
    () => Promise.resolve(true),
    () => (count += 1),
    () => count === 2,
  );
  expect(result).toEqual({ done: 2, failed: [3, 4] });
});
