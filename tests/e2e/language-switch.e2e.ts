import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { languageIds } from '#core/i18n/languages.ts';
import { sql } from '#sandbox/db/sql.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { storageKey } from '#core/shared/storage.ts';
import { portalUrl } from '../support/portal/all-portals.ts';
import { builtBrand, builtBrands } from '../support/portal/bundles.ts';
import { hydrated } from '../support/portal/portal.ts';
import { chunkOf } from '../support/portal/chunk-of.ts';
import { portalTest } from '../support/portal/portal-test.ts';
import { storedFor, storedSession } from '../support/portal/stored-visitor.ts';
import { addressOf, siteTest, type SiteOptions } from '../support/portal/visit.ts';

const { newVisit } = siteTest();
const { newPage, newPortal } = portalTest();

interface Switch {
  page: Page;
  link: (language: string) => Locator;
  dialog: Locator;
  stored: () => Promise<string | null>;
}

async function open(brand: string, path: string, options?: SiteOptions): Promise<Switch> {
  const stored = storedFor(builtBrand(brand), path);
  const { page } = await newVisit(brand, { stored, ...options });
  await page.goto(portalUrl(brand, path));
  if (options?.javaScriptEnabled !== false) await hydrated(page);
  return {
    page,
    link: (language) => page.locator(`header a[hreflang="${language}"]`),
    dialog: page.getByRole('dialog'),
    stored: () => page.evaluate((key) => localStorage.getItem(key), storageKey(brand, 'idioma')),
  };
}

