import type { StorageKey } from '#core/shared/stored-names.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';

const key = (): StorageKey => portalKey('condicionesAceptadas');
const pendingKey = (): StorageKey => portalKey('esperaCondiciones');

/** Whether the placement conditions were accepted in this tab; the next application or proposal is sent with that. */
export const areConditionsAccepted = (): boolean => tab.get(key()) === 'true';

/** An action that waits until the conditions are accepted. */
export type PendingAction = `inscripcion/${string}` | `preinscripcion/${string}`;

/** Stores the action that someone is about to do, before they go to the conditions. */
export function storePendingAction(action: PendingAction): void {
  tab.set(pendingKey(), action);
}

/** Whether an action is pending and the conditions were accepted meanwhile. */
export const hasPendingAction = (action: PendingAction): boolean =>
  areConditionsAccepted() && tab.get(pendingKey()) === action;

/** Like `hasPendingAction`, but forgets the action, even where the conditions were not accepted. */
export function consumePendingAction(action: PendingAction): boolean {
  const canContinue = hasPendingAction(action);
  if (tab.get(pendingKey()) === action) tab.remove(pendingKey());
  return canContinue;
}

function channel(): BroadcastChannel | undefined {
  // Absent in some browsers, such as those that block storage.
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(key());
}

export function acceptConditions(): void {
  tab.set(key(), 'true');
  const others = channel();
  others?.postMessage('');
  others?.close();
}

/**
 * Listens for the acceptance of the conditions in another tab, where they were read beside a form.
 * @returns unsubscribes
 */
export function onConditionsAccepted(listener: () => void): () => void {
  const others = channel();
  if (!others) return () => undefined;
  others.onmessage = () => {
    tab.set(key(), 'true');
    listener();
  };
  return () => others.close();
}
