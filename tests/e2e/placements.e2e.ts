import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { fileOf } from '../support/pages/cv-files.ts';
import { hydrated, menuReady } from '../support/portal/portal.ts';
import {
  addButton,
  addressOfPlacement,
  cards,
  dialog,
  fileInput,
  inDialog,
  placementIn,
  placementList,
  savedDocuments,
  savedSheets,
  weeks,
} from '../support/pages/placement-page.ts';
import { addressOf } from '../support/portal/visit.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('montclar');

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe('the list of placements', () => {
  it('groups them by state, opens one and returns, and stores nothing in the browser', async () => {
    const page = await visit('student', placementList);
    await cards(page).first().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Mis prácticas');
    expect(await page.locator('.placements-group h2').allInnerTexts()).toEqual([
      expect.stringMatching(/^En curso \(\d+\)$/),
      expect.stringMatching(/^Finalizadas \(\d+\)$/),
    ]);
    expect(await auditScrolledToTop(page)).toEqual([]);
    await cards(page).getByRole('link', { name: 'Prácticas en el taller', exact: true }).click();
    await page.locator('article.placement').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Prácticas en el taller');
    expect(await page.title()).toContain('Prácticas en el taller');
    await page.getByRole('heading', { name: 'En la empresa' }).waitFor();
    const mail = page.locator('.placement-tutor a[href^="mailto:"]');
    expect(await mail.count()).toBe(2);
    // Only vocational cycles have weekly sheets.
    expect(await page.locator('.sheets').count()).toBe(0);
    expect(await auditScrolledToTop(page)).toEqual([]);
    const kept = JSON.stringify(await page.evaluate(() => ({ ...localStorage, ...sessionStorage })));
    const document = await page.locator('.placement-documents a').first().getAttribute('href');
    for (const personal of [await mail.first().innerText(), document ?? '', 'Prácticas en el taller'])
      expect(kept).not.toContain(personal);
    await page.getByRole('link', { name: 'Volver a mis prácticas' }).click();
    await cards(page).first().waitFor();
    expect(addressOf(page)).toBe(placementList);
    // The menu shows the number without a request on each page.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.locator('.side-menu').getByRole('link', { name: 'Eventos' }).click();
    await page.waitForURL('**/eventos');
    await menuReady(page);
    await page.locator('.side-menu').getByRole('link', { name: 'Mis prácticas' }).waitFor();
    expect(asked.filter((url) => url.includes('damePracticasAlumno'))).toEqual([]);
  });

  it('shows the next step if it is empty, and why if there cannot be any', async () => {
    const empty = await visit('empty-student', placementList);
    await empty.getByText('Todavía no tienes prácticas.').waitFor();
    const offers = empty.locator('main').getByRole('link', { name: 'Ver ofertas de prácticas' });
    expect(await offers.getAttribute('href')).toBe('/ofertas-practicas');
    expect(await auditScrolledToTop(empty)).toEqual([]);
    const graduate = await visit('graduate', placementList, { viewport: phone });
    await graduate.getByText('No tienes activo el servicio de prácticas.').waitFor();
    expect(await auditScrolledToTop(graduate)).toEqual([]);
  });

  it('names missing data, on a phone in Catalan, with a link to the CV', async () => {
    const page = await visit('student', '/ca/les-meves-practiques', {
      viewport: phone,
      dark: true,
      before: (it) =>
        it.route(/faltaDatosNecesariosPorPractica/, (route) =>
          route.fulfill({
            json: { status: 0, datos: { faltanDatos: true, campos: ['numeroSeguridadSocial', 'otro'] } },
          }),
        ),
    });
    const missing = page.locator('.placement-missing');
    await missing.waitFor();
    expect(await missing.locator('li').allInnerTexts()).toEqual(['Número de la Seguretat Social']);
    expect(await missing.getByRole('link').getAttribute('href')).toBe('/ca/cv#personal');
    expect(await fits(page)).toBe(true);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('leads from a link through the sign-in to the placement', async () => {
    const address = addressOfPlacement(placementIn(portalOf(), 'student', 'activa'));
    const page = await visit(undefined, address);
    await page.waitForURL('**/login');
    await hydrated(page);
    await page.getByLabel('Correo electrónico', { exact: true }).fill(personaOf('student').usuario);
    await page.getByLabel('Contraseña', { exact: true }).fill(examplePassword);
    await page.getByRole('button', { name: 'Acceder', exact: true }).click();
    await page.locator('article.placement').waitFor();
    expect(addressOf(page)).toBe(address);
  });
});

describe('the weekly sheets', () => {
  it('are sent by keyboard, once and only as PDF, and sent corrected when they were rejected', async () => {
    const portal = portalOf();
    const placement = placementIn(portal, 'vocational-student', 'activa');
    const page = await visit('vocational-student', placementList, { faulty: true });
    const card = cards(page).first();
    await card.waitFor();
    // The current placement shows its progress and the next step.
    expect(await card.locator('progress').count()).toBe(1);
    const next = card.getByRole('region', { name: 'Próxima entrega: Hoja de seguimiento semanal' });
    expect(await next.innerText()).toContain('1 por corregir, 1 por enviar');
    expect(await auditScrolledToTop(page)).toEqual([]);
    await next.getByRole('link', { name: 'Enviar corregida' }).click();
    await weeks(page).first().waitFor();
    expect((await page.locator('.sheet-badge').allInnerTexts()).slice(0, 4)).toEqual([
      'Pendiente',
      'Enviada',
      'Rechazada',
      'Validada',
    ]);
    // A sheet sent by mistake: no call can take it back, but the university can return it.
    const ask = page.getByText('pide que te la devuelva').getByRole('link');
    expect(await ask.getAttribute('href')).toMatch(/^mailto:.+@/);
    expect(await auditScrolledToTop(page)).toEqual([]);

    let posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    });
    await weeks(page).first().getByRole('button').focus();
    await page.keyboard.press('Enter');
    await fileInput(page).waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toMatch(/^Enviar semana/);
    await page.keyboard.press('Enter');
    await fileInput(page).setInputFiles(fileOf('semana.docx'));
    await dialog(page).getByText('Este tipo de fichero no está permitido').waitFor();
    await fileInput(page).setInputFiles(fileOf('semana.pdf'));
    await fileInput(page).focus();
    for (let tab = 0; (await focused(page)) !== 'Enviar'; tab += 1) {
      if (tab > 5) throw new Error('The keyboard does not come to the button');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByText(/^Enviada\. Semana: /).waitFor();
    expect(await dialog(page).count()).toBe(0);
    expect(savedSheets(portal, placement)[0]).toBe('Enviado');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TH');
    expect(await weeks(page).first().locator('.sheet-badge').innerText()).toBe('Enviada');
    expect(posts).toEqual(['addDocumentoPractica']);

    posts = [];
    const rejected = weeks(page).nth(2);
    // The problem comes before the button that solves it.
    expect(await rejected.innerText()).toMatch(/Falta la firma[^]*Enviar corregida/);
    // The upload succeeds, and its answer is lost.
    await page.route(/editDocumentoSeguimientoCF/, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await rejected.getByRole('button', { name: /^Enviar corregida/ }).click();
    await dialog(page).getByText('Falta la firma').waitFor();
    await fileInput(page).setInputFiles(fileOf('corregida.pdf'));
    await inDialog(page, 'Enviar corregida').click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => rejected.locator('.sheet-badge').innerText()).toBe('Enviada');
    expect(posts).toEqual(['editDocumentoSeguimientoCF']);
    expect(savedSheets(portal, placement)[2]).toBe('Enviado');
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('are short cards on a phone, in Catalan under the name that the brand gives them', async () => {
    const placement = placementIn(portalOf(), 'vocational-student', 'activa');
    const page = await visit('vocational-student', `/ca/les-meves-practiques?practica=${placement}`, {
      viewport: phone,
    });
    await page.getByRole('heading', { name: 'Full de seguiment setmanal' }).waitFor();
    expect(await weeks(page).last().locator('.table-label').first().isVisible()).toBe(true);
    expect(await fits(page)).toBe(true);
    expect(await auditScrolledToTop(page)).toEqual([]);
    // A width with some room, but too little for a table.
    await page.setViewportSize({ width: 800, height: 700 });
    expect(await fits(page)).toBe(true);
  });
});

describe('the documents of a placement', () => {
  it('get a new one under its file name, which is not accepted twice', async () => {
    const portal = portalOf();
    const placement = placementIn(portal, 'student', 'activa');
    const before = savedDocuments(portal, placement);
    const page = await visit('student', addressOfPlacement(placement));
    await addButton(page).click();
    await fileInput(page).setInputFiles(fileOf('Memoria parcial.pdf'));
    expect(await dialog(page).getByLabel('Nombre').inputValue()).toBe('Memoria parcial');
    await inDialog(page, 'Añadir documento').click();
    await page.getByText('Documento añadido: Memoria parcial').waitFor();
    expect(await focused(page)).toBe('Añadir documento');
    await page.locator('.placement-documents li', { hasText: 'Memoria parcial' }).waitFor();
    expect(savedDocuments(portal, placement)).toEqual([...before, 'Memoria parcial']);

    await addButton(page).click();
    await inDialog(page, 'Añadir documento').click();
    await dialog(page).locator('.error-summary').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await fileInput(page).setInputFiles(fileOf('Memoria parcial.pdf'));
    await inDialog(page, 'Añadir documento').click();
    await dialog(page).locator('.field-problem', { hasText: 'Este documento ya se ha subido.' }).waitFor();
    // A file over the limit is submitted by its address.
    await fileInput(page).setInputFiles(fileOf('Vídeo.pdf', 2 * 1024 * 1024 + 1));
    await dialog(page).getByLabel('Enlace al fichero').fill('https://nube.example/video');
    await inDialog(page, 'Añadir documento').click();
    await page.getByText('Documento añadido: Vídeo').waitFor();
    const link = page.locator('.placement-documents').getByRole('link', { name: 'Vídeo' });
    expect(await link.getAttribute('href')).toBe('https://nube.example/video');
    expect(savedDocuments(portal, placement)).toEqual([...before, 'Memoria parcial', 'Vídeo']);
  });

  it('of a finished placement accept none, with a message', async () => {
    const placement = placementIn(portalOf(), 'student', 'finalizada');
    const page = await visit('student', addressOfPlacement(placement));
    await page.getByText('ya no se pueden añadir documentos').waitFor();
    expect(await addButton(page).count()).toBe(0);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });
});
