import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import { auditPage } from '../support/pages/axe.ts';
import { hydrated, menuReady } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('meridia', 'montclar');

const banner = (page: Page) => page.locator('.messages [role=alert] .banner');
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' });

/** Expects the banner to stay, with signing out as the only action, and no cached content below. */
async function expectRefused(page: Page, text: string): Promise<void> {
  await banner(page).getByText(text).waitFor();
  const waiting = page.locator('main').locator('.skeleton-line:visible, [aria-busy="true"]:visible');
  await expect.poll(() => waiting.count()).toBe(0);
  expect(await banner(page).locator('a, button').allInnerTexts()).toEqual(['Cerrar sesión']);
  expect(await page.locator('main').getByText('Reintentar').count()).toBe(0);
  expect(await page.locator('.home-rows > li, .survey-row').count()).toBe(0);
}

const pages = [
  '/',
  '/cv',
  '/encuestas',
  '/eventos',
  '/guias-orientacion',
  '/mis-candidaturas',
  '/mis-practicas',
  '/ofertas-practicas',
  '/programas-practicas-activos',
  '/eventos/uno',
  '/ofertas-practicas/uno',
  '/programas-practicas-activos/uno',
];

/** Refusals of reads; a retry cannot change the last one. */
const refusals = [
  { code: 93, text: '(93)' },
  { code: 1, text: 'Se ha producido un error. Inténtalo de nuevo más tarde.' },
  { code: 48, text: 'Esta acción no está permitida.' },
];

it('a refused read shows the reason on every page, on opening and on a retry', async () => {
  const portal = portalOf();
  let status = 0;
  const page = await visit('student', '/404', {
    faulty: true,
    before: (it) =>
      it.route(
        (url) => url.pathname.startsWith('/api/') && !/ominios/.test(url.pathname),
        (route) => route.fulfill({ json: { status } }),
      ),
  });
  for (const [index, path] of pages.entries()) {
    // Each page opens with one of the three; the others come on retry.
    const first = refusals[index % refusals.length];
    const order = [...refusals].sort((one, other) => Number(other === first) - Number(one === first));
    for (const [step, { code, text }] of order.entries()) {
      status = code;
      const before = order[step - 1];
      if (before === undefined || before.code === 48) {
        await page.goto(portal.url(path));
        await hydrated(page);
      } else await retry(page).evaluateAll((all) => all.forEach((it) => (it as HTMLElement).click()));
      await page.locator('main').getByText(text).first().waitFor();
      if (before) await page.locator('main').getByText(before.text).first().waitFor({ state: 'detached' });
      await expect
        .poll(async () => (await retry(page).count()) > 0, { message: `another try at ${path} for ${code}` })
        .toBe(code !== 48);
    }
  }
});

/** Lists with cached answers, by their rows. */
const cachedLists = [
  ['/', '.home-events .home-rows > li'],
  ['/', '.home-applications .home-rows > li'],
  ['/encuestas', '.survey-row'],
  ['/eventos', '.events li'],
  ['/guias-orientacion', '.guides-list > li'],
  ['/mis-candidaturas', '.applications-group li'],
  ['/programas-practicas-activos', '.programmes-list > li'],
] as const;

/** Makes the cached answers stale. */
async function expireCache(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(sessionStorage)) {
      if (!key.includes('.cache.') || key.includes('.dominios.')) continue;
      const kept = JSON.parse(text as string) as { time: number };
      sessionStorage.setItem(key, JSON.stringify({ ...kept, time: Date.now() - 11 * 60_000 }));
    }
  });
}

