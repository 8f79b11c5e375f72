import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { fill, send as submitForm, showStep } from '../support/pages/account-forms.ts';
import { agreementPaths, completeAgreement } from '../support/pages/agreement-form.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { holdRequests } from '../support/faults/faults.ts';
import { fillOffer, offerField, storedOffers, visitOfferForm } from '../support/pages/offer-form.ts';
import { openMenu, ownCompany, ownList, ownOffer, rowOf } from '../support/pages/own-offers.ts';
import { pressByKey } from '../support/pages/keyboard-only.ts';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';
import { sql } from '#sandbox/db/sql.ts';

/* Changes that the page has not heard of, by a lost answer or in another tab, are shown before they are repeated. */

const visits = portalTest('montclar');
const { newPortal, visit } = visits;

/**
 * Lets the server act on a write without an answer, and fail to list the results, until the returned function
 * is called.
 */
async function loseAnswers(page: Page, write: string, list: string): Promise<() => Promise<void>> {
  await page.route(`**/api/Empresa/${write}`, async (route) => {
    await route.fetch();
    // The page rereads as soon as it notices the loss.
    await page.route(`**/api/Empresa/${list}`, (read) => read.abort('connectionreset'));
    await route.abort('connectionreset');
  });
  return async () => {
    await page.unroute(`**/api/Empresa/${write}`);
    await page.unroute(`**/api/Empresa/${list}`);
  };
}

it.each([
  {
    language: 'es',
    path: '/nueva-oferta/empleo',
    way: { viewport: desktop },
    words: {
      lost: 'No sabemos si la oferta ha llegado',
      arrived: 'Tu primera solicitud llegó y la oferta ya está creada',
      since: 'Esto ha cambiado desde tu primera solicitud: Título.',
      change: 'Guardar los cambios en esa oferta',
    },
  },
  {
    language: 'ca',
    path: '/ca/nova-oferta/feina',
    way: { viewport: phone, dark: true },
    words: {
      lost: 'No sabem si l’oferta ha arribat',
      arrived: 'La teva primera sol·licitud va arribar i l’oferta ja està creada',
      since: 'Això ha canviat des de la teva primera sol·licitud: Títol.',
      change: 'Desa els canvis en aquella oferta',
    },
  },
] as const)(
  'an offer that has arrived is shown with what has changed, and changed: $language',
  async ({ path, way, words }) => {
    const portal = await newPortal('montclar');
    const before = storedOffers(portal).length;
    const page = await visitOfferForm(visits, path, { portal, faulty: true, ...way });
    await fillOffer(page, 'empleo');
    const heal = await loseAnswers(page, 'addOferta', 'dameProcesosEmpleoYpracticas');
    const send = async (): Promise<void> => {
      await submitForm(page);
      await pressByKey(page.locator('.offer-review .button-primary'));
    };
    await send();
    await page.getByText(words.lost).waitFor();
    await heal();
    await showStep(offerField(page, 'titulo'));
    await offerField(page, 'titulo').fill('Otro título');
    await send();
    await page.getByText(words.arrived).waitFor();
    await page.locator('main form').getByText(words.since).waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await pressByKey(page.getByRole('button', { name: words.change }));
    await pressByKey(page.locator('.offer-review .button-primary'));
    await expect.poll(() => storedOffers(portal).at(-1)?.titulo).toBe('Otro título');
    expect(storedOffers(portal)).toHaveLength(before + 1);
  },
);

