import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { browserPath } from './browser.ts';

it('the browser that several ask for at once is one, and temporary files stay where they were', async () => {
  const before = tmpdir();
  const paths = await Promise.all([browserPath(), browserPath()]);
  expect(new Set(paths).size).toBe(1);
  expect(tmpdir()).toBe(before);
});
