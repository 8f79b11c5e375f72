import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { makeStudent } from '#sandbox/seed/seed-data.ts';
import { makeCandidacy } from '#sandbox/seed/make-offers.ts';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import { ownCompany, ownOffer, withoutOffers } from '../support/pages/own-offers.ts';
import type { LivePortal } from '../support/portal/live-portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const portals = portalTest('montclar');
const { newPortal } = portals;

const visit = (path: string, options: Parameters<typeof portals.visit>[2] = {}): Promise<Page> =>
  portals.visit('company', path, { godmode: true, ...options });

const waiting = (page: Page) => page.locator('.waiting-rows > li');
const lineWith = (page: Page, text: string) => waiting(page).locator('p').filter({ hasText: text });
const offersTo = (page: Page) =>
  waiting(page)
    .locator('.button')
    .evaluateAll((links) => links.map((it) => it.getAttribute('href')));

/** Settles everything that could wait for the company. */
function settle(portal: LivePortal): void {
  withoutOffers(portal);
  const company = ownCompany(portal);
  portal.db.run(sql`
    UPDATE agreement SET estado = 'Formalizado', fechaCaducidad = '2099-12-31' WHERE company = ${company}`);
  portal.db.run(
    sql`UPDATE company SET conProblema = 0, iban = 'ES9121000418450200051332' WHERE id = ${company}`,
  );
}

describe('the home of a company', () => {
  it('lists pending tasks, each with a link', async () => {
    const portal = await newPortal('montclar');
    settle(portal);
    const student = makeStudent(portal.db);
    const chosen = ownOffer(portal, { titulo: 'Taller' });
    makeCandidacy(portal.db, chosen.id, student, { estado: 3 });
    const sent = ownOffer(portal, {
      titulo: 'Almacén',
      estado: 'pendiente',
      observacionesUniversidad: 'Falta algo',
    });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    ownOffer(portal, { titulo: 'Montaje', fechaCaducidad: tomorrow });
    const page = await visit('/', { portal });
    await lineWith(page, '1 candidatura sin leer en «Taller»').waitFor();
    await lineWith(page, 'Antes de publicar «Almacén», la universidad pide una corrección').waitFor();
    expect((await offersTo(page)).slice(0, 3)).toEqual([
      `/editar-oferta/${sent.id}`,
      '/mis-ofertas?caducanPronto=1',
      `/mis-ofertas/${chosen.urlAcceso}`,
    ]);
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toMatch(
      /^\d tareas pendientes$/,
    );
    // The most urgent task has the only filled button.
    expect(await page.locator('main .button-primary').count()).toBe(1);
    expect(await waiting(page).first().locator('.button-primary').count()).toBe(1);
    expect(await auditPage(page)).toEqual([]);
    await page.getByRole('link', { name: /^Ver ofertas/ }).click();
    await page.waitForURL('**/mis-ofertas?caducanPronto=1');
    await page.getByText('1 oferta', { exact: true }).waitFor();
  });

  it('groups new candidacies, with a link to those of each offer', async () => {
    const portal = await newPortal('montclar');
    settle(portal);
    for (const titulo of ['Taller', 'Almacén'])
      makeCandidacy(portal.db, ownOffer(portal, { titulo }).id, makeStudent(portal.db), { estado: 3 });
    const page = await visit('/', { portal, viewport: phone });
    await lineWith(page, '2 candidaturas sin leer en 2 ofertas').waitFor();
    // The firm comes first, then what it has to do, then its offers.
    const tops = await Promise.all(
      ['h1:visible', '.waiting', '.company-home-tiles'].map(
        async (part) => (await page.locator(part).boundingBox())?.y,
      ),
    );
    expect(tops).toEqual(tops.toSorted((a = 0, b = 0) => a - b));
    await page.locator('.waiting-parts').getByRole('link', { name: 'Taller', exact: true }).click();
    await page.getByRole('heading', { name: 'Taller' }).first().waitFor();
  });

  it('names the obstacles to publishing, on a phone in Catalan and in dark mode', async () => {
    const portal = await newPortal('montclar');
    settle(portal);
    ownOffer(portal);
    const company = ownCompany(portal);
    portal.db.update('company', { id: company }, { conProblema: true });
    portal.db.run(sql`DELETE FROM agreement WHERE company = ${company}`);
    const page = await visit('/ca', { portal, viewport: phone, dark: true });
    await lineWith(page, 'Hi ha un problema amb la teva empresa').waitFor();
    await lineWith(page, 'la teva empresa necessita un conveni en vigor amb la universitat').waitFor();
    expect((await offersTo(page)).slice(0, 2)).toEqual([
      'mailto:carreras@montclar.example',
      '/ca/nou-conveni-collaboracio',
    ]);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('has the agreement before the first offer among its steps, with its progress', async () => {
    const portal = await newPortal('montclar');
    settle(portal);
    const page = await visit('/', { portal });
    const steps = page.locator('.first-steps li');
    const step = (name: string) => steps.filter({ has: page.getByRole('heading', { name }) });
    await page.getByRole('heading', { name: 'Cuatro pasos hasta tu primera oferta' }).waitFor();
    await page.getByText('Cuando la universidad la valide, se publicará.').waitFor();
    await step('Firma un convenio').getByText('Está en vigor.').waitFor();
    expect(await page.getByRole('link', { name: 'Crear la oferta' }).getAttribute('href')).toBe(
      '/nueva-oferta',
    );
    expect(await steps.count()).toBe(4);
    expect(await auditPage(page)).toEqual([]);
    const primary = page.locator('.first-steps .button-primary');
    const company = ownCompany(portal);
    portal.db.run(sql`UPDATE agreement SET estado = 'Generado' WHERE company = ${company}`);
    const toSign = await visit('/', { portal });
    await toSign
      .locator('.first-steps')
      .getByText(/convenios? por firmar/)
      .waitFor();
    portal.db.run(sql`DELETE FROM agreement WHERE company = ${company}`);
    const without = await visit('/', { portal });
    await without.locator('.first-steps').getByText('Sin un convenio en vigor').waitFor();
    expect(await without.locator('.first-steps .button-primary').getAttribute('href')).toBe(
      '/nuevo-convenio-colaboracion',
    );
    expect(await lineWith(without, 'convenio').count()).toBe(0);
    expect(await primary.count()).toBe(1);
  });
});
