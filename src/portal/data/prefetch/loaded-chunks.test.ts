import { expect, it } from 'vitest';
import { safeStorage, storageKey } from '#core/shared/storage.ts';
import { loadedChunks } from './loaded-chunks.ts';

it('code that was found missing is not trusted again by what is noted afterwards', () => {
  // Without a browser it keeps its values in memory.
  const tab = safeStorage('sessionStorage');
  const key = storageKey('uni', 'codigo');
  const had = loadedChunks(tab, key);
  had.note(['/_astro/a.x1.js', '/_astro/b.x2.js']);
  expect(loadedChunks(tab, key).has('/_astro/a.x1.js')).toBe(true);
  had.forget();
  had.note(['/_astro/c.x3.js']);
  expect(['/_astro/a.x1.js', '/_astro/c.x3.js'].map(loadedChunks(tab, key).has)).toEqual([false, true]);
});
