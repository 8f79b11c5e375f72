import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { makeStudent } from '#sandbox/seed/make.ts';
import { makeCandidacy, makeOffer, makeStudy } from '#sandbox/seed/make-offers.ts';
import { auditPage, auditTop } from '../support/pages/axe.ts';
import { candidatePane, candidateRow, nextPerson, offerWith, stateOf } from '../support/pages/candidates.ts';
import { ownCompany } from '../support/pages/own-offers.ts';
import { hydrated } from '../support/portal/portal.ts';
import { addressOf } from '../support/portal/visit.ts';
import { phone, portalTest, type PageOptions } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('montclar', 'illes', 'meridia');

type Brand = 'montclar' | 'illes' | 'meridia';

const row = candidateRow;
const pane = candidatePane;
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const focusedText = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

async function open(path: string, options: PageOptions<Brand> = {}): Promise<Page> {
  // Whoever has data to fill in is asked for it first.
  const page = await visit('company', path, { godmode: true, ...options });
  await page.locator('.candidate-row, .candidate-decision').first().waitFor();
  return page;
}

describe('the candidates of an offer', () => {
  it('stand in parts with their counts, are narrowed in the address and found again by it', async () => {
    const { path } = offerWith(portalOf(), [3, 4, 8, 9]);
    const page = await open(path);
    expect(await page.locator('.candidates-offer').innerText()).toContain('1 de 2 plazas cubiertas');
    const views = page.locator('.candidates-views a');
    expect(await views.evaluateAll((all) => all.map((it) => it.getAttribute('href')))).toEqual([
      path.replace('mis-ofertas', 'oferta'),
      path.replace('mis-ofertas', 'visor-oferta'),
    ]);
    const parts = await page.locator('.candidate-tabs button').allTextContents();
    expect(parts).toEqual([
      'Todas 4',
      'Nuevas 1',
      'En proceso 1',
      'Finalistas 0',
      'Seleccionadas 1',
      'Descartadas 1',
    ]);
    expect(await auditPage(page)).toEqual([]);
    await button(page, 'En proceso 1').click();
    expect(addressOf(page)).toBe(`${path}?fase=enProceso`);
    await expect.poll(() => page.locator('.candidate-row').count()).toBe(1);
    await button(page, 'Todas 4').click();
    await page.getByLabel('Orden').selectOption('nombre');
    await page.getByText('Más filtros').click();
    await page.locator('[name=estado]').selectOption('9');
    await row(page, 'Pau').waitFor();
    expect(addressOf(page)).toBe(`${path}?orden=nombre&estado=9`);
    await page.reload();
    await row(page, 'Pau').waitFor();
    expect(await page.locator('.candidate-row').count()).toBe(1);
    await button(page, 'Quitar los filtros').click();
    await page.getByLabel('Buscar por nombre').fill('zoe');
    await expect.poll(() => page.locator('.candidate-row').count()).toBe(1);
    await page.getByLabel('Buscar por nombre').fill('nadie así');
    await page.getByText('Ninguna candidatura coincide').waitFor();
    expect(await auditPage(page)).toEqual([]);
  });

  it('are walked by keyboard beside the opened one, who counts as read and can be new again', async () => {
    const { path, ids } = offerWith(portalOf(), [3, 3, 3]);
    const page = await open(path);
    expect(await page.locator('.candidate-new').count()).toBe(3);
    await row(page, 'Zoë').getByRole('link').focus();
    await page.keyboard.press('Enter');
    await pane(page).getByRole('heading', { name: /^Zoë/ }).waitFor();
    expect(await page.locator('.candidate-pane-name').innerText()).toMatch(/^Zoë Roca/);
    await expect.poll(() => page.locator('.candidate-new').count()).toBe(2);
    expect(await auditTop(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await pane(page).getByRole('heading', { name: /^Biel/ }).waitFor();
    expect(addressOf(page)).toBe(`${path}?candidatura=${ids[1]}`);
    // The button that leads on keeps the focus, up to the last one.
    await button(page, 'Siguiente').focus();
    await page.keyboard.press('Enter');
    await pane(page).getByRole('heading', { name: /^Ona/ }).waitFor();
    await expect.poll(() => page.locator('#said').textContent()).toMatch(/^Ona Roca/);
    expect(await focusedText(page)).toBe('Siguiente');
    expect(await button(page, 'Siguiente').isDisabled()).toBe(true);
    expect(await auditTop(page)).toEqual([]);
    await expect.poll(() => page.locator('.candidate-new').count()).toBe(0);
    await button(page, 'Marcar como no leída').click();
    await pane(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.candidate-new').count()).toBe(1);
    const read = sql`SELECT leido FROM candidacy WHERE id = ${ids[2] ?? 0}`;
    expect(portalOf().db.value(read)).toBeFalsy();
    // All that was opened was one step.
    await page.goBack();
    expect(addressOf(page)).toBe(path);
  });

  it('are moved on, turned down with a reason and offered a pre-enrolment, and nothing is said twice', async () => {
    const { path, ids } = offerWith(portalOf(), [3, 3]);
    const page = await open(path);
    await row(page, 'Zoë').getByRole('link').click();
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().includes('cambiaEstadoCandidatura')) posts += 1;
    });
    await button(page, 'En proceso de selección').dblclick();
    await page.getByText('Ahora está en «En proceso de selección».').waitFor();
    expect(posts).toBe(1);
    expect(stateOf(portalOf(), ids[0])).toBe(4);
    await button(page, 'No seleccionada').click();
    await dialog(page).getByRole('button', { name: 'Pasar a «No seleccionada»' }).click();
    await dialog(page).getByRole('radiogroup').waitFor();
    expect(stateOf(portalOf(), ids[0])).toBe(4);
    expect(await auditPage(page)).toEqual([]);
    await dialog(page).getByRole('radio').first().check();
    await dialog(page).getByRole('button', { name: 'Pasar a «No seleccionada»' }).click();
    await page.getByText('No hay ningún paso que tenga que dar tu empresa.').waitFor();
    expect(stateOf(portalOf(), ids[0])).toBe(9);
    await button(page, 'Siguiente').click();
    await button(page, 'Preinscripción pendiente de respuesta').click();
    await dialog(page).getByText('tendrá que aceptar o rechazar').waitFor();
    await dialog(page)
      .getByRole('button', { name: /^Pasar a/ })
      .click();
    await pane(page)
      .getByText(/^Puede responder hasta el/)
      .waitFor();
    expect(stateOf(portalOf(), ids[1])).toBe(16);
  });

  it('have a page of their own on a phone, in Catalan, with the next one in the same list', async () => {
    const { path, ids } = offerWith(portalOf(), [3, 4, 3]);
    const page = await open(`/ca${path.replace('mis-ofertas', 'les-meves-ofertes')}?fase=nuevas`, {
      viewport: phone,
      dark: true,
    });
    expect(await auditPage(page)).toEqual([]);
    await row(page, 'Zoë').getByRole('link').click();
    await page.waitForURL(`**/ca/veure-cv/${ids[0]}?fase=nuevas`);
    await page.locator('.candidate-decision').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await page.getByRole('link', { name: 'Següent' }).click();
    await page.waitForURL(`**/ca/veure-cv/${ids[2]}?fase=nuevas`);
    await page.getByRole('heading', { name: /^Ona/ }).waitFor();
    await button(page, 'Preseleccionada').click();
    await page.getByText('Ara està en «Preseleccionada».').waitFor();
    expect(stateOf(portalOf(), ids[2])).toBe(5);
    expect(await auditTop(page)).toEqual([]);
  });

  it('are shown on a phone by an address that opens them beside the list elsewhere', async () => {
    const { path, ids } = offerWith(portalOf(), [3, 3]);
    const before = portalOf().url('/robots.txt');
    const page = await visit('company', `${path}?candidatura=${ids[1]}&orden=nombre`, {
      godmode: true,
      viewport: phone,
      signedIn: (it) => it.goto(before),
    });
    await page.getByRole('heading', { name: /^Biel/ }).waitFor();
    expect(addressOf(page)).toBe(`/ver-cv/${ids[1]}?orden=nombre`);
    // The list has not become a step of its own, which would lead here again.
    await page.goBack();
    await expect.poll(() => page.url()).toBe(before);
  });
});

