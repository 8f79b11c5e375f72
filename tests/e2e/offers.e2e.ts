import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { consentVersion } from '#stores/cookie-consent.ts';
import { storageKey } from '#shared/storage.ts';
import { auditPage } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { injectFault, watchDamage } from '../support/faults.ts';
import { type LivePortal, startLivePortal } from '../support/live-portal.ts';
import { hydrated, watchPage } from '../support/portal.ts';

let browser: Browser;
let portal: LivePortal;
beforeAll(async () => {
  browser = await launchBrowser();
  portal = await startLivePortal('meridia');
});
afterAll(async () => {
  await portal.close();
  await browser.close();
});

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };

interface Options {
  viewport?: { width: number; height: number };
  before?: (page: Page) => Promise<unknown>;
  /** The test makes something go wrong that the browser reports. */
  faulty?: boolean;
}

/** A page of someone, without the questions that the frame may ask. */
async function open(persona: PersonaId, path: string, options: Options = {}): Promise<Page> {
  const { viewport = desktop, before, faulty = false } = options;
  const visit = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await visit.newPage();
  const faults = watchPage(page);
  onTestFinished(async () => {
    await visit.close();
    if (!faulty) expect(faults).toEqual([]);
  });
  await portal.signIn(page, persona);
  const consent = { necessary: true, analytics: false, version: consentVersion, date: new Date() };
  await page.evaluate((stored) => Object.assign(localStorage, stored), {
    [storageKey('meridia', 'godmode')]: 'true',
    [storageKey('meridia', 'cookiesAceptadas')]: JSON.stringify(consent),
  });
  await before?.(page);
  faults.length = 0;
  await page.goto(portal.url(path));
  await listed(page);
  return page;
}

/** Waits until what was asked for is there: the list, or the offer. */
async function listed(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
}

const cards = (page: Page) => page.locator('.offers-rows > li');
const found = (page: Page) => page.locator('#offers-results');
const focusedOffer = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-offer]')?.dataset['offer']);

/** Waits until the address has a query; the list follows it. */
async function asked(page: Page, search: string | RegExp): Promise<void> {
  const isWanted = (now: string): boolean => (typeof search === 'string' ? now === search : search.test(now));
  await page.waitForURL((url) => isWanted(url.search));
  await listed(page);
}

