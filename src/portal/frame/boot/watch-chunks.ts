import { type SafeStorage, storageKey } from '#core/shared/storage.ts';
import { addLink } from './add-link.ts';
import { type ChunkLoader, createChunkLoader } from './chunk-loader.ts';
import { deferHydration } from './defer-hydration.ts';
import { recoverChunks } from './chunk-recovery.ts';
import { chunkNamedInError } from './chunk-named-in-error.ts';

declare global {
  interface Window {
    /** The files that the page's code is in. */
    code: ChunkLoader;
  }
}

/** Fetches scripts as `want` does, and has them parsed. */
export type AcceptChunk = (scripts: readonly string[], isPatient?: boolean) => Promise<void>;

/** Has them parsed side by side, not in turn as they import each other. */
export function parsePreloads(scripts: readonly string[]): void {
  for (const href of scripts) addLink({ rel: 'modulepreload', href });
}

export const acceptChunk: AcceptChunk = async (scripts, isPatient) => {
  await Promise.allSettled(scripts.map((file) => window.code.want(file, isPatient)));
  parsePreloads(scripts);
};

/** The style sheets that the page names: those behind this script too. */
const sheets = '[rel=stylesheet], [as=style]';

/** Sees to it that the page gets its code, or says what is the matter. */
export function watchChunks(brand: string, tab: SafeStorage, take: AcceptChunk): void {
  const scripts = chunkNamedInError('code');
  const styles = [...document.querySelectorAll(sheets)].map((link) => link.getAttribute('href') ?? '');
  window.code = createChunkLoader(recoverChunks(tab, storageKey(brand, 'recarga'), [scripts, styles].join()));
  deferHydration(take(scripts, true));
  addEventListener('DOMContentLoaded', () => {
    for (const file of styles) void window.code.want(file, true).catch(() => undefined);
  });
  addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    window.code.fail();
  });
}
