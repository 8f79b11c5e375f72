import type { SafeStorage } from '#core/shared/storage.ts';
import type { StorageKey } from '#core/shared/stored-names.ts';
import { chunkState } from './chunk-state.ts';
import { chunkErrorMessage } from './chunk-error-message.ts';

/** How long a page goes without a loss until it counts as loaded, in milliseconds. */
const quiet = 30_000;

/** After how many milliseconds it is said that something is waited for. */
const silent = 4000;

export interface ChunkRecovery {
  /** A file has not come so far. */
  miss: (address: string) => void;
  /** It is there, or who wants it says itself that it is not. */
  settle: (address: string) => void;
  /** Waits some seconds, less where the connection comes back or the person wants to try again. */
  pause: (seconds: number) => Promise<void>;
  /**
   * Waiting did not help. The page is reloaded, if that can help and nothing would be lost by it, once; otherwise
   * it says what is the matter. Decided once for a document. Does not return where the page is reloaded.
   * @param isBroken it does not come alive by itself any more
   */
  giveUp: (isBroken: boolean) => Promise<void>;
}

/** What someone typed, or an open dialog, would be gone, or the page would be taken from where they press something. */
function watchUse(): () => boolean {
  const typed = new Set<EventTarget | null>();
  let isPressed = false;
  addEventListener('input', ({ target }) => typed.add(target), true);
  addEventListener('click', () => (isPressed = true), true);
  return () =>
    isPressed ||
    document.querySelector('dialog[open]') !== null ||
    [...typed].some((it) => (it as HTMLInputElement).isConnected && (it as HTMLInputElement).value);
}

/** Whether there is anything to be reloaded; a page without a file of its own counts, too. */
const isPageThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * What is done about code that does not come: the connection is gone, or a new version was published.
 * @param key of the mark that a page was reloaded for this; it holds for one page of one release
 * @param release tells releases apart
 */
export function recoverChunks(tab: SafeStorage, key: StorageKey, release: string): ChunkRecovery {
  const missing = new Set<string>();
  const sleepers = new Set<() => void>();
  const isInUse = watchUse();
  const mark = `${location.pathname} ${release}`;
  const isReloaded = tab.get(key) === mark;
  let decided: Promise<void> | undefined;
  let isStuck = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const wake = (): void => {
    for (const wakeUp of sleepers) wakeUp();
    sleepers.clear();
  };
  addEventListener('online', wake);
  const pause = (seconds: number): Promise<void> =>
    new Promise((resolve) => {
      sleepers.add(resolve);
      setTimeout(resolve, seconds * 1000);
    });

  async function decide(): Promise<void> {
    if (!(await isPageThere()) || isInUse() || isReloaded || !tab.set(key, mark)) return;
    location.reload();
    await new Promise(() => undefined);
  }

  async function tryAgain(): Promise<void> {
    const states = await Promise.all([...missing].map((address) => chunkState(address)));
    if (!isStuck && states.every((state) => state === 'there')) {
      for (const address of missing) settle(address);
      wake();
    } else if (await isPageThere()) location.reload();
  }
  const message = chunkErrorMessage(() => void tryAgain());

  function settle(address: string): void {
    missing.delete(address);
    if (missing.size > 0) return;
    clearTimeout(waiting);
    waiting = undefined;
    if (!isStuck) message.hide();
  }

  setTimeout(() => {
    if (missing.size === 0 && !decided) tab.remove(key);
  }, quiet);

  return {
    miss: (address) => {
      missing.add(address);
      // Who has waited for a page to be reloaded has waited long enough.
      waiting ??= setTimeout(message.wait, isReloaded ? 0 : silent);
    },
    settle,
    pause,
    giveUp: async (isBroken) => {
      isStuck ||= isBroken;
      await (decided ??= decide());
      message.show([...missing].join(' '));
    },
  };
}
