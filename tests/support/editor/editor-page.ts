import type { Page } from 'playwright';
import { workerBrowser } from '../portal/worker-browser.ts';
import { startEditCommand } from './edit-command.ts';

/** The page of a running editor. */
export interface EditorPage {
  page: Page;
  /** Opens another window of the same editor. */
  openWindow: () => Promise<Page>;
  /** Closes all windows, and ends the command. */
  close: () => Promise<void>;
}

/**
 * Starts the editor of a brand, and opens its page in Spanish.
 * @param brandsDir absolute path of a copy of the folder of brands
 * @param width of the window, in CSS pixels
 * @param timeout of actions, in milliseconds; the first preview is made meanwhile
 */
export async function openEditor(
  id: string,
  brandsDir: string,
  { width = 1280, timeout = 60_000 } = {},
): Promise<EditorPage> {
  const editor = await startEditCommand(id, brandsDir);
  const browser = await workerBrowser();
  const context = await browser.newContext({
    bypassCSP: true,
    locale: 'es-ES',
    viewport: { width, height: 900 },
  });
  context.setDefaultTimeout(timeout);
  const openWindow = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(editor.address);
    return page;
  };
  return {
    page: await openWindow(),
    openWindow,
    close: async () => {
      await context.close();
      await editor.stop();
    },
  };
}
