import { chunkState } from './chunk-state.ts';
import type { ChunkRecovery } from './chunk-recovery.ts';
import { chunkNamedInError } from './chunk-named-in-error.ts';

/** Waits before further tries, in seconds. */
const waits = [1, 2, 3, 4, 5];

/** How often a file is tried again that is gone, or whose absence is said by the part that wants it. */
const shortTries = 2;

export interface ChunkLoader {
  /**
   * Fetches a file, and waits and tries again where it does not come. Browsers never ask again for a module, or for a
   * script that was preloaded, that has failed once: so none is imported before it is there, with all that it imports.
   * @param isPatient never rejects for want of a connection
   */
  want: (address: string, isPatient?: boolean) => Promise<void>;
  /** Code is lost that no further try brings back. */
  fail: () => void;
}

export function createChunkLoader(lost: ChunkRecovery): ChunkLoader {
  const wanted = new Map<string, Promise<void>>();

  async function regain(address: string, isPatient: boolean): Promise<void> {
    for (let round = 1; ; round += 1) {
      lost.miss(address);
      await lost.pause(waits[round - 1] ?? 5);
      const state = await chunkState(address);
      if (state === 'there') break;
      const isGone = state === 'gone';
      if (round < (isGone || !isPatient ? shortTries : waits.length)) continue;
      if (isGone || isPatient) await lost.giveUp(isGone && isPatient);
      if (isPatient && !isGone) continue;
      if (!isGone) lost.settle(address);
      throw new Error(`${address} is ${state}`);
    }
  }

  async function obtain(address: string, isPatient: boolean): Promise<void> {
    const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${address}"]`);
    // The page may hold the sheet itself.
    if (link?.sheet || chunkNamedInError('styles').includes(address)) return;
    if ((await chunkState(address, 'default')) !== 'there') await regain(address, isPatient);
    lost.settle(address);
    if (!address.endsWith('.css')) return;
    const style = link ?? document.createElement('link');
    style.remove();
    Object.assign(style, { rel: 'stylesheet', href: address });
    await new Promise((resolve) => {
      style.onload = style.onerror = resolve;
      document.head.append(style);
    });
  }

  function want(address: string, isPatient = false): Promise<void> {
    const known = wanted.get(address);
    if (known) return known;
    const coming = obtain(address, isPatient);
    wanted.set(address, coming);
    coming.catch(() => wanted.delete(address));
    return coming;
  }

  return { want, fail: () => void lost.giveUp(true) };
}