describe('several candidates at once', () => {
  it('are turned down with one reason, one call each, and who it fails for stays marked', async () => {
    const { path, ids } = offerWith(portalOf(), [3, 3, 8, 16]);
    const page = await open(path, { faulty: true });
    await page.getByLabel('Marcar las 4').check();
    await button(page, 'No seleccionar…').click();
    await dialog(page).getByText('Esta candidatura ya no admite ese paso').waitFor();
    await dialog(page).getByRole('radio').first().check();
    let posts = 0;
    await page.route(/cambiaEstadoCandidatura/, (route) => {
      posts += 1;
      return posts === 2 ? route.abort('connectionreset') : route.continue();
    });
    await dialog(page).getByRole('button', { name: 'No seleccionar 3 candidaturas' }).click();
    await dialog(page)
      .getByRole('paragraph')
      .filter({ hasText: '2 candidaturas han pasado al nuevo estado.' })
      .waitFor();
    expect(await focusedText(page)).toBe('2 candidaturas han pasado al nuevo estado.');
    expect(await auditPage(page)).toEqual([]);
    expect(posts).toBe(3);
    // There is nothing left to throw away.
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.locator('.candidates-tools').getByText('2 candidaturas marcadas').waitFor();
    expect(await focusedText(page)).toBe('No seleccionar…');
    expect(ids.map((id) => stateOf(portalOf(), id))).toEqual([9, 3, 9, 16]);
  });

  it('are turned down although they leave the part of the list that is shown, which is asked for once', async () => {
    const { path, ids } = offerWith(portalOf(), [3, 3, 3, 8]);
    const page = await open(`${path}?fase=nuevas`);
    await page.getByLabel('Marcar las 3').check();
    // What is said of them comes together with its words, so the region of the page has it read out.
    expect(await page.locator('#said').textContent()).toBe('3 candidaturas marcadas');
    await button(page, 'No seleccionar…').click();
    await dialog(page).getByRole('radio').first().check();
    let reads = 0;
    page.on('request', (request) => (reads += Number(request.url().includes('dameDatosProceso/'))));
    await dialog(page).getByRole('button', { name: 'No seleccionar 3 candidaturas' }).click();
    await dialog(page)
      .getByRole('paragraph')
      .filter({ hasText: '3 candidaturas han pasado al nuevo estado.' })
      .waitFor();
    expect(await page.locator('.candidate-row').count()).toBe(0);
    await button(page, 'Cerrar').click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await focusedText(page)).toBe('Ninguna candidatura');
    await expect.poll(() => reads).toBe(1);
    expect(ids.map((id) => stateOf(portalOf(), id))).toEqual([9, 9, 9, 8]);
  });

  it('are marked as unread, and their CVs are printed as one package that names nobody', async () => {
    const { path, id } = offerWith(portalOf(), [3, 3]);
    const page = await open(path);
    await page.getByLabel('Marcar las 2').check();
    await button(page, 'Imprimir los CV').click();
    await dialog(page).getByRole('paragraph').filter({ hasText: '2 CV están listos' }).waitFor();
    expect(await page.locator('.cv-package .cv-sheet').count()).toBe(2);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.cv-package .cv-sheet').first().isVisible()).toBe(true);
    expect(await page.locator('.candidates').isVisible()).toBe(false);
    const title = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      return document.title;
    });
    expect(title).toBe(`CV de la oferta ${id}`);
    await page.emulateMedia({ media: 'screen' });
    await button(page, 'Cerrar').click();
    await expect.poll(() => page.locator('.candidate-new').count()).toBe(0);
    await button(page, 'Marcar como no leída').click();
    await expect.poll(() => page.locator('.candidate-new').count()).toBe(2);
  });

  it.each([
    ['mis-ofertas', 'Descargar la lista (CSV)', 'candidaturas', 'Persona candidata;Titulación'],
    ['ca/les-meves-ofertes', 'Descarrega la llista (CSV)', 'candidatures', 'Persona candidata;Titulació'],
  ])('are saved as a table with what the page shows: %s', async (list, does, file, head) => {
    const { path, id } = offerWith(portalOf(), [3]);
    const page = await open(path.replace('mis-ofertas', list));
    const [saved] = await Promise.all([page.waitForEvent('download'), button(page, does).click()]);
    expect(saved.suggestedFilename()).toBe(`${file}-${id}.csv`);
    const stream = await saved.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    expect(text.startsWith(`\uFEFF${head};`)).toBe(true);
    expect(text).toMatch(/\r\nZoë Roca\d+;/);
  });
});

