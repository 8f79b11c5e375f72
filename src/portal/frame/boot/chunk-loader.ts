import type { StorageKey } from '#core/shared/stored-names.ts';
import { chunkState } from './chunk-state.ts';
import type { ChunkRecovery } from './chunk-recovery.ts';
import { metaFiles } from './meta-files.ts';

/** Delays before the retries, in seconds. */
const delays = [1, 2, 3, 4, 5];

/** Retries for a file that is gone, or whose absence the requesting part shows itself. */
const shortTries = 2;

export interface ChunkLoader {
  /**
   * Fetches a file, with retries. Browsers never refetch a module or a preloaded script that has failed once, so a
   * chunk is imported only after it was fetched, with everything it imports.
   * @param isPatient never rejects for want of a connection
   */
  load: (address: string, isPatient?: boolean) => Promise<void>;
  /** Reports a failure that no retry repairs. */
  giveUp: () => void;
}

/** @param fileCache cache of the service worker, which answers for the files in it */
export function createChunkLoader(recovery: ChunkRecovery, fileCache: StorageKey): ChunkLoader {
  const requested = new Map<string, Promise<void>>();

  /** Has the next attempt ask the host, should the copy of the service worker be damaged. */
  const uncache = (address: string): Promise<unknown> | undefined =>
    globalThis.caches?.open(fileCache).then(
      (cache) => cache.delete(address),
      () => undefined,
    );

  async function retry(address: string, isPatient: boolean): Promise<void> {
    for (let round = 1; ; round += 1) {
      recovery.miss(address);
      await recovery.pause(delays[round - 1] ?? 5);
      await uncache(address);
      const state = await chunkState(address);
      if (state === 'there') break;
      const isGone = state === 'gone';
      if (round < (isGone || !isPatient ? shortTries : delays.length)) continue;
      if (isGone || isPatient) await recovery.giveUp(isGone && isPatient);
      if (isPatient && !isGone) continue;
      if (!isGone) recovery.settle(address);
      throw new Error(`${address} is ${state}`);
    }
  }

  async function fetchChunk(address: string, isPatient: boolean): Promise<void> {
    const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${address}"]`);
    // The style sheet may be inlined in the page.
    if (link?.sheet || metaFiles('styles').includes(address)) return;
    if ((await chunkState(address, 'default')) !== 'there') await retry(address, isPatient);
    recovery.settle(address);
    if (!address.endsWith('.css')) return;
    const style = link ?? document.createElement('link');
    style.remove();
    Object.assign(style, { rel: 'stylesheet', href: address });
    await new Promise((resolve) => {
      style.onload = style.onerror = resolve;
      document.head.append(style);
    });
  }

  function load(address: string, isPatient = false): Promise<void> {
    const known = requested.get(address);
    if (known) return known;
    const loading = fetchChunk(address, isPatient);
    requested.set(address, loading);
    loading.catch(() => requested.delete(address));
    return loading;
  }

  return { load, giveUp: () => void recovery.giveUp(true) };
}
