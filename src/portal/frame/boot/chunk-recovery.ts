import type { SafeStorage } from '#core/shared/storage.ts';
import type { StorageKey } from '#core/shared/stored-names.ts';
import { chunkState } from './chunk-state.ts';
import { chunkErrorMessage } from './chunk-error-message.ts';

/** Time without a missing file after which a page counts as loaded, in milliseconds. */
const settledAfter = 30_000;

/** Time after which the page shows the waiting message, in milliseconds. */
const waitMessageAfter = 4000;

export interface ChunkRecovery {
  /** Records that a file has not loaded so far. */
  miss: (address: string) => void;
  /** Records that a file has loaded, or that the requesting component handles its absence. */
  settle: (address: string) => void;
  /** Waits; resolves earlier when the connection comes back or the person presses "try again". */
  pause: (seconds: number) => Promise<void>;
  /**
   * Called when retries did not help. Reloads the page, at most once, if that can help and loses nothing; shows the
   * message otherwise. Decided once per document. Does not return where the page is reloaded.
   * @param isBroken the page cannot hydrate any more without a reload
   */
  giveUp: (isBroken: boolean) => Promise<void>;
}

/** Watches whether a reload would lose input or an open dialog, or interrupt someone who has pressed something. */
function watchUse(): () => boolean {
  const typed = new Set<EventTarget | null>();
  let isPressed = false;
  addEventListener('input', ({ target }) => typed.add(target), true);
  addEventListener('click', () => (isPressed = true), true);
  return () =>
    isPressed ||
    document.querySelector('dialog[open]') !== null ||
    [...typed].some((field) => (field as HTMLInputElement).isConnected && (field as HTMLInputElement).value);
}

/** Whether the host answers for this page, with any status: an address may have no file of its own. */
const isPageThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Recovers from chunks that do not load, as the connection is gone or a new version was published.
 * @param key storage key of the mark that the page was reloaded for this, which holds for one page of one release
 * @param release identifies the release
 */
export function recoverChunks(tab: SafeStorage, key: StorageKey, release: string): ChunkRecovery {
  const missing = new Set<string>();
  const sleeping = new Set<() => void>();
  const isInUse = watchUse();
  const mark = `${location.pathname} ${release}`;
  const isReloaded = tab.get(key) === mark;
  let decided: Promise<void> | undefined;
  let isStuck = false;
  let waitTimer: ReturnType<typeof setTimeout> | undefined;

  const wake = (): void => {
    for (const resolve of sleeping) resolve();
    sleeping.clear();
  };
  addEventListener('online', wake);
  const pause = (seconds: number): Promise<void> =>
    new Promise((resolve) => {
      sleeping.add(resolve);
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
    clearTimeout(waitTimer);
    waitTimer = undefined;
    if (!isStuck) message.hide();
  }

  setTimeout(() => {
    if (missing.size === 0 && !decided) tab.remove(key);
  }, settledAfter);

  return {
    miss: (address) => {
      missing.add(address);
      // After a reload the person has waited long enough already.
      waitTimer ??= setTimeout(message.wait, isReloaded ? 0 : waitMessageAfter);
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