describe('a selection that lacks data of the company', () => {
  it('opens the fields right there, and is repeated once they are saved', async () => {
    const { path, ids } = offerWith(portalOf(), [5]);
    const { db } = portalOf();
    const company = ownCompany(portalOf());
    const datos = db.value<object>(sql`SELECT datos FROM company WHERE id = ${company}`) ?? {};
    db.update('company', { id: company }, { datos: { ...datos, firmante: undefined } });
    const page = await open(path);
    await row(page, 'Zoë').getByRole('link').click();
    await button(page, 'Seleccionada').click();
    await dialog(page).getByRole('button', { name: 'Pasar a «Seleccionada»' }).click();
    await page.getByText('no quedará seleccionada hasta que completes los datos obligatorios').waitFor();
    const fields = page.locator('.candidate-missing');
    await expect.poll(() => fields.evaluate((it) => it === document.activeElement)).toBe(true);
    await fields.getByLabel('Nombre', { exact: true }).fill('Remei');
    await fields.getByLabel('Apellidos').fill('Costa Pons');
    await fields.getByLabel('Cargo').fill('Gerente');
    expect(await auditTop(page)).toEqual([]);
    await button(page, 'Guardar y seleccionar').click();
    await page.getByText('Ahora está en «Seleccionada».').waitFor();
    expect(stateOf(portalOf(), ids[0])).toBe(8);
    db.update('company', { id: company }, { datos });
  });
});

