import { $notice } from '#portal/data/messages/messages.ts';

let isSaid = false;

/** Says that the browser keeps nothing, once per page, and only where nothing else is being said. */
export function warnStorageBlocked(): void {
  if (isSaid || $notice.get()) return;
  isSaid = true;
  $notice.set({ unkept: true });
}
