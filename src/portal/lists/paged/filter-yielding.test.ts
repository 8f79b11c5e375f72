import { describe, expect, it } from 'vitest';
import { filterYielding } from './filter-yielding.ts';

describe('a long list', () => {
  const rows = Array.from({ length: 300 }, (_, index) => index);
  /** Takes longer than a slice. */
  const slowly = (): boolean => {
    const end = performance.now() + 0.3;
    while (performance.now() < end);
    return true;
  };

  it('is filtered in slices', async () => {
    let pauses = 0;
    const pause = (): Promise<void> => {
      pauses += 1;
      return Promise.resolve();
    };
    expect(await filterYielding(rows, slowly, () => false, pause)).toEqual(rows);
    expect(pauses).toBeGreaterThan(1);
  });

  it('is abandoned as soon as its result is stale', async () => {
    let count = 0;
    const result = await filterYielding(
      rows,
      () => {
        count += 1;
        return slowly();
      },
      () => true,
    );
    expect(result).toBeUndefined();
    expect(count).toBeLessThan(rows.length);
  });
});
