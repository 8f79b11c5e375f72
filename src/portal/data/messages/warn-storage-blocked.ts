import { $notice } from '#portal/data/messages/messages.ts';

let hasWarned = false;

/** Warns that storage is blocked, once per page, and only where no other notice is shown. */
export function warnStorageBlocked(): void {
  if (hasWarned || $notice.get()) return;
  hasWarned = true;
  $notice.set({ isBlocked: true });
}
