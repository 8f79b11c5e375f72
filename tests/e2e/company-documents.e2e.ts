import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { storageKey } from '#core/shared/storage.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { fileInput, fileOf, fileProblem, refused } from '../support/pages/cv-files.ts';
import { editor, editorReady, save, saved } from '../support/pages/editors.ts';
import { hasFocusOf } from '../support/pages/focus.ts';
import { ownCompany } from '../support/pages/own-offers.ts';
import { type Damage, impatient, injectFault, type NetworkFault } from '../support/faults/faults.ts';
import { phone, portalTest, type VisitOptions } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('meridia', 'montclar', 'ribera');

type Brand = 'meridia' | 'montclar' | 'ribera';

const address = { es: '/documentacion', ca: '/ca/documentacio' };

const open = (options?: VisitOptions<Brand>, language: keyof typeof address = 'es'): Promise<Page> =>
  visit('company', address[language], { godmode: true, ...options });

const headings = (page: Page) => page.locator('main .section-head h2').allInnerTexts();
const row = (page: Page, name: string) => page.locator('#own li', { hasText: name });
const adder = (page: Page) => page.locator('#own [data-editor="own:new"]');
const question = (page: Page) => page.locator('dialog[open]');

function stored(): string[] {
  const portal = portalOf();
  const company = ownCompany(portal);
  return portal.db.column<string>(
    sql`SELECT nombre FROM company_document WHERE company = ${company} ORDER BY id`,
  );
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe('the documents of a company', () => {
  it('come from the brand, the institution, its programmes and the company, and weekly sheets to read', async () => {
    const page = await open();
    await page.locator('#sheets').waitFor();
    expect(await headings(page)).toEqual([
      'Documentos de la universidad',
      'Documentos de los programas de prácticas',
      'Documentos de tu empresa',
      'Anexo 7',
    ]);
    const university = page.locator('#university');
    const ofBrand = university.getByRole('link', { name: 'Normativa de prácticas externas' });
    expect(await ofBrand.getAttribute('href')).toBe('https://www.meridiana.example/talento/normativa.pdf');
    await university.getByRole('link', { name: 'Modelo de proyecto formativo' }).waitFor();
    expect(await page.locator('#programmes h3').count()).toBeGreaterThan(1);
    await page
      .locator('#programmes')
      .getByRole('link', { name: /^Bases: / })
      .first()
      .waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('is reached from the menu, on a phone in Catalan and in the dark', async () => {
    const page = await open({ viewport: phone, dark: true, brand: 'montclar' }, 'ca');
    await page.locator('#sheets').waitFor();
    await page
      .locator('#university')
      .getByRole('link', { name: /^Dossier per a empreses/ })
      .waitFor();
    // Without uploads the section is absent.
    expect(await page.locator('#own').count()).toBe(0);
    expect(await fits(page)).toBe(true);
    expect(await auditScrolledToTop(page)).toEqual([]);
    const entry = page.locator('.side-menu').getByRole('link', { name: 'Documentació', includeHidden: true });
    expect(await entry.getAttribute('href')).toBe('/ca/documentacio');
  });

  it('are above the placements if these have no page of their own', async () => {
    const page = await open({ brand: 'ribera', viewport: phone, dark: true });
    await page.locator('#placements').getByRole('article').first().waitFor();
    expect(await headings(page)).toEqual(['Documentos del centro', 'Prácticas en tu empresa']);
    expect(await fits(page)).toBe(true);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('are uploaded and removed by keyboard alone, after a question', async () => {
    const page = await open();
    await adder(page).focus();
    await page.keyboard.press('Enter');
    await editorReady(page);
    expect(await editor(page).evaluate((it) => it.contains(document.activeElement))).toBe(true);
    await fileInput(page).setInputFiles(fileOf('virus.exe'));
    expect(await fileProblem(page)).toBe('Este tipo de fichero no esta permitido');
    await fileInput(page).setInputFiles(fileOf('Plan de igualdad 2026.pdf'));
    expect(await editor(page).locator('[name=nombre]').inputValue()).toBe('Plan de igualdad 2026');
    expect(await auditScrolledToTop(page)).toEqual([]);
    await editor(page).locator('[name=nombre]').focus();
    await page.keyboard.press('Enter');
    await row(page, 'Plan de igualdad 2026').waitFor();
    await hasFocusOf(page, adder(page));
    expect(stored()).toContain('Plan de igualdad 2026');

    const remove = row(page, 'Plan de igualdad 2026').getByRole('button', { name: 'Eliminar' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await question(page).waitFor();
    expect(await question(page).innerText()).toContain(
      '¿Quieres eliminar el documento «Plan de igualdad 2026»?',
    );
    expect(await auditScrolledToTop(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await hasFocusOf(page, remove);
    expect(stored()).toContain('Plan de igualdad 2026');
    await page.keyboard.press('Enter');
    await question(page).getByRole('button', { name: 'Eliminar' }).focus();
    await page.keyboard.press('Enter');
    await row(page, 'Plan de igualdad 2026').waitFor({ state: 'detached' });
    await hasFocusOf(page, adder(page));
    expect(stored()).not.toContain('Plan de igualdad 2026');
  });

  it('are read-only in a brand without uploads', async () => {
    const portal = portalOf('montclar');
    portal.db.insert('company_document', {
      company: ownCompany(portal),
      nombre: 'Escrituras',
      fecha: '2026-01-10',
      enlace: 'https://archivo.example/escrituras.pdf',
    });
    const page = await open({ brand: 'montclar' });
    const link = row(page, 'Escrituras').getByRole('link');
    expect(await link.getAttribute('href')).toBe('https://archivo.example/escrituras.pdf');
    expect(await page.locator('#own button:visible').count()).toBe(0);
  });
});

describe('the weekly sheets of the placements at a company', () => {
  it('are listed person by person, the newest week first, with nothing to send', async () => {
    const page = await open({ brand: 'montclar' });
    const people = page.locator('#sheets .folding-row');
    await people.first().waitFor();
    const first = people.first();
    if (!(await first.evaluate((it: HTMLDetailsElement) => it.open))) await first.locator('summary').click();
    const badges = await first.locator('.sheet-badge').allInnerTexts();
    expect(badges).toContain('Validada');
    expect(await first.getByRole('link', { name: /^Ver/ }).first().getAttribute('target')).toBe('_blank');
    expect(await page.locator('#sheets').getByRole('button').count()).toBe(0);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('and the documents show a message if there are none', async () => {
    const page = await open({
      before: (it) =>
        it.route(/dameDocumentosPracticas|documentosAportados|dameAnexosPracticas/, (route) =>
          route.fulfill({ json: { status: 0, datos: [] } }),
        ),
    });
    await page.locator('#sheets').getByText('Todavía no hay ninguna hoja semanal.').waitFor();
    await page.locator('#own').getByText('Todavía no has subido ningún documento.').waitFor();
    await page.locator('#programmes').getByText('Los programas activos no tienen documentos.').waitFor();
    expect(await page.locator('#university li').count()).toBe(3);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });
});

const reads = [
  ['dameDocumentosPracticas$', '#university', 'No hemos podido cargar los documentos de la universidad.'],
  [
    'dameDocumentosPracticasPorPrograma',
    '#programmes',
    'No hemos podido cargar los documentos de los programas.',
  ],
  ['documentosAportados', '#own', 'No hemos podido cargar los documentos de tu empresa.'],
  ['dameAnexosPracticas', '#sheets', 'No hemos podido cargar las hojas semanales.'],
] as const;

const uploadFaults: NetworkFault[] = ['abort', 'hang', 'HTTP 500', 'HTML', 'truncated JSON', 'another shape'];

describe('under a fault', () => {
  it.each(reads)('%s that does not load is reported in its part, with a retry', async (call, part, text) => {
    const page = await open({
      faulty: true,
      before: (it) => it.route(new RegExp(call), (route) => route.abort('connectionreset')),
    });
    await page.locator(part).getByText(text).waitFor();
    await page.locator('#sheets').waitFor();
    expect(await page.locator('main .part-failed, main .page-state').count()).toBe(1);
    // The brand's own documents are always listed.
    await page
      .locator('#university')
      .getByRole('link', { name: /^Guía de igualdad/ })
      .waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await page.unroute(new RegExp(call));
    await page.locator(part).getByRole('button', { name: 'Reintentar' }).click();
    await page.locator(part).getByText(text).waitFor({ state: 'detached' });
  });

  it('a chosen file survives network faults, and is stored once', async () => {
    let damage: Damage | undefined;
    const page = await open({
      faulty: true,
      before: async (it) => {
        damage = await impatient(it, 4_000);
      },
    });
    await adder(page).click();
    await editorReady(page);
    await fileInput(page).setInputFiles(fileOf('Licencia.pdf'));
    const call = /\/adddoc$/;
    for (const fault of uploadFaults) {
      const undo = await injectFault(page, fault, call);
      await save(page);
      expect(await refused(page), fault).toContain('El servicio no está disponible');
      expect(await editor(page).locator('.file-name').innerText(), fault).toBe('Licencia.pdf');
      await undo();
    }
    expect(await damage?.complaints({ tries: uploadFaults.length })).toEqual([]);
    // The upload succeeds, and its answer is lost.
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await saved(page);
    await row(page, 'Licencia').waitFor();
    await page.unroute(call);
    expect(stored().filter((name) => name === 'Licencia')).toHaveLength(1);
    // A duplicate is refused at the field, and the input stays.
    await adder(page).click();
    await editorReady(page);
    await fileInput(page).setInputFiles(fileOf('Licencia.pdf'));
    await save(page);
    await page.waitForFunction(() => document.querySelector('.editor .field-problem'));
    expect(await fileProblem(page)).toBe('Este documento ya se ha subido.');
  });

  it('a refused removal is reported beside the document, which stays', async () => {
    const portal = portalOf();
    portal.db.insert('company_document', {
      company: ownCompany(portal),
      nombre: 'Seguro de la empresa',
      fecha: '2026-01-10',
      enlace: 'https://archivo.example/seguro.pdf',
    });
    const page = await open({ faulty: true });
    await row(page, 'Seguro de la empresa').waitFor();
    await page.route(/\/deldoc$/, (route) => route.fulfill({ json: { status: 48 } }));
    await row(page, 'Seguro de la empresa').getByRole('button', { name: 'Eliminar' }).click();
    await question(page).getByRole('button', { name: 'Eliminar' }).click();
    await row(page, 'Seguro de la empresa').getByText('Esta acción no está permitida.').waitFor();
  });

  it('a file that was chosen is still there once the session has ended', async () => {
    const page = await open({ faulty: true });
    await adder(page).click();
    await editorReady(page);
    await fileInput(page).setInputFiles(fileOf('Tarde.pdf'));
    await page.route(/\/adddoc$/, (route) => route.fulfill({ json: { status: 2 } }));
    await save(page);
    await page.locator('.messages [role=alert] .banner').waitFor();
    expect(await editor(page).locator('.file-name').innerText()).toBe('Tarde.pdf');
    expect(stored()).not.toContain('Tarde');
    // Documents are not stored in the browser.
    const browserStorage = JSON.stringify(
      await page.evaluate(() => ({ ...localStorage, ...sessionStorage })),
    );
    expect(browserStorage).not.toContain('Tarde');
    expect(browserStorage).not.toContain(storageKey(portalOf().brand.id, 'cache.documentosAportados'));
  });
});