describe('with a cached list, a refetch', () => {
  it.each([
    { code: 1, text: 'Se ha producido un error. Inténtalo de nuevo más tarde.', stays: true, canRetry: true },
    { code: 93, text: '(93)', stays: false, canRetry: true },
    { code: 48, text: 'Esta acción no está permitida.', stays: false, canRetry: false },
  ])('$code is said with its text', async ({ code, text, stays, canRetry }) => {
    const portal = portalOf();
    const page = await visit('student', '/', { faulty: true, viewport: phone });
    const paths = [...new Set(cachedLists.map(([path]) => path))];
    for (const path of paths) {
      await page.goto(portal.url(path));
      for (const [own, rows] of cachedLists) if (own === path) await page.locator(rows).first().waitFor();
    }
    let isRefusing = true;
    await page.route(
      (url) => url.pathname.startsWith('/api/') && !/ominios|[Cc]v/.test(url.pathname),
      (route) => (isRefusing ? route.fulfill({ json: { status: code } }) : route.fallback()),
    );
    for (const path of paths) {
      await expireCache(page);
      await page.goto(portal.url(path));
      await hydrated(page);
      await page.locator('main').getByText(text).first().waitFor();
      for (const [own, rows] of cachedLists)
        if (own === path)
          await expect
            .poll(async () => (await page.locator(rows).count()) > 0, { message: rows })
            .toBe(stays);
      await expect.poll(async () => (await retry(page).count()) > 0, { message: path }).toBe(canRetry);
    }
    expect(await auditPage(page)).toEqual([]);
    isRefusing = false;
    if (!canRetry) return;
    await retry(page).first().click();
    await page.locator('main').getByText(text).first().waitFor({ state: 'detached' });
    await page.locator('.programmes-list > li').first().waitFor();
  });
});

describe('an account blocked while signed in', () => {
  it('shows no data of other reads as if all were well', async () => {
    const portal = portalOf();
    const page = await visit('student', '/', { faulty: true });
    await page.locator('.home-banner .button').first().waitFor();
    await expireCache(page);
    await page.route('**/dameEventos*', (route) => route.fulfill({ json: { status: 59 } }));
    await page.goto(portal.url('/'));
    await expectRefused(page, 'No tienes acceso al portal');
    expect(await page.locator('.home-banner .button, .home-banner p').count()).toBe(0);
    expect(await page.locator('.home-banner h1').innerText()).toContain('Lucía');
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((it) => it.includes('.cache.'))),
    ).toEqual(expect.not.arrayContaining([expect.stringMatching(/cvResumen|numPracticas|dameEventos/)]));
  });

  it('of a company sees the reason on every page, and can only sign out', async () => {
    const portal = portalOf('montclar');
    const page = await visit('company', '/encuestas', { brand: 'montclar', faulty: true });
    await page.locator('.survey-row').first().waitFor();
    const id = portal.db.value<number>(
      sql`SELECT company FROM contact WHERE account = ${personaAccount(portal, 'company')}`,
    );
    const blocked = await fetch(portal.url('/sandbox/console/companies/block'), {
      method: 'POST',
      headers: { origin: new URL(portal.url('/')).origin },
      body: new URLSearchParams({ id: String(id) }),
    });
    expect(blocked.url).toContain('done=block');
    for (const path of ['/', '/mi-perfil', '/eventos', '/encuestas']) {
      await page.goto(portal.url(path));
      await expectRefused(page, 'Tu empresa está bloqueada o pendiente de validación.');
      expect(await page.locator('.company-home:visible').count()).toBe(0);
    }
    expect(await auditPage(page)).toEqual([]);
    await banner(page).getByRole('link', { name: 'Cerrar sesión' }).click();
    await page.waitForURL('**/logout');
    await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.endsWith('.token')));
    expect(await page.locator('.login-form .button-primary:visible').getAttribute('href')).toBe(
      '/login/empresas',
    );
  });

  it('of a student sees the text of the server, and no cached data', async () => {
    const portal = portalOf();
    const page = await visit('student', '/', { faulty: true, viewport: phone });
    await page.locator('.home-events .home-rows > li').first().waitFor();
    await menuReady(page);
    portal.db.run(sql`
      UPDATE account SET estado = 'bloqueada', mensajeBloqueo = 'Pásate por secretaría.'
      WHERE id = ${personaAccount(portal, 'student')}`);
    for (const path of ['/', '/mis-practicas', '/ofertas-practicas', '/cv', '/']) {
      await page.goto(portal.url(path));
      await expectRefused(page, 'Pásate por secretaría.');
    }
    expect(await auditPage(page)).toEqual([]);
  });
});
