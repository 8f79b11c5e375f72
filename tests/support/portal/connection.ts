import type { Page } from 'playwright';

/** Has pages told of another connection than the browser makes of the one that there is, in megabits a second. */
export const withConnection =
  (connection: { downlink: number } | { saveData: true }) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