it.each([
  {
    language: 'es',
    way: { viewport: desktop },
    isKept: true,
    words: {
      lost: 'No sabemos si tu solicitud ha llegado',
      arrived: 'Tu primera solicitud llegó: el convenio ya está hecho',
      since: 'Esto ha cambiado desde tu primera solicitud: Cargo.',
      choice: 'Seguir con ese convenio',
      made: 'Tu convenio está listo para firmar',
    },
  },
  {
    language: 'ca',
    way: { viewport: phone, dark: true },
    isKept: false,
    words: {
      lost: 'No sabem si la teva sol·licitud ha arribat',
      arrived: 'La teva primera sol·licitud va arribar: el conveni ja està fet',
      since: 'Això ha canviat des de la teva primera sol·licitud: Càrrec.',
      choice: 'Demana un altre conveni',
      made: 'El teu conveni és a punt per signar',
    },
  },
] as const)(
  'an agreement that has arrived is shown with what has changed, and is kept or another one asked for: $language',
  async ({ language, way, isKept, words }) => {
    const portal = await newPortal('montclar');
    const company = ownCompany(portal);
    const roles = (): string[] =>
      portal.db
        .column<{ datosFirmante: { cargo: string } }>(
          sql`SELECT datos FROM agreement WHERE company = ${company} ORDER BY id`,
        )
        .map(({ datosFirmante }) => datosFirmante.cargo);
    const before = roles();
    const page = await visit('company', agreementPaths[language], {
      portal,
      godmode: true,
      faulty: true,
      ...way,
    });
    await completeAgreement(page);
    const heal = await loseAnswers(page, 'addConvenioEmpresa', 'dameConveniosEmpresa');
    const send = async (): Promise<void> => {
      await submitForm(page);
      await pressByKey(page.locator('dialog[open] .button-primary'));
    };
    await send();
    await page.getByText(words.lost).waitFor();
    await heal();
    await fill(page, { cargo: 'Gerente general' });
    await send();
    await page.getByText(words.arrived).waitFor();
    await page.locator('main form').getByText(words.since).waitFor();
    expect(roles()).toEqual([...before, 'Gerente']);
    expect(await auditScrolledToTop(page)).toEqual([]);
    await pressByKey(page.getByRole('button', { name: words.choice }));
    if (!isKept) await pressByKey(page.locator('dialog[open] .button-primary'));
    await page.getByText(words.made).waitFor();
    expect(roles()).toEqual([...before, 'Gerente', ...(isKept ? [] : ['Gerente general'])]);
  },
);

it('a copy that was made in another tab is shown before another is made', async () => {
  const portal = await newPortal('montclar');
  const offer = ownOffer(portal, { titulo: 'Para duplicar', fecha: '2026-12-30' });
  const copies = (): number =>
    portal.db.value<number>(sql`SELECT count(*) FROM offer WHERE copiaDe = ${offer.id}`) ?? 0;
  const list = `${ownList}?titulo=Para+duplicar`;
  const tabs = [
    await visit('company', list, { portal, godmode: true }),
    await visit('company', list, { portal, godmode: true, viewport: phone, dark: true }),
  ] as const;
  for (const page of tabs) {
    await hydrated(page);
    await openMenu(rowOf(page, offer));
    await rowOf(page, offer).getByRole('button', { name: 'Duplicar', exact: true }).click();
    await pressByKey(page.getByRole('dialog').getByRole('button', { name: 'Duplicar la oferta' }));
    await page
      .getByRole('dialog')
      .getByText(page === tabs[0] ? '¿Quieres editar ahora la copia?' : 'Ya hay una copia de esta oferta')
      .waitFor();
  }
  const [, page] = tabs;
  expect(copies()).toBe(1);
  expect(await auditScrolledToTop(page)).toEqual([]);
  await pressByKey(page.getByRole('dialog').getByRole('button', { name: 'Hacer otra copia' }));
  await page.getByRole('dialog').getByText('¿Quieres editar ahora la copia?').waitFor();
  expect(copies()).toBe(2);
});

it.each([
  {
    language: 'es',
    path: '/nueva-oferta/empleo',
    way: { viewport: phone },
    words: 'Otra pestaña está enviando lo mismo en este momento.',
  },
  {
    language: 'ca',
    path: '/ca/nova-oferta/feina',
    way: { viewport: desktop, dark: true },
    words: 'Una altra pestanya està enviant el mateix en aquest moment.',
  },
] as const)(
  'an offer that another tab is sending is told to be held back, and then found: $language',
  async ({ path, way, words }) => {
    const portal = await newPortal('montclar');
    const before = storedOffers(portal).length;
    const page = await visitOfferForm(visits, path, { portal, ...way });
    const other = await page.context().newPage();
    await other.goto(portal.url(path));
    await hydrated(other);
    for (const tab of [page, other]) {
      await fillOffer(tab, 'empleo');
      await submitForm(tab);
    }
    const release = await holdRequests(page, '**/api/Empresa/addOferta');
    await pressByKey(page.locator('.offer-review .button-primary'));
    await pressByKey(other.locator('.offer-review .button-primary'));
    await other.getByText(words).first().waitFor();
    expect(await page.getByText(words).count()).toBe(0);
    expect(await other.locator('#said').innerText()).toContain(words);
    expect(await auditScrolledToTop(other)).toEqual([]);
    release();
    await other.getByText(words).first().waitFor({ state: 'detached' });
    expect(storedOffers(portal)).toHaveLength(before + 1);
  },
);
