import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readZip, writeZip } from '#editor/server/publish/zip.ts';
import { type EditorPage, openEditor } from '../support/editor/editor-page.ts';

const root = join(import.meta.dirname, '../..');
const id = 'illes';

let place: string;
let clone: string;
let remote: string;
let editor: EditorPage;
let page: Page;

const slow = { timeout: 60_000 };

const git = (cwd: string, ...args: string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8' });

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'andana-publish-'));
  [clone, remote] = [join(place, 'clone'), join(place, 'remote.git')];
  mkdirSync(clone);
  for (const name of [id, '_base'])
    cpSync(join(root, 'brands', name), join(clone, 'brands', name), { recursive: true });
  const settings = join(clone, 'brands', id, 'brand.yaml');
  // Too long ago for a launch.
  const reviewed = /fechaRevisionAccesibilidad: .*/;
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8').replace(reviewed, "fechaRevisionAccesibilidad: '2020-01-15'"),
  );
  git(place, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git(clone, 'init', '--quiet', '--initial-branch=main');
  git(clone, 'config', 'user.name', 'Marta Web');
  git(clone, 'config', 'user.email', 'marta@example.org');
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', '--message', 'Begin');
  git(clone, 'remote', 'add', 'origin', 'https://github.com/uni/portals.git');
  git(clone, 'remote', 'set-url', '--push', 'origin', remote);
  // Somebody is in the middle of other work.
  writeFileSync(join(clone, 'notes.txt'), 'mine\n');
  git(clone, 'add', 'notes.txt');
  editor = await openEditor(id, join(clone, 'brands'));
  page = editor.page;
});
afterAll(async () => {
  await editor.close();
  rmSync(place, { recursive: true });
});

const go = (name: string): Promise<void> =>
  page.getByRole('navigation').getByRole('button', { name }).click();
const section = (name: string): Locator => page.getByRole('region', { name });
const field = (path: string): Locator => page.locator(`#s-${path.replaceAll('.', '-')}`);
const steps = (): Promise<number> => page.locator('.history li').count();
const state = (): string =>
  [git(clone, 'status', '--porcelain=v2', '--untracked-files=all'), git(clone, 'diff', '--cached')].join(
    '\n',
  );

async function makesStep(act: () => Promise<unknown>): Promise<void> {
  const before = await steps();
  await act();
  await expect.poll(steps, slow).toBe(before + 1);
}

async function download(button: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download') as Promise<Download>,
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await file.path());
}

test('a change is told in words and pictures, against the last commit', async () => {
  await go('Publicar');
  await expect.poll(() => section('Qué cambia').textContent(), slow).toContain('No cambia nada.');
  await go('Identidad');
  await makesStep(() => field('nombreCorto').fill('Llevant'));
  await go('Aspecto');
  await makesStep(() => field('colores.primario').fill('#7a3b96'));
  await makesStep(() =>
    page
      .locator('[data-setting="logo.color"], [data-setting="logo"]')
      .first()
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'nuevo.svg',
        mimeType: 'image/svg+xml',
        buffer: readFileSync(join(root, 'brands', id, 'assets/logo.svg')),
      }),
  );
  await go('Publicar');
  const changes = section('Qué cambia');
  await expect.poll(() => changes.textContent(), slow).toContain('Llevant');
  expect(await changes.locator('del').allTextContents()).toContain('UILL');
  await changes.getByText('Contraste de los colores').click();
  expect(await changes.locator('.contrasts').textContent()).toContain('#7a3b96');
  const added = changes.getByRole('img', { name: 'assets/nuevo.svg, después' });
  expect(await added.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('what is left before the launch leads to its setting', async () => {
  const launch = section('Qué falta antes de publicar');
  const problem = launch.getByRole('button', { name: /^Ir a:/ }).first();
  const label = (await problem.textContent()) ?? '';
  await problem.click();
  await expect.poll(() => page.getByRole('heading', { level: 2, name: 'Publicar' }).count(), slow).toBe(0);
  const focused = await page.evaluate(() => document.activeElement?.closest('[data-setting]')?.textContent);
  expect(focused).toContain(label.replace('Ir a: ', ''));
  await go('Publicar');
});

test('a branch is pushed with the commit, and the page of its host is opened by a link', async () => {
  const before = state();
  await page.getByRole('button', { name: 'Crear la rama y enviarla' }).click();
  const subject = page.getByLabel('Qué es este cambio, en una línea');
  expect(await subject.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('Color y nombre nuevos');
  await page.getByRole('button', { name: 'Crear la rama y enviarla' }).click();
  const link = page.getByRole('link', { name: 'Abrir la petición en la web del repositorio' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.href).toMatch(/^https:\/\/github\.com\/uni\/portals\/compare\/main\.\.\.marca%2Filles%2F/);
  expect(address.searchParams.get('title')).toBe('Color y nombre nuevos');
  expect(address.searchParams.get('body')).toContain('Llevant');
  const branch = git(remote, 'branch', '--list', 'marca/*', '--format=%(refname:short)').trim();
  expect(git(remote, 'show', '--format=%an: %s', '--name-status', branch).trim().split('\n')).toEqual([
    'Marta Web: Color y nombre nuevos',
    '',
    'A\tbrands/illes/assets/nuevo.svg',
    'M\tbrands/illes/brand.yaml',
  ]);
  expect(state()).toBe(before);
});

test('the patch gives the same tree in another clone', async () => {
  const patch = await download('Descargar un parche');
  const other = join(place, 'other');
  git(place, 'clone', '--quiet', '--no-local', clone, other);
  git(other, 'config', 'user.name', 'A');
  git(other, 'config', 'user.email', 'a@example.org');
  writeFileSync(join(place, 'change.patch'), patch);
  git(other, 'am', '--quiet', '../change.patch');
  const branch = git(remote, 'branch', '--list', 'marca/*', '--format=%(refname:short)').trim();
  expect(git(other, 'rev-parse', 'HEAD^{tree}')).toBe(git(remote, 'rev-parse', `${branch}^{tree}`));
});

test('a ZIP has all files, and brings them back with what somebody has changed in it', async () => {
  const files = readZip(await download('Descargar un ZIP'), 50_000_000);
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['illes/brand.yaml', 'illes/assets/nuevo.svg', 'illes/content/es/aviso-legal.md']),
  );
  const changed = files.map(({ path, content }) =>
    path === 'illes/brand.yaml'
      ? { path, content: Buffer.from(Buffer.from(content).toString().replace('Llevant', 'Ponent')) }
      : { path, content },
  );
  const input = page.getByLabel('Incorporar un ZIP');
  await makesStep(() =>
    input.setInputFiles({
      name: 'illes.zip',
      mimeType: 'application/zip',
      buffer: writeZip([...changed, { path: 'illes/../../evil.sh', content: Buffer.from('echo') }]),
    }),
  );
  await expect.poll(() => page.getByText('Los ficheros del ZIP están en la marca.').count(), slow).toBe(1);
  expect(await page.getByText(/se han dejado fuera: .*evil\.sh/).count()).toBe(1);
  await input.setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') });
  await expect.poll(() => page.getByText('El fichero no es un ZIP').count(), slow).toBe(1);
  await go('Identidad');
  await expect.poll(() => field('nombreCorto').inputValue()).toBe('Ponent');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => field('nombreCorto').inputValue()).toBe('Llevant');
});
