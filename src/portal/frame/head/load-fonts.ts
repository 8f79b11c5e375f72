import { storageKey } from '#core/shared/storage.ts';
import type { SessionStorage } from '#portal/data/session/session.ts';
import { hasSlowConnection, savesData } from '#portal/island/saves-data.ts';

/**
 * Has the fonts of the brand there for the first picture. On a slow connection they would hold up the code: until they
 * are there for the next page, fonts of the device stand in for them, and no text changes its shape while somebody reads.
 * Whoever asked to save data goes without.
 * @returns what is left to do when the page has come alive
 */
export function loadFonts(root: HTMLElement, { brand, tab }: SessionStorage): () => void {
  const names = document.querySelector<HTMLMetaElement>('meta[name=fonts]')?.content;
  const files = names?.split(' ') ?? [];
  const key = storageKey(brand, 'fuentes');
  if (names === undefined || tab.get(key) === names || !hasSlowConnection()) {
    for (const href of files) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
      document.head.append(link);
    }
    return () => undefined;
  }
  root.dataset['fonts'] = 'late';
  const take = (file: string): Promise<unknown> => fetch(file, { priority: 'low' }).then((it) => it.blob());
  return () => {
    if (savesData()) return;
    Promise.all(files.map(take)).then(
      () => tab.set(key, names),
      () => undefined,
    );
  };
}
