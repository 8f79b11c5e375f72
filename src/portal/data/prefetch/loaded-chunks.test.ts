import { expect, it } from 'vitest';
import { safeStorage, storageKey } from '#core/shared/storage.ts';
import { loadedChunks } from './loaded-chunks.ts';

it('chunks that were forgotten do not come back with the next ones noted', () => {
  // Outside of a browser the storage is in memory.
  const tab = safeStorage('sessionStorage');
  const key = storageKey('uni', 'codigo');
  const loaded = loadedChunks(tab, key);
  loaded.add(['/_astro/a.x1.js', '/_astro/b.x2.js']);
  expect(loadedChunks(tab, key).has('/_astro/a.x1.js')).toBe(true);
  loaded.forget();
  loaded.add(['/_astro/c.x3.js']);
  expect(['/_astro/a.x1.js', '/_astro/c.x3.js'].map(loadedChunks(tab, key).has)).toEqual([false, true]);
});
