import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { auditTop } from '../support/axe.ts';
import { fileOf } from '../support/cv-files.ts';
import { injectFault, type NetworkFault, shortenTimeouts, watchDamage } from '../support/faults.ts';
import { liveVisits, phone } from '../support/live-visits.ts';
import { addressOf } from '../support/visit.ts';

const { portalOf, visit } = liveVisits('montclar');

const list = '/mis-practicas';
const sheetName = 'Hoja de seguimiento semanal';
const cards = (page: Page) => page.locator('.placements-group .offer-card');
const dialog = (page: Page) => page.getByRole('dialog');
const fileInput = (page: Page) => dialog(page).locator('input[type=file]');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const rows = (page: Page) => page.locator('.sheets tbody tr');

/** The address of the newest placement of someone in a state. */
async function addressIn(persona: PersonaId, estado: string): Promise<string> {
  const { db } = await portalOf();
  const id = db.value<number>(sql`SELECT id FROM placement
    WHERE student = ${personaAccount({ db }, persona)} AND estado = ${estado} ORDER BY id DESC`);
  return `${list}?practica=${id}`;
}

/** How the server has the sheets of the student of vocational cycles, the newest week first. */
async function savedSheets(): Promise<(string | undefined)[]> {
  const { db } = await portalOf();
  return db
    .all<{ estado?: string }>(
      sql`SELECT weekly_sheet.estado FROM weekly_sheet JOIN placement ON placement.id = placement
        WHERE student = ${personaAccount({ db }, 'vocational-student')} ORDER BY semana DESC`,
    )
    .map(({ estado }) => estado);
}

async function documentNames(address: string): Promise<string[]> {
  const { db } = await portalOf();
  const id = Number(address.split('=')[1]);
  return db.column<string>(sql`SELECT nombre FROM placement_document WHERE placement = ${id} ORDER BY id`);
}

