import type { Browser } from 'playwright';
import { startBrowser } from './browser.ts';
import { recorded } from './recording.ts';

let running: Promise<Browser> | undefined;

/**
 * Browser of the worker, shared by its test files, which run one after the other; a crashed browser is
 * replaced. It ends with the worker: Chromium quits when its pipe is closed.
 */
export async function workerBrowser(): Promise<Browser> {
  const browser = await running?.catch(() => undefined);
  if (!browser?.isConnected()) running = startRecordingBrowser();
  return running ?? startRecordingBrowser();
}

async function startRecordingBrowser(): Promise<Browser> {
  const browser = await startBrowser();
  const newContext = browser.newContext.bind(browser);
  // Requests of a service worker would bypass the mocked network of tests.
  browser.newContext = async (options) => recorded(await newContext({ serviceWorkers: 'block', ...options }));
  return browser;
}
