import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const root = join(import.meta.dirname, '../..');
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const args = [
  // Tests run as root in containers, where Chromium's own sandbox cannot start.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** Starts the first browser there is: Playwright's own, the system's, or the one that comes with npm. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args });
  // A service worker makes requests of its own, which tests that answer for the network would not see.
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ serviceWorkers: 'block', ...options });
  return browser;
}

/** Path of the program that `launchBrowser` starts. */
export async function browserPath(): Promise<string> {
  const own = chromium.executablePath();
  const found = [own, ...installed].find((path) => path && existsSync(path));
  return found ?? packagedBrowser();
}

/** Unpacks the browser of @sparticuz/chromium into a folder of its own, which it takes from TMPDIR. */
async function packagedBrowser(): Promise<string> {
  const folder = join(root, '.cache', 'chromium');
  mkdirSync(folder, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  // The package adds the libraries that a bare system lacks only where it believes to be on its home platform.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const path = await packaged.executablePath();
    // Its own list of font folders names only those of its home platform, and would leave pages without text.
    const fonts = join(folder, 'fonts.conf');
    writeFileSync(fonts, fontList([join(folder, 'fonts'), '/usr/share/fonts'], join(folder, 'fonts-cache')));
    process.env['FONTCONFIG_FILE'] = fonts;
    return path;
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

function fontList(folders: readonly string[], cache: string): string {
  const rows = [...folders.map((folder) => `<dir>${folder}</dir>`), `<cachedir>${cache}</cachedir>`];
  return `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>${rows.join('')}</fontconfig>\n`;
}
