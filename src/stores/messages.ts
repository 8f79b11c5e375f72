import { atom } from 'nanostores';
import type { PortalHalf } from '#api/error-table.ts';
import type { CallFailure } from '#api/client/result.ts';
import type { NoticeCode, Notice } from '#api/notices.ts';
import { portalKey, tab } from './storage.ts';

/** An error of the banner. */
export interface PortalError {
  code: number;
  /** Words of the server that came along. */
  message?: string;
  /** Kind of offer at hand, where the way back depends on it. */
  offer?: 'practicas' | 'empleo';
  /** Which half of the portal it is about, where nobody is signed in any more. */
  half?: PortalHalf;
  /** Tries again what failed; offered for an answer that never came. */
  retry?: () => void;
}

/** The error that the banner shows. */
export const $error = atom<PortalError | undefined>(undefined);

/**
 * What was done or must be known: a notice of the catalogue or of one's own, the welcome of the first access, or that
 * the browser does not keep what is typed.
 */
export type PortalNotice = Notice | { welcome: true } | { unkept: true };

/** The notice that the frame shows. */
export const $notice = atom<PortalNotice | undefined>(undefined);

/** Shows in the banner what went wrong with a call; a call that was stopped because the page is left shows nothing. */
export function raise(failure: CallFailure, options: Pick<PortalError, 'offer' | 'retry'> = {}): void {
  if (failure.kind === 'aborted') return;
  $error.set({
    code: failure.code,
    ...options,
    ...(failure.kind === 'message' ? { message: failure.message } : {}),
  });
}

/** Says that something was done. */
export function tell(notice: NoticeCode | PortalNotice): void {
  $notice.set(typeof notice === 'object' ? notice : { code: notice });
}

let saidUnkept = false;

/** Says that the browser keeps nothing, once per page, and only where nothing else is being said. */
export function tellUnkept(): void {
  if (saidUnkept || $notice.get()) return;
  saidUnkept = true;
  $notice.set({ unkept: true });
}

/** Says it on the next page: for what ends by leaving this one. */
export function tellOnNextPage(notice: NoticeCode | PortalNotice): void {
  keep(typeof notice === 'object' ? notice : { code: notice });
}

/** Shows an error on the next page. */
export function raiseOnNextPage(code: number, half?: PortalHalf): void {
  keep({ error: code, ...(half ? { half } : {}) });
}

/** What one page leaves for the next one to be shown; the head script writes it too. */
export type Kept = PortalNotice | { error: number; half?: PortalHalf };

function keep(message: Kept): void {
  tab.set(portalKey('aviso'), JSON.stringify(message));
}

/** Takes what the page before left to be shown. */
export function takeKeptMessage(): void {
  const text = tab.get(portalKey('aviso'));
  if (text === undefined) return;
  tab.remove(portalKey('aviso'));
  try {
    const message = JSON.parse(text) as Kept;
    if ('error' in message) {
      const { error: code, half } = message;
      $error.set({ code, ...(half ? { half } : {}) });
    } else $notice.set(message);
  } catch {
    // Someone else wrote it.
  }
}
