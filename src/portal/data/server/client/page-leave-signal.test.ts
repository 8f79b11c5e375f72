import { expect, it } from 'vitest';
import { pageLeaveSignal } from './page-leave-signal.ts';

it('aborts the requests in flight when the page is left, and none that begin after it came back', () => {
  const page = new EventTarget();
  const leaving = pageLeaveSignal(page);
  const before = leaving();
  expect(before.aborted).toBe(false);
  page.dispatchEvent(new Event('pagehide'));
  expect(before.aborted).toBe(true);
  expect(leaving().aborted).toBe(false);
});
