import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { makeCandidacy, makeOffer } from '#sandbox/seed/make-offers.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import { injectFault, watchDamage } from '../support/faults/faults.ts';
import { phone, portalTest, type VisitOptions } from '../support/portal/portal-test.ts';
import { offerCards as cards, offersListed as listed, openOffers } from '../support/pages/offers-list.ts';

const portals = portalTest('meridia');
const { portalOf } = portals;

const open = (persona: PersonaId, path: string, options?: VisitOptions<'meridia'>): Promise<Page> =>
  openOffers(portals, persona, path, options);

const found = (page: Page) => page.locator('#offers-results');

/** Waits until the address has a query; the list follows it. */
async function asked(page: Page, search: string | RegExp): Promise<void> {
  const isWanted = (now: string): boolean => (typeof search === 'string' ? now === search : search.test(now));
  await page.waitForURL((url) => isWanted(url.search));
  await listed(page);
}

describe('the list of offers', () => {
  it('names on a card the unmet requirements, and filters by open applications', async () => {
    const { db } = portalOf();
    const company =
      db.value<number>(sql`SELECT id FROM company WHERE estado = 'validada' AND NOT conProblema`) ?? 0;
    makeOffer(db, company, { titulo: 'Abierta a todo el mundo' });
    const page = await open('student', '/ofertas-practicas?modo=todas');
    await page.locator('.offer-unmet').filter({ hasText: 'Te falta: ' }).first().waitFor();
    await page.getByLabel('Solo aquellas en las que ya puedo inscribirme').check();
    await asked(page, '?modo=todas&soloPosibles=1');
    await expect.poll(() => cards(page).locator('h3').allInnerTexts()).toContain('Abierta a todo el mundo');
    expect(await page.locator('.offer-unmet, .applied-mark').count()).toBe(0);
    expect(await auditPage(page)).toEqual([]);
    await page.setViewportSize(phone);
    await page.locator('.offers-open-filters').click();
    expect(
      await page.getByRole('dialog').getByLabel('Solo aquellas en las que ya puedo inscribirme').isChecked(),
    ).toBe(true);
    // Every box has room around it for the width of a finger.
    const [first, second] = await Promise.all(
      [0, 1].map((at) => page.getByRole('dialog').getByRole('checkbox').nth(at).boundingBox()),
    );
    expect((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeGreaterThanOrEqual(8);
  });

  it('names on a card the way of attendance, in a place that the name does not widen', async () => {
    const { db } = portalOf();
    const company =
      db.value<number>(sql`SELECT id FROM company WHERE estado = 'validada' AND NOT conProblema`) ?? 0;
    makeOffer(db, company, { titulo: 'Desde casa', datos: { tipoModalidadAsistencia: 2 } });
    const page = await open('student', '/ofertas-practicas?modo=todas&titulo=Desde+casa');
    const card = cards(page).filter({ hasText: 'Desde casa' });
    const attendance = card.locator('.offer-card-attendance');
    await attendance.getByText('A distancia', { exact: true }).waitFor();
    const widthOf = async () => (await attendance.boundingBox())?.width;
    const named = await widthOf();
    await attendance.locator('span').evaluate((it) => it.replaceChildren('…'));
    expect(await widthOf()).toBe(named);
  });

  it('have the search before the filters, visually and by keyboard', async () => {
    const page = await open('student', '/ofertas-practicas');
    await listed(page);
    const search = page.getByLabel('Buscar ofertas');
    const filters = page.locator('.offers-aside');
    const top = async (it: Locator): Promise<number> => (await it.boundingBox())?.y ?? 0;
    expect(await top(search)).toBeLessThan(await top(filters));
    // The label stays visible while the field has text.
    const label = page.locator('.offers-search label');
    await search.fill('web');
    expect((await label.boundingBox())?.height).toBeGreaterThan(10);
    await search.fill('');
    await search.focus();
    await page.keyboard.press('Shift+Tab');
    expect(await filters.locator(':focus').count()).toBe(0);
    expect(await page.locator('.offers-switches :focus').count()).toBe(1);
  });

  it('of the other kind is one link away with both services, on a phone in the menu and above', async () => {
    const page = await open('student', '/ofertas-practicas', { viewport: phone });
    const kinds = page.getByRole('navigation', { name: 'Tipo de oferta' });
    expect(await kinds.locator('[aria-current=page]').innerText()).toBe('Prácticas');
    expect(await auditPage(page)).toEqual([]);
    await kinds.getByRole('link', { name: 'Empleo' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/ofertas-empleo');
    await listed(page);
    expect(await cards(page).count()).toBeGreaterThan(0);
    expect(await kinds.locator('[aria-current=page]').innerText()).toBe('Empleo');
    const entries = page.locator('.side-menu a[href^="/ofertas-"]');
    expect(await entries.evaluateAll((links) => links.map((it) => it.getAttribute('href')))).toEqual([
      '/ofertas-practicas',
      '/ofertas-empleo',
    ]);
    expect(await entries.nth(1).getAttribute('aria-current')).toBe('page');
    const other = await open('graduate', '/ofertas-empleo');
    await cards(other).first().waitFor();
    expect(await other.getByRole('navigation', { name: 'Tipo de oferta' }).count()).toBe(0);
  });

  it('shows on its cards the state of the application, and featured offers', async () => {
    const portal = portalOf();
    const company = portal.db.value<number>(sql`SELECT id FROM company WHERE estado = 'validada'`) ?? 0;
    const student = personaAccount(portal, 'student');
    const [going, over] = [3, 9].map((estado) => {
      const offer = makeOffer(portal.db, company, { titulo: `Faro ${estado}` });
      portal.db.update('candidacy', { id: makeCandidacy(portal.db, offer.id, student) }, { estado });
      return offer.urlAcceso;
    });
    const first = makeOffer(portal.db, company, { titulo: 'Faro primero', fechaDestacada: '2026-03-01' });
    const page = await open('student', '/ofertas-practicas?modo=todas&comun=Faro');
    const card = (url = '') => page.locator(`[data-row="${url}"]`);
    await card(going).getByText('Ya te has inscrito: Enviada a la empresa').waitFor();
    await card(over).getByText('Ya te has inscrito: No seleccionada').waitFor();
    expect(await card(going).locator('.applied-mark .icon').count()).toBe(1);
    expect(await card(over).locator('.applied-mark .icon').count()).toBe(0);
    expect(await card(first.urlAcceso).innerText()).toContain('Destacada');
    expect(await card(going).innerText()).not.toContain('Destacada');
  });

  it('on a desktop: fitting and all, filters in the address, chips, and back', async () => {
    const page = await open('student', '/ofertas-practicas');
    const modes = page.locator('.list-switch button');
    expect(await modes.nth(0).getAttribute('aria-pressed')).toBe('true');
    // Both counts are shown, and the list has as many offers as its count.
    const [fitting, all] = (await page.locator('.list-switch .list-badge').allInnerTexts()).map(Number);
    expect(fitting).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(Number(fitting));
    expect(await found(page).innerText()).toBe(`${fitting} ofertas`);
    expect(await auditPage(page)).toEqual([]);

    await modes.nth(1).click();
    await asked(page, '?modo=todas');
    expect(await found(page).innerText()).toBe(`${all} ofertas`);

    await page
      .getByRole('searchbox', { name: 'Buscar ofertas' })
      .pressSequentially('prácticas', { delay: 5 });
    await asked(page, '?modo=todas&comun=pr%C3%A1cticas');
    const withText = await found(page).innerText();
    expect(withText).not.toBe(`${all} ofertas`);

    // By keyboard only: opens a filter and chooses an entry.
    await page.locator('.filter-group summary').first().focus();
    await page.keyboard.press('Enter');
    const entries = page.locator('.filter-entries input');
    await entries.first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await asked(page, /&tipoModalidadAsistencia=\d+$/);
    expect(await page.locator('.list-chip').count()).toBe(2);
    expect(await auditScrolledToTop(page)).toEqual([]);

    // A choice adds a history entry, typed letters do not.
    await page.goBack();
    await asked(page, '?modo=todas&comun=pr%C3%A1cticas');
    expect(await found(page).innerText()).toBe(withText);
    await page.goForward();
    await asked(page, /&tipoModalidadAsistencia=\d+$/);
    await page.reload();
    await listed(page);
    expect(await page.locator('.list-chip').count()).toBe(2);

    const chip = page.locator('.list-chip').first();
    await chip.focus();
    await page.keyboard.press('Enter');
    await asked(page, /^\?modo=todas&tipoModalidadAsistencia=\d+$/);
    await page.waitForFunction(() => document.activeElement?.classList.contains('list-chip'));
    await page.keyboard.press('Enter');
    await asked(page, '?modo=todas');
    await page.waitForFunction(() => document.activeElement?.id === 'offers-results');
  });

  it('offers the degrees of the chosen levels only', async () => {
    const page = await open('student', '/ofertas-practicas?modo=todas');
    const group = (name: string) => page.locator('.filter-group', { hasText: name });
    const degrees = group('Titulaciones').first();
    await degrees.locator('summary').click();
    await degrees.locator('.filter-entries input').first().waitFor();
    const all = await degrees.locator('.filter-entries label').allInnerTexts();
    const levels = group('Nivel');
    await levels.locator('summary').click();
    await levels.locator('.filter-entries input').first().check();
    await degrees.getByText('Solo las titulaciones de las áreas').waitFor();
    const some = await degrees.locator('.filter-entries label').allInnerTexts();
    expect(some.length).toBeGreaterThan(0);
    expect(some).not.toEqual(all);
  });

  it('on a phone, in Catalan: filters in a sheet, and suggestions without results', async () => {
    const page = await open('student', '/ca/ofertes-practiques?comun=zzzz', { viewport: phone });
    const none = page.locator('.offers-message');
    expect(await none.locator('p').innerText()).toBe('No hi ha ofertes que coincideixin amb la teva cerca');
    expect(await auditPage(page)).toEqual([]);
    const opener = page.locator('.offers-open-filters');
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filtres' });
    await sheet.locator('summary').first().click();
    await sheet.locator('.filter-entries input').first().waitFor();
    // The contrast of content scrolled out of sight is undecidable.
    await page.setViewportSize({ ...phone, height: 1400 });
    expect(await auditPage(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.classList.contains('offers-open-filters'));
    await none.getByRole('button', { name: 'Treu els filtres' }).click();
    await asked(page, '');
    expect(await cards(page).count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });

  it('on a phone begins in the upper half, with the order among the filters', async () => {
    const page = await open('student', '/ofertas-practicas?modo=todas', { viewport: phone });
    const box = await cards(page).first().boundingBox();
    expect(box?.y).toBeLessThan(phone.height / 2);
    expect(await page.locator('.offers-choices .offers-order').isVisible()).toBe(false);
    await page.locator('.offers-open-filters').click();
    await page.getByRole('dialog').getByLabel('Orden').selectOption('asc');
    await asked(page, /date=asc/);
  });

  it('works with a server that does not filter', async () => {
    const path = '/ofertas-practicas?modo=todas&comun=web&date=asc';
    const page = await open('student', path);
    const expected = [await found(page).innerText(), ...(await cards(page).locator('h3').allInnerTexts())];
    const plain = await open('student', path, {
      before: (it) =>
        it.route(/dameOfertasUsuario/, async (route) => {
          const response = await route.fetch({ url: route.request().url().split('?')[0] ?? '' });
          const answer = (await response.json()) as { datos: Record<string, unknown> };
          delete answer.datos['filtrosAplicados'];
          await route.fulfill({ response, json: answer });
        }),
    });
    await plain.waitForFunction(() => !document.querySelector('.offers-reading'));
    expect([await found(plain).innerText(), ...(await cards(plain).locator('h3').allInnerTexts())]).toEqual(
      expected,
    );
  });

  it('reports a failed load, and loads on a retry', async () => {
    const page = await open('graduate', '/404', { faulty: true });
    const damage = await watchDamage(page);
    const heal = await injectFault(page, 'HTML', /dameOfertasUsuario|ofertasEncajan/);
    await page.goto(portalOf().url('/ofertas-empleo'));
    const failed = page.locator('.page-state[role="alert"]');
    await failed.waitFor();
    expect(await damage.complaints()).toEqual([]);
    expect(await auditPage(page)).toEqual([]);
    await heal();
    await failed.getByRole('button', { name: 'Reintentar' }).click();
    await cards(page).first().waitFor();
    const again = await injectFault(page, 'abort', /dameOfertasUsuario/);
    await page.getByRole('button', { name: 'Cargar más' }).click();
    await page.locator('.offers-problem').waitFor();
    expect(await cards(page).count()).toBe(10);
    await again();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.offers-rows > li').length === 20);
  });
});

describe('an offer', () => {
  it('that is refused shows the reason; one that is gone or of the other kind has a link', async () => {
    const page = await open('student', '/ofertas-practicas/practicas-en-seleccion-y-recursos-humano-59');
    expect(await page.locator('.offer-requirements li[data-missing]').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Inscribirme' }).click();
    await page.getByText('Esta oferta es para otra titulación.').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[data-busy]'));
    await page.goto(portalOf().url('/ofertas-practicas/nada'));
    const refused = page.locator('.offers-message[role="alert"]');
    await refused.getByText('La oferta no existe o ya no está disponible.').waitFor();
    expect(await refused.getByRole('link').getAttribute('href')).toBe('/ofertas-practicas');
    expect(await auditPage(page)).toEqual([]);
    await page.goto(portalOf().url('/ofertas-practicas/programador-a-web-75'));
    await refused.getByRole('link', { name: 'Ver la oferta' }).click();
    await page.waitForURL('**/ofertas-empleo/programador-a-web-75');
    await page.getByRole('heading', { level: 1 }).getByText(/web/i).waitFor();
  });
});
