import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { flushFolder } from './flush.ts';

it('a flushed folder can be read by every user, whatever the umask of the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'andana-flush-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'site'), { mode: 0o700 });
  writeFileSync(join(folder, 'site/index.html'), '<p>One</p>', { mode: 0o600 });
  await flushFolder(folder);
  const modeOf = (path: string): string => (statSync(join(folder, path)).mode & 0o777).toString(8);
  expect(['', 'site', 'site/index.html'].map(modeOf)).toEqual(['755', '755', '644']);
});
