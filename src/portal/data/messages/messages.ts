import * as codes from '#core/contract/codes.ts';
import { atom } from 'nanostores';
import { refusesAccount } from '#core/contract/account-refusals.ts';
import type { Side } from '#core/routing/side.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { NoticeCode, Notice } from '#core/status-messages/notices.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';

/** Where on a page an error is said; empty where the page has no such place, or no longer. */
export interface ErrorPlace {
  readonly current: Element | null;
}

/** Something that went wrong. */
export interface PortalError {
  code: number;
  /** Words of the server that came along. */
  message?: string;
  /** Why, where the code alone does not say it: in words of the server, or of the portal where it sent none. */
  reason?: string;
  /** Kind of offer at hand, where the way back depends on it. */
  offer?: 'practicas' | 'empleo';
  /** Which half of the portal it is about, where nobody is signed in any more. */
  side?: Side;
  /** The session has not ended: another one has begun in another tab, for another account or another firm. */
  isLocked?: boolean;
  /** Tries again what failed, for an answer that never came; on a locked page, goes on with it. */
  retry?: () => void;
  /** Beside the control that was pressed; absent or empty: above the page. */
  place?: ErrorPlace;
}

/** The error that is shown. */
export const $error = atom<PortalError | undefined>(undefined);

/**
 * What was done or must be known: a notice of the catalogue or of one's own, the welcome of the first access, that the
 * browser does not keep what is typed, or that the address that was opened does not exist.
 */
export type PortalNotice = Notice | { welcome: true } | { unkept: true } | { unknownAddress: true };

/** The notice that the frame shows. */
export const $notice = atom<PortalNotice | undefined>(undefined);

/** Whether an error stays until the visitor leaves: nothing else of the page matters beside it. */
export function isLasting(error: PortalError | undefined): error is PortalError {
  return error !== undefined && (error.code === codes.sessionEnded || refusesAccount(error.code));
}

/**
 * Shows what went wrong with a call: beside the control that was pressed, or above the page. A call that was stopped
 * because the page is left shows nothing, and what stays is not pushed aside.
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

/** Takes away what an earlier try said at a place. */
export function clearError(place: ErrorPlace): void {
  if ($error.get()?.place === place) $error.set(undefined);
}

/** Says that something was done. */
export function showNotice(notice: NoticeCode | PortalNotice): void {
  $notice.set(typeof notice === 'object' ? notice : { code: notice });
}

/** Says it on the next page: for what ends by leaving this one. */
export function showNoticeOnNextPage(notice: NoticeCode | PortalNotice): void {
  keep(typeof notice === 'object' ? notice : { code: notice });
}

/** Shows an error on the next page. */
export function showErrorOnNextPage(code: number, side?: Side): void {
  keep({ error: code, ...(side && { side }) });
}

/** What one page leaves for the next one to be shown; the head script writes it too. */
export type StoredMessage = PortalNotice | { error: number; side?: Side };

function keep(message: StoredMessage): void {
  tab.set(portalKey('aviso'), JSON.stringify(message));
}

/** Takes what the page before left to be shown. */
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
    // Someone else wrote it.
  }
}