describe('the list of offers', () => {
  it('on a desktop: fitting and all, filters in the address, chips, and back', async () => {
    const page = await open('student', '/ofertas-practicas');
    const modes = page.locator('.offers-mode');
    expect(await modes.nth(0).getAttribute('aria-pressed')).toBe('true');
    // Both counts are there, and the list has as many offers as its own says.
    const [fitting, all] = (await page.locator('.offers-mode-count').allInnerTexts()).map(Number);
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

    // By the keyboard alone: open a filter, choose an entry.
    await page.locator('.filter-group summary').first().focus();
    await page.keyboard.press('Enter');
    const entries = page.locator('.filter-entries input');
    await entries.first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await asked(page, /&tipoModalidadAsistencia=\d+$/);
    expect(await page.locator('.offers-chip').count()).toBe(2);
    expect(await auditPage(page)).toEqual([]);

    // A choice is a step back, letters are not.
    await page.goBack();
    await asked(page, '?modo=todas&comun=pr%C3%A1cticas');
    expect(await found(page).innerText()).toBe(withText);
    await page.goForward();
    await asked(page, /&tipoModalidadAsistencia=\d+$/);
    await page.reload();
    await listed(page);
    expect(await page.locator('.offers-chip').count()).toBe(2);

    const chip = page.locator('.offers-chip').first();
    await chip.focus();
    await page.keyboard.press('Enter');
    await asked(page, /^\?modo=todas&tipoModalidadAsistencia=\d+$/);
    await page.waitForFunction(() => document.activeElement?.classList.contains('offers-chip'));
    await page.keyboard.press('Enter');
    await asked(page, '?modo=todas');
    await page.waitForFunction(() => document.activeElement?.id === 'offers-results');
  });

  it('keeps its place while an offer is read', async () => {
    const page = await open('student', '/ofertas-practicas?modo=todas');
    await page.getByRole('button', { name: 'Cargar más' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.offers-rows > li').length === 20);
    const wanted = await cards(page).nth(10).getAttribute('data-offer');
    await page.waitForFunction(
      (offer) => document.activeElement?.closest<HTMLElement>('[data-offer]')?.dataset['offer'] === offer,
      wanted,
    );
    const link = cards(page).nth(14).locator('a');
    const title = await link.innerText();
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    const scroll = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await page.waitForURL(/ofertas-practicas\/./);
    await listed(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(await auditPage(page)).toEqual([]);

    for (const goBack of [
      () => page.goBack(),
      () => page.getByRole('link', { name: 'Volver a las ofertas' }).click(),
    ]) {
      await goBack();
      await page.waitForURL((url) => url.search === '?modo=todas');
      await listed(page);
      await page.waitForFunction((y) => Math.abs(scrollY - y) < 5, scroll);
      expect(await cards(page).count()).toBe(20);
      expect(await focusedOffer(page)).toBe(await cards(page).nth(14).getAttribute('data-offer'));
      await page.keyboard.press('Enter');
      await page.waitForURL(/ofertas-practicas\/./);
      await listed(page);
    }
  });

  it('on a phone, in Catalan: filters in a sheet, and what to do when nothing is found', async () => {
    const page = await open('student', '/ca/ofertes-practiques?comun=zzzz', { viewport: phone });
    const none = page.locator('.offers-message');
    expect(await none.locator('p').innerText()).toBe('No hi ha ofertes que coincideixin amb la teva cerca');
    expect(await auditPage(page)).toEqual([]);
    const opener = page.locator('.offers-open-filters');
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filtres' });
    await sheet.locator('summary').first().click();
    await sheet.locator('.filter-entries input').first().waitFor();
    // Of what has scrolled out of sight no contrast can be told.
    await page.setViewportSize({ ...phone, height: 1400 });
    expect(await auditPage(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.classList.contains('offers-open-filters'));
    await none.getByRole('button', { name: 'Treu els filtres' }).click();
    await asked(page, '');
    expect(await cards(page).count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });

  it('is the same with a server that does not filter', async () => {
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

  it('says when it does not come, and comes with another try', async () => {
    const page = await open('graduate', '/404', { faulty: true });
    const damage = await watchDamage(page);
    const heal = await injectFault(page, 'HTML', /dameOfertasUsuario|ofertasEncajan/);
    await page.goto(portal.url('/ofertas-empleo'));
    const failed = page.locator('.offers-message[role="alert"]');
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
  it('that is refused says why; one that is gone or of the other kind leads on', async () => {
    const page = await open('student', '/ofertas-practicas/practicas-en-seleccion-y-recursos-humano-59');
    expect(await page.locator('.offer-requirements li[data-missing]').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Inscribirme' }).click();
    await page.getByText('Esta oferta es para otra titulación.').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[data-busy]'));
    await page.goto(portal.url('/ofertas-practicas/nada'));
    const refused = page.locator('.offers-message[role="alert"]');
    await refused.getByText('La oferta no existe o ya no está disponible.').waitFor();
    expect(await refused.getByRole('link').getAttribute('href')).toBe('/ofertas-practicas');
    expect(await auditPage(page)).toEqual([]);
    await page.goto(portal.url('/ofertas-practicas/programador-a-web-75'));
    await refused.getByRole('link', { name: 'Ver la oferta' }).click();
    await page.waitForURL('**/ofertas-empleo/programador-a-web-75');
    await page.getByRole('heading', { level: 1 }).getByText(/web/i).waitFor();
  });
});
