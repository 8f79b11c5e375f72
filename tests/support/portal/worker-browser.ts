import type { Browser } from 'playwright';
import { startBrowser } from './browser.ts';
import { recorded } from './recording.ts';

let running: Promise<Browser> | undefined;

/**
 * The browser of the worker that runs the test file; its files come one after the other and share it, and a new one
 * takes the place of one that has crashed. It ends with the worker: Chromium quits when nobody holds its pipe.
 */
export async function workerBrowser(): Promise<Browser> {
  const browser = await running?.catch(() => undefined);
  if (!browser?.isConnected()) running = startRecordingBrowser();
  return running ?? startRecordingBrowser();
}

async function startRecordingBrowser(): Promise<Browser> {
  const browser = await startBrowser();
  const newContext = browser.newContext.bind(browser);
  // A service worker makes requests of its own, which tests that answer for the network would not see.
  browser.newContext = async (options) => recorded(await newContext({ serviceWorkers: 'block', ...options }));
  return browser;
}
