import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unavailable } from '#portal/data/server/client/result.ts';
import type { MoveOutcome } from './candidate-changes.ts';
import type { PendingRejection } from './rejection-store.ts';
import { createRejections, type RejectionStorage, undoWindow } from './rejections.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const candidate = { idCandidatura: 7, estado: 3 };
const to = { idEstado: 9, idMotivo: 201 };
const options = { offer: 'oferta-1', scope: 'one' } as const;

/** What the pages of one browser share, and a server that counts the moves. */
function startBrowser() {
  const stored = new Map<number, PendingRejection>();
  const storage: RejectionStorage = {
    list: () => [...stored.values()],
    save: (rejection) => void stored.set(rejection.idCandidatura, rejection),
    remove: (id) => void stored.delete(id),
    has: (id) => stored.has(id),
  };
  const sent: number[] = [];
  const refused: unknown[] = [];
  let isSignedIn = true;
  let answer: MoveOutcome = { kind: 'moved' };
  let last: Promise<unknown> = Promise.resolve();
  const openPage = () => {
    const $rejections = atom<readonly PendingRejection[]>([]);
    const rejections = createRejections({
      $rejections,
      storage,
      move: ({ idCandidatura }) => {
        sent.push(idCandidatura);
        return Promise.resolve(answer);
      },
      alone: (_, send) => {
        const next = last.then(send);
        last = next;
        return next;
      },
      hasSession: () => isSignedIn,
      onRefused: (failure) => refused.push(failure),
    });
    rejections.resume();
    return { rejections, pending: () => $rejections.get().map(({ phase }) => phase), $rejections };
  };
  return {
    stored,
    sent,
    refused,
    openPage,
    signOut: () => (isSignedIn = false),
    signIn: () => (isSignedIn = true),
    answerWith: (outcome: MoveOutcome) => (answer = outcome),
  };
}

const passTime = (ms: number = undoWindow) => vi.advanceTimersByTimeAsync(ms);

describe('a rejection', () => {
  it('is sent once, after the undo window', async () => {
    const browser = startBrowser();
    const page = browser.openPage();
    page.rejections.reject(candidate, to, options);
    await passTime(undoWindow - 1);
    expect([browser.sent, page.pending()]).toEqual([[], ['waiting']]);
    await passTime(1);
    expect([browser.sent, page.pending(), browser.stored.size]).toEqual([[7], [], 0]);
    await passTime();
    expect(browser.sent).toEqual([7]);
  });

  it('can be taken back, and is not sent then', async () => {
    const browser = startBrowser();
    const page = browser.openPage();
    page.rejections.reject(candidate, to, options);
    page.rejections.takeBack(7);
    await passTime();
    expect([browser.sent, page.pending(), browser.stored.size]).toEqual([[], [], 0]);
  });

  it('starts its time again when someone reaches for it', async () => {
    const browser = startBrowser();
    const page = browser.openPage();
    page.rejections.reject(candidate, to, options);
    await passTime(undoWindow - 1);
    page.rejections.pause();
    await passTime(undoWindow - 1);
    expect(browser.sent).toEqual([]);
    await passTime(1);
    expect(browser.sent).toEqual([7]);
  });

  it('goes on waiting on the next page, and again on the next visit, which says so', async () => {
    const browser = startBrowser();
    browser.openPage().rejections.reject(candidate, to, options);
    vi.clearAllTimers();
    vi.setSystemTime(Date.now() + 4_000);
    const next = browser.openPage();
    expect(next.$rejections.get()[0]).not.toHaveProperty('isResumed');
    vi.clearAllTimers();
    vi.setSystemTime(Date.now() + 86_400_000);
    const later = browser.openPage();
    expect(later.$rejections.get()[0]).toMatchObject({ isResumed: true, phase: 'waiting', to });
    await passTime();
    expect(browser.sent).toEqual([7]);
  });

  it('is kept without a session, and waits again after the next sign-in', async () => {
    const browser = startBrowser();
    const page = browser.openPage();
    page.rejections.reject(candidate, to, options);
    browser.signOut();
    await passTime();
    expect([browser.sent, page.pending(), browser.stored.size]).toEqual([[], ['failed'], 1]);
    browser.signIn();
    page.rejections.resume();
    expect(page.pending()).toEqual(['waiting']);
    await passTime();
    expect([browser.sent, browser.stored.size]).toEqual([[7], 0]);
  });

  it.each([
    ['no answer', unavailable('network')],
    ['the end of the session', { ok: false, kind: 'error', code: 2 } as const],
  ])('is kept after %s', async (_, failure) => {
    const browser = startBrowser();
    const page = browser.openPage();
    browser.answerWith({ kind: 'failed', failure });
    page.rejections.reject(candidate, to, options);
    await passTime();
    expect([page.pending(), browser.stored.size, browser.refused]).toEqual([['failed'], 1, []]);
    browser.answerWith({ kind: 'moved' });
    expect(await page.rejections.sendNow(7)).toBe(true);
    expect(browser.stored.size).toBe(0);
  });

  it('is kept with the words of the server if that may take it later', async () => {
    const browser = startBrowser();
    const page = browser.openPage();
    const failure = { ok: false, kind: 'error', code: 24 } as const;
    browser.answerWith({ kind: 'failed', failure });
    page.rejections.reject(candidate, to, options);
    await passTime();
    expect([page.pending(), browser.stored.size, browser.refused]).toEqual([['failed'], 1, [failure]]);
  });

  it('is dropped with a message if the server refuses it', async () => {
    const browser = startBrowser();
    const page = browser.openPage();
    const failure = { ok: false, kind: 'error', code: 49 } as const;
    browser.answerWith({ kind: 'failed', failure });
    page.rejections.reject(candidate, to, options);
    await passTime();
    expect([page.pending(), browser.stored.size, browser.refused]).toEqual([[], 0, [failure]]);
  });

  it('is sent by one of two pages, and by none once one has taken it back', async () => {
    const browser = startBrowser();
    const first = browser.openPage();
    first.rejections.reject(candidate, to, options);
    const second = browser.openPage();
    await passTime();
    expect([browser.sent, first.pending(), second.pending()]).toEqual([[7], [], []]);
    first.rejections.reject(candidate, to, options);
    browser.openPage().rejections.takeBack(7);
    await passTime();
    expect(browser.sent).toEqual([7]);
  });

  it('is sent before a sign-out', async () => {
    const browser = startBrowser();
    const page = browser.openPage();
    page.rejections.reject(candidate, to, options);
    expect(await page.rejections.sendAll()).toBe(true);
    expect([browser.sent, browser.stored.size]).toEqual([[7], 0]);
  });

  it('of a bulk action waits for that, but not beyond its page', async () => {
    const browser = startBrowser();
    const page = browser.openPage();
    page.rejections.reject(candidate, to, { ...options, isHeld: true });
    await passTime();
    expect([browser.sent, page.pending()]).toEqual([[], ['held']]);
    expect(browser.openPage().pending()).toEqual(['waiting']);
    expect(await page.rejections.sendHeld(7)).toBe(true);
    expect(browser.sent).toEqual([7]);
  });
});
