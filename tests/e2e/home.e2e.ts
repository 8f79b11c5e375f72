import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { auditPage } from '../support/pages/axe.ts';
import { block, blocks, callsOf, homePages, rows, settled, shiftOf } from '../support/pages/home-pages.ts';
import { hydrated, menuReady } from '../support/portal/portal.ts';
import { desktop, phone } from '../support/portal/portal-test.ts';

const { portalOf, home } = homePages();

describe.each([
  { name: 'desktop', viewport: desktop },
  { name: 'phone', viewport: phone },
])('on a $name', ({ viewport }) => {
  it.each([
    { path: '/es/', greeting: 'Hola, Lucía', offers: '/es/ofertas-practicas/' },
    { path: '/ca/', greeting: 'Hola, Lucía', offers: '/ca/ofertes-practiques/' },
  ])(
    'a student has six blocks, and nothing moves while they fill: $path',
    async ({ path, greeting, offers }) => {
      const portal = await portalOf();
      const own = path.startsWith(`/${portal.brand.defaultLanguage}/`) ? '/' : path;
      const page = await home('student', { viewport, path: own, notesShifts: true });
      await settled(page);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(greeting);
      const counts = await Promise.all(blocks.map((name) => rows(page, name).count()));
      expect(counts).toEqual([5, 4, 3, 3, 3, 4]);
      // All cards of a list have the same padding.
      const insets = await rows(page, 'offers').evaluateAll((cards) =>
        cards.map((card) => {
          const title = card.querySelector('h3')?.getBoundingClientRect().top ?? 0;
          return Math.round(title - card.getBoundingClientRect().top);
        }),
      );
      expect(new Set(insets).size).toBe(1);
      expect(insets[0]).toBeLessThan(28);
      const links = await rows(page, 'offers').locator('h3 a').evaluateAll(hrefs);
      const prefix = own === '/' ? offers.slice(3) : offers;
      expect(links.every((href) => href.startsWith(prefix))).toBe(true);
      // The link leads to everything the block shows, not only what fits.
      const all = await block(page, 'offers').locator('.home-all').getAttribute('href');
      expect(all).toBe(`${prefix.slice(0, -1)}?modo=todas`);
      // A named person of the office.
      expect(await page.locator('.home-person').innerText()).toContain('Rosa Ibarra');
      // The banner leaves the page to its content.
      const [banner, card, beside] = await Promise.all(
        [page.locator('.home-banner'), rows(page, 'offers').first(), rows(page, 'applications').first()].map(
          (it) => it.boundingBox(),
        ),
      );
      if (viewport === desktop) expect(beside?.y, 'lists side by side').toBe(card?.y);
      expect(banner?.height).toBeLessThan(viewport.height / 3 + 50);
      expect((card?.y ?? 0) + 60, 'the first offer').toBeLessThan(viewport.height);
      expect(await shiftOf(page)).toBe(0);
      expect(await auditPage(page)).toEqual([]);
    },
  );

  it.each(['company', 'new-company'] as const)(
    'nothing moves while the home of a company fills, nor when it is opened again: %s',
    async (persona) => {
      const page = await home(persona, { viewport, notesShifts: true, godmode: true });
      for (const visit of ['first', 'second']) {
        await settled(page);
        await page.locator('.waiting-rows > li, .first-steps').first().waitFor();
        expect(await shiftOf(page), visit).toBe(0);
        await page.reload();
      }
    },
  );

  it('a company has tiles to its offers and to new ones', async () => {
    const page = await home('company', { viewport });
    await hydrated(page);
    expect(await page.locator('.home-tile a:visible').evaluateAll(hrefs)).toEqual([
      '/mis-ofertas?tipo=practicas',
      '/nueva-oferta/practicas',
      '/mis-ofertas?tipo=empleo',
      '/nueva-oferta/empleo',
    ]);
    expect(await page.locator('h1:visible').allInnerTexts()).toEqual(['Talleres Oller']);
    expect(await auditPage(page)).toEqual([]);
  });

  it('a new student sees the first steps', async () => {
    const page = await home('empty-student', { viewport, notesShifts: true });
    await settled(page);
    expect(await page.locator('.home-banner').innerText()).toContain('Todavía no constan tus estudios');
    expect(await block(page, 'applications').innerText()).toContain('Todavía no te has inscrito');
    expect(await shiftOf(page)).toBe(0);
    expect(await auditPage(page)).toEqual([]);
  });
});