describe('changing the language', () => {
  it.each([
    ['/les-meves-ofertes', 'Vols canviar l’idioma del portal?', 'Sí', 'No', 'en'],
    ['/es/mis-ofertas', '¿Quieres cambiar el idioma del portal?', 'Sí', 'No', 'ca'],
    ['/en/my-offers', 'Do you want to change the language of the portal?', 'Yes', 'No', 'es'],
  ])('asks first, in the language of the page: %s', async (path, question, yes, no, wanted) => {
    const { page, link, dialog, stored } = await open('illes', path);
    await link(wanted).click();
    expect(await dialog.getByRole('heading').textContent()).toBe(question);
    expect(await dialog.getByRole('button').allTextContents()).toEqual([no, yes]);
    expect(addressOf(page)).toBe(path);
    expect(await stored()).toBeNull();
  });

  it.each([
    ['No', (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'No' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ])('changes nothing after %s, and gives the focus back', async (_, refuse) => {
    const { page, link, dialog, stored } = await open('illes', '/la-meva-empresa?a=1#b');
    await link('en').focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await refuse(page);
    await dialog.waitFor({ state: 'hidden' });
    expect(addressOf(page)).toBe('/la-meva-empresa?a=1#b');
    expect(await page.locator('html').getAttribute('lang')).toBe('ca');
    expect(await stored()).toBeNull();
    expect(await link('en').evaluate((it) => it === document.activeElement)).toBe(true);

    // The question may be repeated, and the first answer does not count.
    await link('es').click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await stored()).toBeNull();
  });

  it('keeps the focus in the dialog, and the page behind it inert', async () => {
    const { page, link, dialog } = await open('illes', '/login');
    await link('es').click();
    await dialog.waitFor();
    const focused = new Set<string>();
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab');
      focused.add(
        await page.evaluate(() => {
          const { activeElement: it } = document;
          return it === document.body || it?.closest('dialog')
            ? (it?.textContent.slice(0, 20) ?? '')
            : 'outside';
        }),
      );
    }
    expect(focused).toContain('Sí');
    expect(focused).toContain('No');
    expect(focused).not.toContain('outside');
  });

  it.each([
    ['illes', '/les-meves-ofertes?a=1&b=%C3%B1#c', 'en', '/en/my-offers?a=1&b=%C3%B1#c'],
    ['illes', '/en/events/a%20b%2Fc?x#y', 'ca', '/esdeveniments/a%20b%2Fc?x#y'],
    ['illes', '/nova-oferta/feina', 'es', '/es/nueva-oferta/empleo'],
    ['illes', '/enquestes/7/acces', 'en', '/en/surveys/7/access'],
    ['illes', '/', 'es', '/es'],
    ['meridia', '/ca/login/doctorado', 'es', '/login/doctorado'],
    ['montclar', '/404', 'ca', '/ca/404'],
  ])('from %s%s to %s keeps it and goes to %s', async (brand, path, wanted, expected) => {
    const { page, link, dialog, stored } = await open(brand, path);
    const pages = await page.evaluate(() => history.length);
    await link(wanted).click();
    await dialog.getByRole('button', { name: /^(Sí|Yes)$/ }).click();
    await page.waitForURL(portalUrl(brand, expected));
    await hydrated(page);
    expect(addressOf(page)).toBe(expected);
    expect(await page.locator('html').getAttribute('lang')).toBe(wanted);
    expect(await stored()).toBe(wanted);
    // "Back" leads to the previous page, not to this one in the other language.
    expect(await page.evaluate(() => history.length)).toBe(pages);
  });

  it.each([
    ['student', '/ca', 'Alumno'],
    ['company', '/ca/la-meva-empresa', 'Empresa'],
  ] as const)('tells the university what a %s prefers, once', async (persona, expected, side) => {
    const portal = await newPortal('montclar');
    const { usuario } = personaOf(persona);
    const preferred = (): unknown =>
      portal.db.value(sql`SELECT idIdiomaPreferido FROM account WHERE usuario = ${usuario}`);
    // The page is left during the request; with a view transition, the browser still reports its body.
    const reducedMotion = 'no-preference';
    const page = await newPage({ portal, undecided: true, faulty: true, reducedMotion });
    const announced: string[] = [];
    page.on('request', (it) => {
      const { pathname } = new URL(it.url());
      if (pathname.endsWith('/editarIdiomaPreferido')) announced.push(`${pathname} ${it.postData()}`);
    });
    await portal.signIn(page, persona);
    const loaded = new Set<string>();
    page.on('requestfinished', (it) => loaded.add(new URL(it.url()).pathname));
    await page.goto(portal.url(side === 'Alumno' ? '/' : '/mi-empresa'));
    await hydrated(page);
    await page.locator('header a[hreflang="ca"]').click();
    await expect.poll(() => loaded.has(chunkOf('frame/header/preferred-language.ts'))).toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Sí' }).click();
    await page.waitForURL(portal.url(expected));
    await expect.poll(preferred).toBe(languageIds.ca);
    await expect.poll(() => announced).toEqual([`/api/${side}/editarIdiomaPreferido {"idIdioma":2}`]);
  });

  it('works if the server does not store the preference', async () => {
    const stored = storedSession('illes', 'Empresa');
    const { page, link, dialog } = await open('illes', '/es/mis-ofertas', { stored });
    await page.route('**/editarIdiomaPreferido', (route) => route.abort());
    await link('en').click();
    await dialog.getByRole('button', { name: 'Sí' }).click();
    await page.waitForURL('**/en/my-offers');
    await hydrated(page);
    expect(await page.locator('.banner').count()).toBe(0);
  });

  it('marks the current language, which opens no dialog', async () => {
    const { page, link, dialog } = await open('illes', '/es/cv');
    expect(await page.locator('header a[aria-current="true"]').getAttribute('hreflang')).toBe('es');
    await link('es').click();
    await page.waitForLoadState();
    expect(addressOf(page)).toBe('/es/cv');
    expect(await dialog.isVisible()).toBe(false);
  });

  it('needs no script: its links lead to the page in the other language', async () => {
    const options = { javaScriptEnabled: false };
    const { page, link } = await open('illes', '/les-meves-ofertes', options);
    expect(await page.locator('.no-script').isVisible()).toBe(true);
    await link('en').click();
    expect(addressOf(page)).toBe('/en/my-offers');
    await link('ca').click();
    expect(addressOf(page)).toBe('/les-meves-ofertes');
  });

  it('exists only in brands with several languages', async () => {
    for (const { id, languages } of builtBrands()) {
      const { page } = await open(id, '/login');
      const links = await page
        .locator('header a[hreflang]')
        .evaluateAll((all) => all.map((it) => it.getAttribute('lang')));
      expect(links, id).toEqual(languages.length > 1 ? languages : []);
    }
  });
});