describe('a candidacy that changes while it is looked at', () => {
  it('is refused with what the server says, and then shown as it stands', async () => {
    const { path, ids } = offerWith(portalOf(), [3]);
    const page = await open(path);
    await row(page, 'Zoë').getByRole('link').click();
    await button(page, 'Preseleccionada').waitFor();
    portalOf().db.update('candidacy', { id: ids[0] ?? 0 }, { estado: 14 });
    await button(page, 'Preseleccionada').click();
    await pane(page).getByRole('alert').filter({ hasText: 'estado' }).waitFor();
    await pane(page).getByText('No hay ningún paso que tenga que dar tu empresa.').waitFor();
    await pane(page).locator('.candidate-state', { hasText: 'Retirada' }).waitFor();
    // The button that was pressed is gone, and with it the focus.
    await expect.poll(() => focusedText(page)).toContain('No se puede cambiar el estado.');
  });

  it('has been moved where the answer got lost, and can be tried again where the call did', async () => {
    const { path, ids } = offerWith(portalOf(), [3]);
    const page = await open(path, { faulty: true });
    await row(page, 'Zoë').getByRole('link').click();
    await page.route(/cambiaEstadoCandidatura/, (route) => route.abort('connectionreset'));
    await button(page, 'Preseleccionada').click();
    const retry = pane(page).getByRole('alert').getByRole('button', { name: 'Reintentar' });
    await retry.waitFor();
    await page.unroute(/cambiaEstadoCandidatura/);
    let posts = 0;
    await page.route(/cambiaEstadoCandidatura/, async (route) => {
      posts += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await retry.click();
    await page.getByText('Ahora está en «Preseleccionada».').waitFor();
    expect(posts).toBe(1);
    expect(stateOf(portalOf(), ids[0])).toBe(5);
  });
});

describe('what a brand holds back of candidates', () => {
  const secret = /Zoë|Roca|zoe\.secreta|600123123|linkedin\.com\/in\/zoe|zoe\.example|Me llamo/;

  function secretPerson(brand: Brand, estado: number) {
    const { db } = portalOf(brand);
    const offer = makeOffer(db, ownCompany(portalOf(brand)));
    const student = makeStudent(db, {
      nombre: 'Zoë',
      apellido1: 'Roca',
      email: `zoe.secreta${nextPerson()}@alumnado.example`,
      personales: { telefonoMovil: '600123123', lugarNacimiento: 'Lleida', genero: 1 },
      perfil: { presentacion: 'Me llamo Zoë Roca', enlacePortfolio: 'https://zoe.example' },
      preferencias: { enlaceLinkedin: 'https://www.linkedin.com/in/zoe' },
    });
    makeStudy(db, student);
    const link = { enlace: 'https://archivo.example/zoe-roca.pdf', fecha: '2026-01-01', student };
    for (const destino of ['cv', 'documentos', 'certificados'])
      db.insert('student_document', { ...link, destino, nombre: 'CV de Zoë Roca' });
    const id = makeCandidacy(db, offer.id, student, { estado: 3 });
    if (estado !== 3) {
      db.update('candidacy', { id }, { estado });
      db.insert('candidacy_step', { candidacy: id, estado, fecha: '2026-03-01T09:00:00', quien: 'empresa' });
    }
    return { id, path: `/mis-ofertas/${offer.urlAcceso}` };
  }

  it('is in no answer, title, file or address of a portal that shows nobody, and it says until when', async () => {
    const { path, id } = secretPerson('illes', 3);
    const answers: Promise<string>[] = [];
    const page = await open(path, { brand: 'illes' });
    page.on('response', (response) => {
      if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
    });
    await page.reload();
    await row(page, 'Z. R.').getByRole('link').click();
    await pane(page).getByRole('heading', { name: 'Z. R.' }).waitFor();
    await pane(page).getByText('cuando pase a «Entrevista»').waitFor();
    await pane(page).getByText('cuando pase a «Seleccionada»').waitFor();
    expect(await auditTop(page)).toEqual([]);
    const titles = [await page.title()];
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await button(page, 'Cerrar la candidatura').click();
        await button(page, 'Descargar la lista (CSV)').click();
      })(),
    ]);
    const stream = await saved.createReadStream();
    for await (const chunk of stream) answers.push(Promise.resolve(String(chunk)));
    titles.push(saved.suggestedFilename(), await page.content());
    await page.goto(portalOf('illes').url(`/ver-cv/${id}`));
    await hydrated(page);
    await page.getByRole('heading', { name: 'Z. R.' }).waitFor();
    const printed = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      return document.title;
    });
    titles.push(printed, await page.content(), page.url());
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const text of [...titles, ...(await Promise.all(answers)), kept]) expect(text).not.toMatch(secret);
  });

  it.each([
    ['meridia', 3, ['Zoë Roca', 'Lleida']],
    ['montclar', 3, ['Zoë Roca', 'cuando pase a «Seleccionada»']],
    ['illes', 6, ['Zoë Roca', 'cuando pase a «Seleccionada»']],
    ['illes', 8, ['Zoë Roca', 'Lleida']],
  ] as const)('is what %s says, in state %i', async (brand, estado, shown) => {
    const { id } = secretPerson(brand, estado);
    const page = await open(`/ver-cv/${id}`, { brand });
    for (const text of shown) await page.locator('main').getByText(text).first().waitFor();
    const isAllShown = shown.some((text) => text === 'Lleida');
    expect(await page.locator('.candidate-held').count()).toBe(isAllShown ? 0 : 1);
  });
});