/** Waits until the lists for the next pages are prefetched, which are the last requests of the page. */
async function prefetchReady(page: Page): Promise<void> {
  const { settings } = (await portalOf()).brand;
  await page.waitForFunction(
    (count) => Object.keys(sessionStorage).filter((key) => key.includes('.cache.dominios.')).length >= count,
    settings.dominios.length,
  );
}

function hrefs(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href') ?? '');
}

it('a student of vocational cycles gets a link to the returned weekly sheet', async () => {
  const page = await home('vocational-student', { brand: 'montclar' });
  await settled(page);
  const banner = page.locator('.home-banner');
  expect(await banner.innerText()).toContain('La universidad te ha devuelto una hoja semanal');
  expect(await banner.getByRole('link').getAttribute('href')).toBe('/mis-practicas');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('damePracticasAlumno');
});

it('a graduate sees the latest jobs, and placement applications are not requested', async () => {
  const asked: string[] = [];
  const page = await home('graduate', {
    signedIn: async (it) => it.on('request', (request) => asked.push(request.url())),
  });
  await settled(page);
  const links = await rows(page, 'offers').locator('h3 a').evaluateAll(hrefs);
  expect(links).toHaveLength(5);
  expect(links.every((href) => href.startsWith('/ofertas-empleo/'))).toBe(true);
  expect(asked.some((url) => url.includes('dameCandidaturasEmpleoUsuario'))).toBe(true);
  expect(asked.some((url) => /Practicas(Usuario|Alumno)/.test(url))).toBe(false);
});

it('requests no company data for a student', async () => {
  const asked: string[] = [];
  const page = await home('company', {
    signedIn: async (it) => it.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  });
  await menuReady(page);
  await prefetchReady(page);
  expect(asked.filter((path) => path.startsWith('/api/Alumno/'))).toEqual([]);
});

it.each([
  ['encina', 'graduate', ['offers', 'applications', 'dates', 'communications', 'events']],
  ['ribera', 'student', ['offers', 'applications', 'dates']],
  ['illes', 'student', [...blocks, 'dates']],
] as const)('%s has the blocks of its modules only', async (brand, persona, expected) => {
  const page = await home(persona, { brand, notesShifts: true });
  await settled(page);
  const shown = await page.locator('.home-block').evaluateAll((them) => them.map((it) => it.className));
  expect(shown.map((it) => it.replace('home-block home-', '')).sort()).toEqual([...expected].sort());
  expect(await shiftOf(page)).toBe(0);
  expect(await auditPage(page)).toEqual([]);
});

