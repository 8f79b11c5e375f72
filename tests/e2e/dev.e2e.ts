import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workerBrowser } from '../support/portal/worker-browser.ts';
import { auditPage } from '../support/pages/axe.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';
import { userEnvironment } from '../support/build/user-environment.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'andana-dev-'));
const brandsDir = join(folder, 'brands');
const file = join(brandsDir, 'ribera', 'brand.yaml');

let browser: Browser;
let server: ReturnType<typeof spawn>;
let origin: string;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

beforeAll(async () => {
  cpSync(join(root, 'brands'), brandsDir, { recursive: true });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(
    process.execPath,
    ['scripts/commands/dev.ts', '--brand', 'ribera', '--brands-dir', brandsDir, '--port', String(port)],
    { cwd: root, env: userEnvironment(), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise<void>((resolve) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Open http')) resolve();
    });
  });
  browser = await workerBrowser();
});

afterAll(async () => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

it('shows a page, follows an edit of the YAML, and shows the report of a mistake until it is corrected', async () => {
  const page = await browser.newPage();
  // The first visit makes Vite optimize packages, which may reload the page.
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle' });
  await hydrated(page);
  const faults = watchPage(page);
  await page.reload();
  await hydrated(page);
  expect(faults).toEqual([]);
  expect(await page.title()).toContain('La Ribera en la empresa');

  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace(/^nombre: .*$/m, 'nombre: Otro nombre'));
  await page.waitForFunction(() => document.title.includes('Otro nombre'));

  writeFileSync(file, source.replace(/^nombre: /m, 'nombr: '));
  await page.waitForFunction(() => document.title === 'A brand file is wrong');
  const report = await page.locator('pre').textContent();
  expect(report).toContain('ribera/brand.yaml:6:1');
  expect(report).toContain('Did you mean `nombre`?');

  writeFileSync(file, source);
  await page.waitForFunction(() => document.title.includes('La Ribera en la empresa'));
});

it('reports nothing for a deleted file or an internal address', async () => {
  const asked = ['/_brand/theme.0123456789.css', '/-/login', '/nothing.png'].map((path) =>
    fetch(origin + path),
  );
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404]);
});

it('shows every part in its states at /-/gallery, without barriers in light and dark', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`${origin}/-/gallery`, { waitUntil: 'networkidle' });
  await hydrated(page);
  const faults = watchPage(page);
  await page.reload({ waitUntil: 'networkidle' });
  await hydrated(page);
  const cell = (name: string) =>
    page.locator('.gallery-cell', { has: page.getByRole('heading', { name, exact: true }) });
  await cell('ActionError').getByRole('alert').getByRole('button').waitFor();
  for (const theme of ['light', 'dark']) {
    await page.evaluate((it) => {
      document.documentElement.dataset['theme'] = it;
      scrollTo(0, 0);
    }, theme);
    expect(await auditPage(page), theme).toEqual([]);
  }
  const fixed = cell('Every kind: cannot be changed');
  expect(await fixed.getByText('Grado en Filosofía').count()).toBe(1);
  expect(await fixed.locator('input:not([type=hidden]), select, textarea, button').count()).toBe(0);
  expect(faults).toEqual([]);
});
