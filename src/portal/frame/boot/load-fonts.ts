import { storageKey } from '#core/shared/storage.ts';
import type { SessionStorage } from '#portal/data/session/stored-session.ts';
import { hasSlowConnection, prefersReducedData } from '#portal/island/reduced-data.ts';
import { addLink } from './add-link.ts';
import { chunkNamedInError } from './chunk-named-in-error.ts';

/**
 * What is left to do about fonts once the style sheet that names them is there and nothing is painted.
 * @returns what is left to do when the page has come alive
 */
export type BeginFonts = () => () => void;

/**
 * Has the fonts of the brand there for the first picture, all of them: where one is late, the page is written in fonts
 * of the device alone, so that it has one typeface and no text changes its shape while somebody reads. On a slow
 * connection they would hold up the code: that page goes without, and they are fetched for the next one. Someone who asked
 * to save data goes without them everywhere.
 */
export function loadFonts({ brand, tab }: SessionStorage): BeginFonts {
  const { dataset } = document.documentElement;
  const files = chunkNamedInError('fonts');
  const names = files.join();
  const key = storageKey(brand, 'fuentes');
  const isLate = tab.get(key) !== names && hasSlowConnection();
  let isPainted: true | undefined;
  dataset['fonts'] = 'late';
  if (!isLate) for (const href of files) addLink({ rel: 'preload', as: 'font', crossOrigin: '', href });
  return () => {
    // Those that stand in for them say nothing of how they are shown.
    const load = (): Promise<unknown> =>
      Promise.all([...document.fonts].map((it) => it.display === 'swap' && it.load())).then(() => {
        tab.set(key, names);
        if (!isPainted) delete dataset['fonts'];
      }, Object);
    if (!isLate) void load();
    // Right before the first picture.
    requestAnimationFrame(() => {
      isPainted = true;
    });
    return () => void (isLate && !prefersReducedData() && load());
  };
}
