import * as codes from '#core/contract/codes.ts';
import { atom } from 'nanostores';
import { refusesAccount } from '#core/contract/account-refusals.ts';
import type { Side } from '#core/routing/side.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { NoticeCode, Notice } from '#core/status-messages/notices.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';

/** The place on the page where an error is shown; `null` where the page has none, or has removed it. */
export interface ErrorPlace {
  readonly current: Element | null;
}

/** An error as the portal shows it. */
export interface PortalError {
  code: number;
  /** Message of the server. */
  message?: string;
  /** Why, where the code alone does not tell: the server's reason, else the portal's. */
  reason?: string;
  /** Kind of offer at hand, where the way back depends on it. */
  offer?: 'practicas' | 'empleo';
  /** Side of the portal, where nobody is signed in any more. */
  side?: Side;
  /** The page is locked: another tab signed in with another account or firm. The session itself has not ended. */
  isLocked?: boolean;
  /** Tries again after a lost answer; on a locked page, goes on with it. */
  retry?: () => void;
  /** Beside the control that was pressed; absent or `null`: above the page. */
  place?: ErrorPlace;
}

/** The error that is shown. */
export const $error = atom<PortalError | undefined>(undefined);

/**
 * A notice of the portal: of the catalogue or with the server's message, the welcome of the first access, blocked
 * storage (`unkept`), or an unknown address.
 */
export type PortalNotice = Notice | { welcome: true } | { isBlocked: true } | { unknownAddress: true };

/** The notice that the frame shows. */
export const $notice = atom<PortalNotice | undefined>(undefined);

/** Whether an error stays until the visitor leaves, as it ends the session or the access: no other one replaces it. */
export function isLasting(error: PortalError | undefined): error is PortalError {
  return error !== undefined && (error.code === codes.sessionEnded || refusesAccount(error.code));
}

/**
 * Shows the failure of a call: beside the control that was pressed, or above the page. An aborted call shows nothing,
 * and a lasting error is not replaced.
 */
export function showError(
  failure: CallFailure,
  { place, ...options }: Pick<PortalError, 'offer' | 'retry' | 'place' | 'reason'> = {},
): void {
  if (failure.kind === 'aborted' || isLasting($error.get())) return;
  const { code } = failure;
  $error.set({
    code,
    ...options,
    ...('motivo' in failure && failure.motivo && { reason: failure.motivo }),
    ...(failure.kind === 'message' && { message: failure.message }),
    ...(place && !isLasting({ code }) && { place }),
  });
}

/** Clears the error of an earlier try at a place. */
export function clearError(place: ErrorPlace): void {
  if ($error.get()?.place === place) $error.set(undefined);
}

/** Shows a notice. */
export function showNotice(notice: NoticeCode | PortalNotice): void {
  $notice.set(typeof notice === 'object' ? notice : { code: notice });
}

/** Shows a notice on the next page, for an action that ends by leaving this one. */
export function showNoticeOnNextPage(notice: NoticeCode | PortalNotice): void {
  storeMessage(typeof notice === 'object' ? notice : { code: notice });
}

/** Shows an error on the next page. */
export function showErrorOnNextPage(code: number, side?: Side): void {
  storeMessage({ error: code, ...(side && { side }) });
}

/** A message that one page stores for the next one to show; the boot script writes one too. */
export type StoredMessage = PortalNotice | { error: number; side?: Side };

function storeMessage(message: StoredMessage): void {
  tab.set(portalKey('aviso'), JSON.stringify(message));
}

/** Shows and removes the message that the previous page stored. */
export function takeStoredMessage(): void {
  const text = tab.get(portalKey('aviso'));
  if (text === undefined) return;
  tab.remove(portalKey('aviso'));
  try {
    const message = JSON.parse(text) as StoredMessage;
    if ('error' in message) {
      const { error: code, ...rest } = message;
      $error.set({ code, ...rest });
    } else $notice.set(message);
  } catch {
    // Not written by this portal.
  }
}
