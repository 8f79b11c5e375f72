import { type Browser, chromium } from 'playwright';
import { inject } from 'vitest';
import { args, browserPath } from './browser.ts';
import { recorded } from './traces.ts';

/**
 * The browser of the worker that runs the test file, which it shares with the files before and after; to close it ends
 * only what was opened here. Should it have crashed, there is a new one for this file.
 */
export async function launchBrowser(): Promise<Browser> {
  const addresses = inject('browsers');
  const address = addresses[(Number(process.env['VITEST_POOL_ID']) || 1) % addresses.length] ?? '';
  const browser = await chromium
    .connect(address)
    .catch(async () => chromium.launch({ executablePath: await browserPath(), args }));
  const newContext = browser.newContext.bind(browser);
  // A service worker makes requests of its own, which tests that answer for the network would not see.
  browser.newContext = async (options) => recorded(await newContext({ serviceWorkers: 'block', ...options }));
  return browser;
}
