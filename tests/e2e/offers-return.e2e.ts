import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { makeOffer } from '#sandbox/seed/make-offers.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { auditPage } from '../support/pages/axe.ts';
import { desktop, phone, portalTest, type VisitOptions } from '../support/portal/portal-test.ts';
import { offerCards as cards, offersListed as listed, openOffers } from '../support/pages/offers-list.ts';

const portals = portalTest('meridia');
const { portalOf } = portals;

const open = (persona: PersonaId, path: string, options?: VisitOptions<'meridia'>): Promise<Page> =>
  openOffers(portals, persona, path, options);

const focusedOffer = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']);

describe('the list of offers', () => {
  it('saves offers and searches in this browser, and shows new results until the sign-out', async () => {
    const { db } = portalOf();
    const page = await open('student', '/ofertas-practicas?modo=todas&titulo=telar');
    expect(await cards(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Guardadas' }).click();
    const hint = page.getByRole('dialog').getByText('Se guardan en este navegador');
    const sizes = await hint.evaluate((it) =>
      [it, document.body].map((of) => parseFloat(getComputedStyle(of).fontSize)),
    );
    expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
    await page.getByRole('button', { name: 'Guardar esta búsqueda' }).click();
    await page.getByRole('dialog').getByText('Título: telar').waitFor();
    await page.getByRole('button', { name: 'Quitar la búsqueda Título: telar' }).waitFor();
    expect(await auditPage(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.goto(portalOf().url('/ofertas-practicas?modo=todas'));
    await listed(page);
    const title = await cards(page).first().locator('h3').innerText();
    const keep = page.getByRole('button', { name: `Guardar «${title}» para luego` });
    await keep.focus();
    await page.keyboard.press('Enter');
    expect(await keep.getAttribute('aria-pressed')).toBe('true');
    expect(await auditPage(page)).toEqual([]);

    const company = db.value<number>(sql`SELECT id FROM company WHERE estado = 'validada'`) ?? 0;
    const today = new Intl.DateTimeFormat('sv-SE').format(new Date());
    makeOffer(db, company, { titulo: 'Telar digital', fecha: today });
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('.guardado')) ?? '';
      const kept = JSON.parse(localStorage.getItem(key) ?? '') as { busquedas: { looked: number }[] };
      for (const search of kept.busquedas) search.looked = 0;
      localStorage.setItem(key, JSON.stringify(kept));
      sessionStorage.clear();
    });
    await page.setViewportSize(phone);
    await page.goto(portalOf().url('/'));
    const news = page.getByRole('link', { name: '1 nueva en una búsqueda guardada' });
    // In the line of the title, right behind it, without enlarging it.
    const endOf = (box: { x: number; width: number } | null): number => (box ? box.x + box.width : 0);
    const line = page.locator('.home-block-head').filter({ has: news });
    await news.waitFor();
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      const title = await line.getByRole('heading').boundingBox();
      const box = await news.boundingBox();
      expect(box && box.x - endOf(title)).toBeLessThan(20);
      expect((await line.boundingBox())?.height).toBeLessThan(56);
    }
    await page.setViewportSize(phone);
    await page.goto(portalOf().url('/ofertas-practicas?modo=todas'));
    const opener = page.getByRole('button', { name: 'Guardadas' });
    await expect.poll(() => opener.innerText()).toContain('1 nueva');
    // The number is at the corner of the button, which stays beside the search.
    const bottoms = await Promise.all(
      [opener, page.getByRole('searchbox')].map((it) => it.evaluate((e) => e.getBoundingClientRect().bottom)),
    );
    expect(Math.abs((bottoms[0] ?? 0) - (bottoms[1] ?? 99))).toBeLessThan(2);
    expect(await auditPage(page)).toEqual([]);
    await page.goBack();
    await news.click();
    await page.waitForURL('**/ofertas-practicas?modo=todas&titulo=telar');
    await listed(page);
    expect(await cards(page).count()).toBe(1);
    await expect.poll(() => opener.innerText()).not.toContain('nueva');
    await opener.click();
    await page.getByRole('dialog').getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await listed(page);
    const kept = page.getByRole('button', { name: `Guardar «${title}» para luego` });
    expect(await kept.getAttribute('aria-pressed')).toBe('true');
  });

  it('has links for offers named in a mail about an accessibility barrier', async () => {
    const page = await open('student', '/ofertas-practicas?modo=todas');
    const link = cards(page).nth(2).locator('a');
    const title = await link.innerText();
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const barrier = page.getByRole('link', { name: 'Comunicar una barrera de accesibilidad' });
    const mailFields = async (): Promise<URLSearchParams> =>
      new URL((await barrier.getAttribute('href')) ?? '').searchParams;
    await expect
      .poll(async () => (await mailFields()).get('subject'))
      .toBe(`Barrera de accesibilidad: ${title}`);
    const { dominio_produccion: host } = portalOf().brand.settings;
    const { pathname } = new URL(page.url());
    expect((await mailFields()).get('body')).toContain(`Página: https://${host}${pathname}\r\n`);
  });

  it('restores its position after an offer', async () => {
    const page = await open('student', '/ofertas-practicas?modo=todas');
    await page.getByRole('button', { name: 'Cargar más' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.offers-rows > li').length === 20);
    const wanted = await cards(page).nth(10).getAttribute('data-row');
    await page.waitForFunction(
      (offer) => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] === offer,
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
      expect(await focusedOffer(page)).toBe(await cards(page).nth(14).getAttribute('data-row'));
      await page.keyboard.press('Enter');
      await page.waitForURL(/ofertas-practicas\/./);
      await listed(page);
    }
  });
});
