import { storageKey } from '#core/shared/storage.ts';
import type { SessionStorage } from '#portal/data/browser/storage.ts';
import { hasSlowConnection, prefersReducedData } from '#portal/island/reduced-data.ts';
import { addLink } from './add-link.ts';
import { metaFiles } from './meta-files.ts';

/**
 * The second step of loading fonts: runs when the style sheet that declares them is loaded, before the first paint.
 * @returns the third step, which runs after hydration
 */
export type BeginFonts = () => () => void;

/**
 * Loads all fonts of the brand before the first paint. Where one is late, the page uses system fonts alone, so that it
 * has one typeface and no text reflows while somebody reads. On a slow connection the fonts would delay the chunks: the
 * page goes without, and loads them after hydration for the next one. With reduced data they are not loaded at all.
 */
export function loadFonts({ brand, tab }: SessionStorage): BeginFonts {
  const { dataset } = document.documentElement;
  const files = metaFiles('fonts');
  const names = files.join();
  const key = storageKey(brand, 'fuentes');
  const isLate = tab.get(key) !== names && hasSlowConnection();
  let isPainted: true | undefined;
  dataset['fonts'] = 'late';
  if (!isLate) for (const href of files) addLink({ rel: 'preload', as: 'font', crossOrigin: '', href });
  return () => {
    // The fallback faces have no `font-display`.
    const load = (): Promise<unknown> =>
      Promise.all([...document.fonts].map((face) => face.display === 'swap' && face.load())).then(() => {
        tab.set(key, names);
        if (!isPainted) delete dataset['fonts'];
      }, Object);
    if (!isLate) void load();
    // Right before the first paint.
    requestAnimationFrame(() => {
      isPainted = true;
    });
    return () => void (isLate && !prefersReducedData() && load());
  };
}
