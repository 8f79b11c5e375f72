import type { Page } from 'playwright';

/** Overrides the connection that the browser reports to pages, in megabits a second. */
export const withConnection =
  (connection: { downlink: number } | { saveData: true }) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
