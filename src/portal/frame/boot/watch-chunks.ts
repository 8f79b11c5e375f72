import { type SafeStorage, storageKey } from '#core/shared/storage.ts';
import { addLink } from './add-link.ts';
import { type ChunkLoader, createChunkLoader } from './chunk-loader.ts';
import { deferHydration } from './defer-hydration.ts';
import { recoverChunks } from './chunk-recovery.ts';
import { metaFiles } from './meta-files.ts';

declare global {
  interface Window {
    /** Loader of the page's chunks. */
    chunks: ChunkLoader;
  }
}

/** Fetches scripts with retries, and preloads them as modules. */
export type LoadScripts = (scripts: readonly string[], isPatient?: boolean) => Promise<void>;

/** Preloads modules, so that they are parsed in parallel and not one after the other as they import each other. */
export function preloadModules(scripts: readonly string[]): void {
  for (const href of scripts) addLink({ rel: 'modulepreload', href });
}

export const loadScripts: LoadScripts = async (scripts, isPatient) => {
  await Promise.allSettled(scripts.map((file) => window.chunks.load(file, isPatient)));
  preloadModules(scripts);
};

/** Resolves after the first paint; at once where the page is not in sight and therefore not painted. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState !== 'visible') resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/**
 * Starts with the first script, which is the largest, and fetches the others after the first paint: starting a fetch
 * costs a slow phone milliseconds, and the line is busy with the first script anyway.
 */
export const afterPaint =
  (load: LoadScripts): LoadScripts =>
  async ([first, ...others], isPatient) => {
    if (first === undefined) return;
    const loading = load([first], isPatient);
    await firstPaint();
    await Promise.all([loading, load(others, isPatient)]);
  };

/** Selector of the style sheets in the head, in front of this script. */
const sheets = '[rel=stylesheet], [as=style]';

/**
 * Loads the chunks and style sheets of the page with chunk recovery, and defers hydration until the chunks are loaded.
 */
export function watchChunks(brand: string, tab: SafeStorage, load: LoadScripts): void {
  const scripts = metaFiles('code');
  const styles = [...document.querySelectorAll(sheets)].map((link) => link.getAttribute('href') ?? '');
  window.chunks = createChunkLoader(
    recoverChunks(tab, storageKey(brand, 'recarga'), [scripts, styles].join()),
    storageKey(brand, 'ficheros'),
  );
  deferHydration(load(scripts, true));
  addEventListener('DOMContentLoaded', () => {
    for (const file of styles) void window.chunks.load(file, true).catch(() => undefined);
  });
  addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    window.chunks.giveUp();
  });
}

/** Loads the chunks that the page lists for the side of its visitor; islands import them when they hydrate. */
export const preloadAudienceChunks = ({ dataset }: HTMLElement, loadScripts: LoadScripts): void =>
  void loadScripts(metaFiles(`code-${dataset['session']}`));
