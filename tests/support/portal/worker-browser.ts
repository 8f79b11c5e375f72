import { type Browser, chromium } from 'playwright';
import { args, browserPath } from './browser.ts';
import { recorded } from './recording.ts';

let running: Promise<Browser> | undefined;

/**
 * The browser of the worker that runs the test file; its files come one after the other and share it, and a new one
 * takes the place of one that has crashed. It ends with the worker: Chromium quits when nobody holds its pipe.
 */
export async function workerBrowser(): Promise<Browser> {
  const browser = await running?.catch(() => undefined);
  if (!browser?.isConnected()) running = startBrowser();
  return running ?? startBrowser();
}

async function startBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args });
  const newContext = browser.newContext.bind(browser);
  // A service worker makes requests of its own, which tests that answer for the network would not see.
  browser.newContext = async (options) => recorded(await newContext({ serviceWorkers: 'block', ...options }));
  return browser;
}
