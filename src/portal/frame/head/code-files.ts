import { stateOf } from './file-state.ts';
import type { HadCode } from './had-code.ts';
import type { LostCode } from './lost-code.ts';

/** Waits before further tries, in seconds. */
const waits = [1, 2, 3, 4, 5];

/** How often a file is tried again that is gone, or whose absence is said by the part that wants it. */
const shortTries = 2;

export interface CodeFiles {
  /**
   * Fetches a file, and waits and tries again where it does not come. Browsers never ask again for a module, or for a
   * script that was preloaded, that has failed once: so none is imported before it is there, with all that it imports.
   * @param isPatient never rejects for want of a connection
   */
  want: (address: string, isPatient?: boolean) => Promise<void>;
  /**
   * Fetches scripts as `want` does, and has them parsed side by side, not in turn as they import each other. Those that
   * the tab has had are parsed at once, without a look at whether they are there.
   */
  take: (scripts: readonly string[], isPatient?: boolean) => Promise<void>;
  /** Scripts are there, with all that they import. */
  note: HadCode['note'];
  /** Code is lost that no further try brings back. */
  fail: () => void;
}

/** Whether a style sheet stands in the page itself. */
const isInPage = (address: string): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name=styles]')?.content.split(' ').includes(address) ?? false;

function parseAhead(scripts: readonly string[]): void {
  for (const href of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
  }
}

export function createCodeFiles(lost: LostCode, { has, note, forget }: HadCode): CodeFiles {
  const wanted = new Map<string, Promise<void>>();

  async function regain(address: string, isPatient: boolean): Promise<void> {
    for (let round = 1; ; round += 1) {
      lost.miss(address);
      await lost.pause(waits[round - 1] ?? 5);
      const state = await stateOf(address);
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
    if (link?.sheet || isInPage(address)) return;
    if ((await stateOf(address, 'default')) !== 'there') await regain(address, isPatient);
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

  async function take(scripts: readonly string[], isPatient?: boolean): Promise<void> {
    const known = scripts.filter(has);
    for (const file of known) wanted.set(file, Promise.resolve());
    parseAhead(known);
    const others = scripts.filter((file) => !has(file));
    const coming = await Promise.allSettled(others.map((file) => want(file, isPatient)));
    const there = others.filter((_, index) => coming[index]?.status === 'fulfilled');
    parseAhead(there);
    if (there.length === others.length) note(there);
  }

  function fail(): void {
    // What the browser was thought to have may be what is missing: after a reload everything is looked at.
    forget();
    void lost.giveUp(true);
  }

  return { want, take, note, fail };
}
