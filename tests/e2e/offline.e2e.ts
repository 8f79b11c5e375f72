import { describe, expect, it } from 'vitest';
import { auditPage } from '../support/pages/axe.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';
import { desktop, type PageOptions, phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage } = portalTest('montclar');

async function visit(path: string, options: PageOptions<'montclar'> = {}) {
  const page = await newPage({ undecided: true, faulty: true, ...options });
  const faults = watchPage(page);
  await page.goto(portalOf().url(path));
  await hydrated(page);
  return { page, context: page.context(), faults };
}

describe('a page that loses the connection', () => {
  it.each([
    [phone, '/login', 'Sin conexión. Revisa tu red'],
    [desktop, '/ca/login', 'Sense connexió: comprova la xarxa'],
  ])(
    'shows a dialog until the connection is back, and keeps the input: %o %s',
    async (viewport, path, text) => {
      const { page, context, faults } = await visit(path, { viewport });
      const field = page.locator('main input').first();
      await field.fill('lucia@alumnado.example');
      await context.setOffline(true);
      await page.getByRole('dialog', { name: text }).waitFor();
      expect(await auditPage(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      await page.getByRole('dialog', { name: text }).waitFor();
      await context.setOffline(false);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await field.inputValue()).toBe('lucia@alumnado.example');
      expect(await field.evaluate((it) => it === document.activeElement)).toBe(true);
      expect(faults).toEqual([]);
    },
  );
});

/** Opens a page, and waits until the service worker controls the next ones. */
async function visitWithWorker(path: string, viewport = desktop): ReturnType<typeof visit> {
  const visited = await visit(path, { viewport, serviceWorkers: 'allow' });
  await visited.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return visited;
}

describe('a page opened offline', () => {
  it.each([
    [phone, '/aviso-legal?a=b', 'Sin conexión. Revisa tu red', 'es'],
    [desktop, '/ca/avis-legal?a=b', 'Sense connexió: comprova la xarxa', 'ca'],
  ])(
    'shows the offline page at its own address, and loads once online: %o %s',
    async (viewport, path, text, language) => {
      const { page, context } = await visitWithWorker('/politica-de-cookies', viewport);
      await context.setOffline(true);
      await page.goto(portalOf().url(path));
      await page.getByRole('heading', { level: 1, name: text }).waitFor();
      expect(page.url()).toBe(portalOf().url(path));
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(
        await page.locator('header img').evaluate((it: HTMLImageElement) => it.naturalWidth),
      ).toBeGreaterThan(0);
      expect(await auditPage(page)).toEqual([]);
      await context.setOffline(false);
      await page.locator('html[data-hydrated]').waitFor();
      expect(page.url()).toBe(portalOf().url(path));
    },
  );

  it.each([
    ['/logout', 'Has cerrado la sesión'],
    ['/ca/logout', 'Has tancat la sessió'],
  ])('signs out, in other tabs too: %s', async (path, heading) => {
    const { page, context } = await visitWithWorker('/aviso-legal', phone);
    await portalOf().signIn(page, 'student');
    await page.goto(portalOf().url('/cv'));
    await page.evaluate(() => sessionStorage.setItem('portal.montclar.borrador.cv.', '{}'));
    const kept = await page.evaluate(() => localStorage.getItem('portal.montclar.cookiesAceptadas'));
    const other = await context.newPage();
    await other.goto(portalOf().url('/mis-candidaturas'));
    await hydrated(other);
    await context.setOffline(true);
    await page.goto(portalOf().url(path));
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await auditPage(page)).toEqual([]);
    const left = (tab: typeof page) =>
      tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const isPersons = (key: string): boolean => !/\.(?:cookiesAceptadas|codigo|fuentes)$/.test(key);
    expect((await left(page)).filter(isPersons)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('portal.montclar.cookiesAceptadas'))).toBe(kept);
    expect((await context.cookies()).filter(({ name }) => name.includes('montclar'))).toEqual([]);
    await other.waitForURL(/login/);
    await context.setOffline(false);
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  });

  it('is never a cached page: only offline pages and their files are cached', async () => {
    const { page, faults } = await visitWithWorker('/aviso-legal');
    await page.goto(portalOf().url('/login'));
    await hydrated(page);
    const kept = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('portal.montclar.sinconexion.'));
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname.replace(/\.[0-9a-f]{10}\./, '.'));
    });
    expect(kept.sort()).toEqual([
      '/_brand/logo-header.svg',
      '/_brand/offline.css',
      '/_brand/theme.css',
      '/_offline/ca/',
      '/_offline/es/',
    ]);
    expect(faults).toEqual([]);
  });
});
