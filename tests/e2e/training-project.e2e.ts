import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { BrandSettings } from '#core/brand/brand.ts';
import { sql } from '#sandbox/db/sql.ts';
import { personaCompany } from '#sandbox/seed/persona-rows.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { openAllRows } from '../support/pages/folding-rows.ts';
import { placementIn, placementList } from '../support/pages/placement-page.ts';
import { addressOf } from '../support/portal/visit.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('meridia', 'ribera');

const sheet = (page: Page) => page.locator('article.project');
const fact = (page: Page, name: string) =>
  sheet(page)
    .locator('dl > div', { has: page.locator('dt').getByText(name, { exact: true }) })
    .locator('dd');
const isBlank = async (page: Page, name: string) =>
  (await fact(page, name).locator('.project-blank').count()) > 0;
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Opens the project of a company's first placement, which names the company's tax number. */
async function expectProjectOfCompany(page: Page): Promise<void> {
  await openAllRows(page);
  await page
    .getByRole('link', { name: /^Proyecto formativo para imprimir/ })
    .first()
    .click();
  await sheet(page).waitFor();
  expect(await fact(page, 'NIF de la entidad').innerText()).toMatch(/^[A-Z]\d{7}[\dA-Z]$/);
}

describe('the training project of a placement', () => {
  it('is printed by the student with known data, and labelled blank lines for the rest', async () => {
    const id = placementIn(portalOf(), 'student', 'activa');
    const page = await visit('student', `${placementList}?practica=${id}`);
    await page.getByRole('link', { name: 'Proyecto formativo para imprimir' }).click();
    await sheet(page).waitFor();
    expect(addressOf(page)).toBe(`${placementList}?practica=${id}&vista=proyecto`);
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Proyecto formativo']);
    expect(await auditScrolledToTop(page)).toEqual([]);

    expect(await fact(page, 'Modalidad').innerText()).toBe('Curriculares');
    expect(await fact(page, 'Competencias que se adquieren').locator('li').count()).toBe(3);
    expect(await fact(page, 'Documento de identidad').innerText()).toMatch(/^[\dXYZ]\d{7}[A-Z]$/);
    // The sandbox leaves these empty, and the student does not know the company's.
    for (const name of ['Confidencialidad y resultados del trabajo', 'NIF de la entidad'])
      expect(await isBlank(page, name), name).toBe(true);
    expect(await isBlank(page, 'Objetivos educativos')).toBe(false);
    const note = await page.locator('.paper-note').innerText();
    expect(note).toContain('NIF de la entidad');
    expect(note).not.toContain('Objetivos educativos');

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const other of ['.header', '.footer', '.side', '.paper-bar'])
      expect(await page.locator(other).first().isVisible(), other).toBe(false);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThan(4);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Volver a las prácticas' }).click();
    await page.locator('article.placement').waitFor();
  });

  it('has blank lines for data that a server lacks, on a phone in Catalan', async () => {
    const { db } = portalOf();
    const id = placementIn(portalOf(), 'student', 'activa');
    db.run(
      sql`UPDATE placement SET datos = json_remove(datos, '$.proyectoFormativo', '$.horario') WHERE id = ${id}`,
    );
    const page = await visit('student', `/ca/les-meves-practiques?practica=${id}&vista=proyecto`, {
      viewport: phone,
      dark: true,
    });
    await sheet(page).waitFor();
    for (const name of ['Objectius educatius', 'Crèdits ECTS', 'Permisos', 'Horari'])
      expect(await isBlank(page, name), name).toBe(true);
    expect(await fits(page)).toBe(true);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('is printed by the company beside its changes, with its own data', async () => {
    const page = await visit('company', '/solicitar-cambio-practicas', { godmode: true });
    await expectProjectOfCompany(page);
    expect(await isBlank(page, 'Documento de identidad')).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Proyecto formativo']);
    expect(await page.title()).toContain('Proyecto formativo');
    expect(await auditScrolledToTop(page)).toEqual([]);
    await page.goto(portalOf().url('/solicitar-cambio-practicas?practica=999999&vista=proyecto'));
    await page.getByText('No encontramos estas prácticas.').waitFor();
  });

  it('is offered among the documents of a university without a page for changes of placements', async () => {
    const portal = portalOf('ribera');
    const company = personaCompany(portal, 'company');
    portal.db.run(
      sql`UPDATE placement SET datos = json_remove(datos, '$.proyectoFormativo') WHERE company = ${company}`,
    );
    const page = await visit('company', '/documentacion', {
      brand: 'ribera',
      godmode: true,
      before: (blank) =>
        blank.route('**/_brand/data.*.json', async (route) => {
          const response = await route.fetch();
          const data = (await response.json()) as { brand: { settings: Pick<BrandSettings, 'ensenanzas'> } };
          data.brand.settings.ensenanzas = ['universitarias'];
          await route.fulfill({ response, json: data });
        }),
    });
    await expectProjectOfCompany(page);
  });

  it('is not offered where no university studies are taught', async () => {
    const portal = portalOf('ribera');
    const company = personaCompany(portal, 'company');
    const id =
      portal.db.value<number>(sql`SELECT id FROM placement WHERE company = ${company} ORDER BY id`) ?? 0;
    const page = await visit('company', '/documentacion', { brand: 'ribera', godmode: true });
    await openAllRows(page);
    expect(await page.getByRole('link', { name: /^Proyecto formativo para imprimir/ }).count()).toBe(0);
    await page.goto(portal.url(`/documentacion?practica=${id}&vista=proyecto`));
    await page.getByText('No encontramos estas prácticas.').waitFor();
  });

  it('is absent for students of vocational cycles, whatever the server sends', async () => {
    const portal = portalOf('ribera');
    const id = placementIn(portal, 'vocational-student', 'activa');
    portal.db.run(
      sql`UPDATE placement SET datos = json_remove(datos, '$.proyectoFormativo') WHERE id = ${id}`,
    );
    const page = await visit('vocational-student', `${placementList}?practica=${id}`, { brand: 'ribera' });
    await page.locator('article.placement').waitFor();
    expect(await page.getByRole('link', { name: /^Proyecto formativo para imprimir/ }).count()).toBe(0);
    await page.goto(portal.url(`${placementList}?practica=${id}&vista=proyecto`));
    await page.locator('article.placement').waitFor();
  });
});
