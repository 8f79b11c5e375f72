import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { browserPath } from './browser.ts';

it('concurrent requests get the same browser, and the temporary folder stays unchanged', async () => {
  const before = tmpdir();
  const paths = await Promise.all([browserPath(), browserPath()]);
  expect(new Set(paths).size).toBe(1);
  expect(tmpdir()).toBe(before);
});
