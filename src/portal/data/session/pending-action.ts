import type { StorageKey } from '#core/shared/stored-names.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';

const key = (): StorageKey => portalKey('condicionesAceptadas');
const waitingKey = (): StorageKey => portalKey('esperaCondiciones');

/** Whether the placement conditions were accepted in this tab; the next application or proposal says so. */
export const areConditionsAccepted = (): boolean => tab.get(key()) === 'true';

/** What the conditions were in the way of. */
export type PendingAction = `inscripcion/${string}` | `preinscripcion/${string}`;

/** Someone goes to the conditions because of something that they were about to do. */
export function storePendingAction(act: PendingAction): void {
  tab.set(waitingKey(), act);
}

/** Whether something can go on, for which the conditions were accepted meanwhile. */
export const hasPendingAction = (act: PendingAction): boolean =>
  areConditionsAccepted() && tab.get(waitingKey()) === act;

/** The same, once: someone who comes back without having accepted them is not asked later either. */
export function consumePendingAction(act: PendingAction): boolean {
  const isFree = hasPendingAction(act);
  if (tab.get(waitingKey()) === act) tab.remove(waitingKey());
  return isFree;
}

function channel(): BroadcastChannel | undefined {
  // Some browsers have none, such as those that keep nothing.
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(key());
}

export function acceptConditions(): void {
  tab.set(key(), 'true');
  const others = channel();
  others?.postMessage('');
  others?.close();
}

/** Hears that the conditions, read in another tab beside a form, were accepted there; gives the way to stop. */
export function onConditionsAccepted(listener: () => void): () => void {
  const others = channel();
  if (!others) return () => undefined;
  others.onmessage = () => {
    tab.set(key(), 'true');
    listener();
  };
  return () => others.close();
}
