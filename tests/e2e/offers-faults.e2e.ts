import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import { blockStorage, type Damage, faultNames, impatient, injectFault } from '../support/faults/faults.ts';
import { applicationsTo, applyButton, newOffer, offerShown } from '../support/pages/offer-page.ts';
import { hydrated } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('montclar', 'ribera');

const list = '/ofertas-practicas';
const cards = (page: Page) => page.locator('.offers-rows > li');
const offerCalls = /\/(dameOferta|dameOfertasUsuario|ofertasEncajanConUsuario)/;
const failed = (page: Page) => page.locator('.page-state[role=alert]');

describe('under a fault', () => {
  it('of any kind the list and an offer announce the wait, and load on a retry', async () => {
    const portal = portalOf();
    const offer = `${list}/${newOffer(portal)}`;
    let damage: Damage | undefined;
    const page = await visit('student', '/404', {
      faulty: true,
      before: async (it) => {
        damage = await impatient(it, 2000);
      },
    });
    for (const [index, fault] of faultNames.entries()) {
      const heal = await injectFault(page, fault, offerCalls);
      // Each page in turn, since all request in the same way.
      const path = [`${list}?modo=todas`, offer, list][index % 3] ?? list;
      await page.goto(portal.url(path));
      const again = failed(page).getByRole('button', { name: 'Reintentar' });
      await again.waitFor();
      expect(await damage?.complaints(), `${path} with ${fault}`).toEqual([]);
      if (index < 2) expect(await auditPage(page)).toEqual([]);
      await heal();
      await again.click();
      await (path === offer ? offerShown(page) : cards(page).first().waitFor());
    }
  });

  it('shows a skeleton, on a phone in dark mode', async () => {
    const portal = portalOf();
    const offer = `${list}/${newOffer(portal)}`;
    const page = await visit('student', '/404', { viewport: phone, dark: true, faulty: true });
    for (const path of [list, offer]) {
      const heal = await injectFault(page, 'hang', offerCalls);
      await page.goto(portal.url(path));
      await hydrated(page);
      await page.locator('main :is(.skeleton-row, .skeleton-line)').first().waitFor();
      expect(await page.locator('main [aria-busy=true]').count()).toBeGreaterThan(0);
      expect(await auditScrolledToTop(page), path).toEqual([]);
      await heal();
    }
  });
});

describe('someone who is not signed in', () => {
  it.each(['kept', 'blocked'] as const)(
    'comes to the offer of a link after signing in, with a storage that is %s',
    async (storage) => {
      const portal = portalOf();
      const url = newOffer(portal);
      const page = await visit(undefined, '/404', {
        faulty: storage === 'blocked',
        signedIn: (it) => (storage === 'blocked' ? blockStorage(it, 'localStorage') : Promise.resolve()),
      });
      await page.goto(portal.url(`${list}/${url}`));
      await page.waitForURL('**/login');
      await hydrated(page);
      await page.locator('[name=usuario]').fill(personaOf('student').usuario);
      await page.locator('[name=password]').fill(examplePassword);
      await page.locator('.login-form form button[type=submit]').click();
      await page.waitForURL(`**${list}/${url}`);
      await offerShown(page);
      await applyButton(page).click();
      await page.getByRole('heading', { name: 'Tu candidatura' }).waitFor();
      expect(applicationsTo(portal, url, 'student')).toBe(1);
      // The list shows it, too.
      await page.getByRole('link', { name: 'Volver a las ofertas' }).click();
      await page.waitForURL(`**${list}`);
      await hydrated(page);
      await page.locator('.list-switch button').nth(1).click();
      const row = page.locator(`[data-row="${url}"]`);
      await page.getByRole('searchbox', { name: 'Buscar ofertas' }).fill(url.replace('-', ' '));
      await row.getByText('Ya te has inscrito').waitFor();
      expect(await auditPage(page)).toEqual([]);
    },
  );
});

describe('a disabled setting of a brand', () => {
  it('removes the reference, a filter, and fields of an offer', async () => {
    const portal = portalOf('ribera');
    const datos = { nombreTFG: 'Memoria', horario: 'Mañanas', vinculadaTFG: true };
    const url = newOffer(portal, { titulo: 'Taller', datos });
    const page = await visit('student', `${list}?modo=todas&comun=Taller`, { brand: 'ribera' });
    await cards(page).first().waitFor();
    expect(await cards(page).locator('.offer-card-facts').first().innerText()).not.toContain('Referencia');
    expect(await page.getByLabel('Programa', { exact: true }).count()).toBe(0);
    expect(await auditPage(page)).toEqual([]);
    await page.goto(portal.url(`${list}/${url}`));
    await offerShown(page);
    await page.getByText('Mañanas').waitFor();
    expect(await page.getByText('Memoria').count()).toBe(0);
    expect(await page.getByText('Referencia').count()).toBe(0);
  });
});