describe('the list of placements', () => {
  it('shows them by how they stand, and leads to one and back', async () => {
    const page = await visit('student', list);
    await cards(page).first().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Mis prácticas');
    expect(await page.locator('.placements-group h2').first().innerText()).toMatch(/^En curso \(\d+\)$/);
    expect(await auditTop(page)).toEqual([]);
    const link = cards(page).filter({ hasText: 'Prácticas en el taller' }).getByRole('link');
    await link.click();
    await page.waitForURL(`**${list}?practica=*`);
    await page.locator('article.placement').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Prácticas en el taller');
    expect(await page.title()).toContain('Prácticas en el taller');
    await page.getByRole('heading', { name: 'En la empresa' }).waitFor();
    expect(await page.locator('.placement-tutor a[href^="mailto:"]').count()).toBe(2);
    // Weekly sheets are of vocational cycles.
    expect(await page.locator('.sheets').count()).toBe(0);
    expect(await auditTop(page)).toEqual([]);
    await page.getByRole('link', { name: 'Volver a mis prácticas' }).click();
    await cards(page).first().waitFor();
    expect(addressOf(page)).toBe(list);
  });

  it('says what to do where there is none, and why where there cannot be any', async () => {
    const empty = await visit('empty-student', list);
    await empty.getByText('Todavía no tienes prácticas.').waitFor();
    const offers = empty.locator('main').getByRole('link', { name: 'Ver ofertas de prácticas' });
    expect(await offers.getAttribute('href')).toBe('/ofertas-practicas');
    expect(await auditTop(empty)).toEqual([]);
    const graduate = await visit('graduate', list, { context: phone });
    await graduate.getByText('No tienes activo el servicio de prácticas.').waitFor();
    expect(await auditTop(graduate)).toEqual([]);
  });

  it('that does not come can be asked for again, and a placement that is not there is said to be gone', async () => {
    const page = await visit('student', `${list}?practica=987654`, {
      faulty: true,
      before: (it) => it.route(/damePracticasAlumno/, (route) => route.abort('connectionreset')),
    });
    await page.getByText('No hemos podido cargar tus prácticas.').waitFor();
    expect(await auditTop(page)).toEqual([]);
    await page.unroute(/damePracticasAlumno/);
    await page.locator('main').getByRole('button', { name: 'Reintentar' }).click();
    await page.getByText('No encontramos estas prácticas.').waitFor();
    expect(await auditTop(page)).toEqual([]);
    await page.locator('main').getByRole('link', { name: 'Ver mis prácticas' }).click();
    await cards(page).first().waitFor();
  });

  it('says which data is missing, on a phone in Catalan, and leads to the CV', async () => {
    const page = await visit('student', '/ca/les-meves-practiques', {
      context: { ...phone, colorScheme: 'dark' },
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
    await cards(page).first().waitFor();
    expect(await auditTop(page)).toEqual([]);
  });
});

describe('the weekly sheets', () => {
  it('are sent by keyboard, only as PDF, and sent corrected once they were rejected', async () => {
    const page = await visit('vocational-student', list, { faulty: true });
    await cards(page).first().waitFor();
    expect(await page.locator('.offer-card-badge').first().innerText()).toBe(
      `${sheetName}: 1 por corregir, 1 por enviar`,
    );
    await cards(page).first().getByRole('link').click();
    await rows(page).first().waitFor();
    expect(await page.locator('.sheet-badge').allInnerTexts()).toEqual([
      'Pendiente',
      'Enviado',
      'Rechazado',
      'Validado',
      'Validado',
      'Validado',
      'Validado',
    ]);
    expect(await auditTop(page)).toEqual([]);

    const send = rows(page).first().getByRole('button');
    await send.focus();
    await page.keyboard.press('Enter');
    await fileInput(page).waitFor();
    expect(await auditTop(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Enviar, semana/);
    await page.keyboard.press('Enter');
    await fileInput(page).setInputFiles(fileOf('semana.docx'));
    await dialog(page).getByText('Este tipo de fichero no esta permitido').waitFor();
    await fileInput(page).setInputFiles(fileOf('semana.pdf'));
    await inDialog(page, 'Enviar').click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText(/^Enviado\. Semana: /).waitFor();
    expect((await savedSheets())[0]).toBe('Enviado');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TH');
    expect(await rows(page).first().locator('.sheet-badge').innerText()).toBe('Enviado');

    const rejected = rows(page).nth(2);
    expect(await rejected.innerText()).toContain('Falta la firma');
    let posts = 0;
    // It arrives, and its answer gets lost.
    await page.route(/editDocumentoSeguimientoCF/, async (route) => {
      posts += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await rejected.getByRole('button', { name: /^Enviar corregido/ }).click();
    await dialog(page).getByText('Falta la firma').waitFor();
    await fileInput(page).setInputFiles(fileOf('corregida.pdf'));
    await inDialog(page, 'Enviar corregido').click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => rejected.locator('.sheet-badge').innerText()).toBe('Enviado');
    expect(posts).toBe(1);
    expect((await savedSheets())[2]).toBe('Enviado');
    expect(await auditTop(page)).toEqual([]);
  });

  it('are a list of cards on a phone, in Catalan under the name that the brand gives them', async () => {
    const address = (await addressIn('vocational-student', 'activa')).replace(
      list,
      '/ca/les-meves-practiques',
    );
    const page = await visit('vocational-student', address, { context: phone });
    await rows(page).first().waitFor();
    await page.getByRole('heading', { name: 'Full de seguiment setmanal' }).waitFor();
    expect(await rows(page).first().locator('.sheet-label').first().isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await auditTop(page)).toEqual([]);
  });
});

describe('the documents of a placement', () => {
  it('get another one under the name of its file, which is not taken twice', async () => {
    const address = await addressIn('student', 'activa');
    const page = await visit('student', address);
    const before = await documentNames(address);
    const add = page.locator('main').getByRole('button', { name: 'Añadir documento' });
    await add.click();
    await fileInput(page).setInputFiles(fileOf('Memoria parcial.pdf'));
    expect(await dialog(page).getByLabel('Nombre').inputValue()).toBe('Memoria parcial');
    await inDialog(page, 'Añadir documento').click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText('Documento añadido: Memoria parcial').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Añadir documento');
    await page.locator('.placement-documents li', { hasText: 'Memoria parcial' }).waitFor();
    expect(await documentNames(address)).toEqual([...before, 'Memoria parcial']);

    await add.click();
    await inDialog(page, 'Añadir documento').click();
    await dialog(page).locator('.error-summary').waitFor();
    expect(await auditTop(page)).toEqual([]);
    await fileInput(page).setInputFiles(fileOf('Memoria parcial.pdf'));
    await inDialog(page, 'Añadir documento').click();
    await dialog(page).locator('input[type=file][aria-invalid=true]').waitFor();
    await dialog(page).locator('form[aria-busy=false]').waitFor();
    expect(await documentNames(address)).toEqual([...before, 'Memoria parcial']);
  });

  it('stay chosen whatever the network does, and are stored once', async () => {
    const address = await addressIn('student', 'activa');
    const before = await documentNames(address);
    let damage: Awaited<ReturnType<typeof watchDamage>> | undefined;
    const page = await visit('student', address, {
      faulty: true,
      before: async (it) => {
        damage = await watchDamage(it);
        await shortenTimeouts(it, 4_000);
      },
    });
    await page.locator('main').getByRole('button', { name: 'Añadir documento' }).click();
    await fileInput(page).setInputFiles(fileOf('Acta.pdf'));
    const wrong: NetworkFault[] = ['abort', 'hang', 'HTTP 500', 'HTML', 'truncated JSON', 'another shape'];
    for (const fault of wrong) {
      const undo = await injectFault(page, fault, /addFicheroPractica$/);
      await inDialog(page, 'Añadir documento').click();
      const refused = dialog(page).locator('form[aria-busy=false] .error-summary');
      await refused.waitFor();
      expect(await refused.innerText(), fault).toContain('El servicio no está disponible');
      expect(await dialog(page).locator('.file-name').innerText(), fault).toBe('Acta.pdf');
      await undo();
    }
    await inDialog(page, 'Añadir documento').click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await documentNames(address)).toEqual([...before, 'Acta']);
    expect(await damage?.complaints({ tries: wrong.length + 1 })).toEqual([]);
  });

  it('of a placement that is over get none, and say so', async () => {
    const { db } = await portalOf();
    const student = personaAccount({ db }, 'student');
    db.run(sql`UPDATE placement SET estado = 'finalizada' WHERE id =
      (SELECT min(id) FROM placement WHERE student = ${student})`);
    const page = await visit('student', await addressIn('student', 'finalizada'));
    await page.getByText('ya no se pueden añadir documentos').waitFor();
    expect(await page.locator('main').getByRole('button', { name: 'Añadir documento' }).count()).toBe(0);
    expect(await auditTop(page)).toEqual([]);
  });
});