describe('an application', () => {
  it('has a link and its state, and is first while it awaits an answer', async () => {
    const page = await home('pre-enrolment-student', { notesShifts: true });
    await settled(page);
    const first = rows(page, 'applications').first();
    expect(await first.locator('h3 a').getAttribute('href')).toMatch(/^\/mis-candidaturas\/.+/);
    expect(await first.innerText()).toContain('Preinscripción pendiente de respuesta');
    expect(await first.locator('[data-waiting]').count()).toBe(1);
    expect(await page.locator('.home-banner').innerText()).toContain('preinscripción');

    // It is answered in the banner only.
    const banner = page.locator('.home-banner');
    await banner.getByRole('button', { name: /^Aceptar/ }).waitFor();
    const title = await first.locator('h3 a').innerText();
    expect(await banner.getByRole('link', { name: title }).getAttribute('href')).toMatch(
      /^\/mis-candidaturas\/.+/,
    );
    expect(await first.getByRole('button').count()).toBe(0);
    expect(await shiftOf(page)).toBe(0);
    expect(await auditPage(page)).toEqual([]);
    await banner.getByRole('button', { name: /^Rechazar/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Rechazar la preinscripción' });
    await dialog.getByRole('radio').first().check();
    expect(await auditPage(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Rechazar la preinscripción' }).click();
    await page.getByText('Has rechazado la inscripción.').waitFor();
    await page.locator('.home-applications [data-waiting]').waitFor({ state: 'detached' });
    await rows(page, 'applications')
      .getByText('Preinscripción rechazada por el estudiante')
      .first()
      .waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('.home-banner h1'));
    await banner.getByRole('button').first().waitFor({ state: 'detached' });
    await banner.locator('a.button').waitFor();
  });
});

it('shows an offer with company, day, place and reference, and no company that hides its name', async () => {
  const portal = await portalOf();
  const page = await home('student');
  await settled(page);
  const text = await rows(page, 'offers').first().innerText();
  expect(text).toMatch(/Referencia:\s*\d+/);
  expect(text).toMatch(/Publicada:\s*\S+/);
  expect(await rows(page, 'offers').getByText('Empresa confidencial').count()).toBeGreaterThan(0);
  expect(portal.brand.settings.showReferenciaOferta).toBe(true);
});

it('leaves the reference out if the brand does', async () => {
  const page = await home('student', { brand: 'ribera' });
  await settled(page);
  expect(await rows(page, 'offers').first().innerText()).not.toContain('Referencia');
});

it('shows future events, the nearest first, with a picture if there is one', async () => {
  const page = await home('student');
  await settled(page);
  const days = await rows(page, 'events')
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days).toEqual([...days].sort());
  const today = new Intl.DateTimeFormat('sv-SE').format(new Date());
  expect(days.every((day) => day >= today)).toBe(true);
  const withPicture = await rows(page, 'events').locator('img').count();
  const events = (await portalOf()).db.all<{ imagen?: number }>(
    sql`SELECT imagen FROM event WHERE publicado AND substr(fecha, 1, 10) >= ${today} ORDER BY fecha, titulo LIMIT 3`,
  );
  expect(withPicture).toBe(events.filter(({ imagen }) => imagen !== undefined).length);
});

it('requests nothing again on return', async () => {
  const asked: string[] = [];
  /** Including requests of the previous page, whose answers are cached if they arrived before it was left. */
  const ever = new Set<string>();
  let isBack = false;
  const page = await home('student', {
    signedIn: async (it) =>
      it.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // Answers to a page left at once may not have arrived.
        if (!isBack && request.isNavigationRequest()) asked.length = 0;
        // Images are up to the browser.
        if (!pathname.startsWith('/api/') || pathname.includes('/ficheros/')) return;
        asked.push(pathname);
        ever.add(pathname);
      }),
  });
  await settled(page);
  await menuReady(page);
  await prefetchReady(page);
  expect(new Set(asked).size).toBe(asked.length);
  const before = [...ever].filter((path) => Object.values(callsOf).some((call) => call.test(path)));
  expect(before.length).toBeGreaterThanOrEqual(7);
  asked.length = 0;
  isBack = true;
  const { url } = await portalOf();
  await page.goto(url('/aviso-legal'));
  await hydrated(page);
  await page.goto(url('/'));
  await settled(page);
  await menuReady(page);
  await prefetchReady(page);
  // Notifications, missing data and placements are never kept in the browser.
  expect(asked.filter((path) => !/Notificaciones|faltan|damePracticasAlumno/.test(path))).toEqual([]);
});

it('has one tab stop per card, visible when focused', async () => {
  const page = await home('student');
  await settled(page);
  await page.locator('#content').focus();
  const stops: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const it = document.activeElement;
      if (!it?.closest('.home-student')) return undefined;
      const card = it.closest('.offer-card, .event-card, .home-row') ?? it;
      const { top, bottom } = card.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight + 1
        ? (it.closest('.home-block')?.className ?? 'banner')
        : 'hidden';
    });
    if (stop === undefined) break;
    stops.push(stop.replace('home-block home-', ''));
  }
  expect(stops).not.toContain('hidden');
  const order = stops.filter((stop, index) => stop !== stops[index - 1]);
  expect(order).toEqual(['banner', 'offers', 'applications', 'dates', ...blocks.slice(2)]);
  expect(stops.filter((stop) => stop === 'offers')).toHaveLength(6);
});
