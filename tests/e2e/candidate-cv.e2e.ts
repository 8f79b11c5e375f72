import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { dameCvUsuario } from '#core/contract/calls/cv.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import { countryId } from '#sandbox/areas/domains/countries.ts';
import { sql } from '#sandbox/db/sql.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { storageKey } from '#core/shared/storage.ts';
import { auditPage } from '../support/pages/axe.ts';
import { injectFault, shortenTimeouts } from '../support/faults/faults.ts';
import { eachReadFault, victim } from '../support/faults/victims.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';
import { type PageOptions, phone, portalTest } from '../support/portal/portal-test.ts';

const visits = portalTest('montclar', 'ribera');
const { portalOf } = visits;
/** Opens a page without dialogs of the frame. */
const newPage = (options?: PageOptions<Brand>) => visits.newPage({ godmode: true, ...options });

type Brand = 'montclar' | 'ribera';

/** Candidacies of the student with a full CV that were sent to companies: one of this company, one of another. */
function candidacies(brand: Brand): { own: number; foreign: number } {
  const { db } = portalOf(brand);
  const { usuario: student } = personaOf('student');
  const { usuario: contact } = personaOf('company');
  const sent = db.all<{ id: number; isOwn: number }>(sql`
    SELECT candidacy.id, offer.company IN (SELECT company FROM contact WHERE email = ${contact}) AS isOwn
    FROM candidacy JOIN offer ON offer.id = candidacy.offer JOIN student ON student.id = candidacy.student
    WHERE student.email = ${student} AND candidacy.estado BETWEEN 3 AND 9 AND offer.estado <> 'eliminada'
    ORDER BY candidacy.id`);
  const idOf = (isOwn: boolean): number => sent.find((it) => Boolean(it.isOwn) === isOwn)?.id ?? 0;
  return { own: idOf(true), foreign: idOf(false) };
}

let own = 0;
let foreign = 0;
beforeAll(() => {
  ({ own, foreign } = candidacies('montclar'));
});

const portugal = countryId('PT');

const sheet = (page: Page) => page.locator('.cv-sheet');

/** Waits until the sheet is complete, including texts of domain lists. */
async function sheetReady(page: Page): Promise<void> {
  await hydrated(page);
  await sheet(page).waitFor();
  await page.waitForFunction(() => !document.querySelector('.cv-sheet')?.textContent?.includes('…'));
}

async function audit(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  expect(await auditPage(page)).toEqual([]);
}

/** The student's own CV on the server. */
async function ownCv(page: Page): Promise<Cv> {
  const token = await page.evaluate((key) => localStorage.getItem(key), storageKey('montclar', 'token'));
  const response = await page.request.get(portalOf().url(dameCvUsuario.path), {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { datos: Cv }).datos;
}

/** Private values of a CV in all their spellings, which companies must not see. */
function secretsOf(cv: Cv): string[] {
  const { numeroDocumento, numeroSeguridadSocial, iban, emailEstudiante } = cv.personales;
  const documents = [...cv.documentosPrivados, ...cv.documentosProcesos].map(({ nombre }) => nombre);
  const spaced = iban?.replace(/(.{4})(?=.)/g, '$1 ');
  return [numeroDocumento, numeroSeguridadSocial, iban, spaced, emailEstudiante, ...documents].filter(
    (it) => it !== undefined,
  );
}

const sectionsOf = (page: Page): Promise<string[]> => page.locator('.cv-sheet-section').allInnerTexts();

describe('a CV', () => {
  it('hides private fields from companies, and shows its student the same view', async () => {
    const company = await newPage();
    const faults = watchPage(company);
    await portalOf().signIn(company, 'company');
    await company.goto(portalOf().url(`/ver-cv/${own}`));
    await sheetReady(company);
    await audit(company);

    const student = await newPage();
    await portalOf().signIn(student, 'student');
    await student.goto(portalOf().url('/cv'));
    await hydrated(student);
    await student.getByRole('link', { name: 'Vista para empresas' }).click();
    await sheetReady(student);
    await audit(student);

    const cv = await ownCv(student);
    const secrets = secretsOf(cv);
    expect(secrets.length).toBeGreaterThan(4);
    for (const page of [company, student]) {
      const content = await page.content();
      for (const secret of secrets) expect(content).not.toContain(secret);
      expect(content).not.toMatch(/discapacidad/i);
    }
    const sections = await sectionsOf(company);
    expect(sections.length).toBeGreaterThan(6);
    expect(sections).toEqual(await sectionsOf(student));
    const { personales, presentacion = '' } = cv;
    const text = await sheet(company).innerText();
    for (const value of [personales.email, presentacion.slice(0, 40), cv.profesional.experiencia[0]?.puesto])
      expect(text).toContain(value);

    const file = await sheet(company).locator('.document a').first().getAttribute('href');
    const answer = await company.request.get(new URL(file ?? '', company.url()).href);
    expect(answer.status()).toBe(200);
    const read = sql`SELECT leido FROM candidacy WHERE id = ${own}`;
    expect(portalOf().db.value(read)).toBeTruthy();
    expect(faults).toEqual([]);

    await student.getByRole('link', { name: 'Volver a mi CV' }).click();
    await student.locator('#personal').waitFor();
  });

  it('shows only the fields that the brand shows, whatever the server sends', async () => {
    const facts = ['971 000 999', '43.210', 'Portugal'];
    for (const [brand, isShown] of [
      ['montclar', true],
      ['ribera', false],
    ] as const) {
      const page = await newPage({ faulty: true, brand });
      await portalOf(brand).signIn(page, 'company');
      await page.route(/dameCandidato/, async (route) => {
        const answer = (await (await route.fetch()).json()) as { datos: { cv: Cv } };
        const { cv } = answer.datos;
        cv.personales.telefonoFijo = '971 000 999';
        cv.profesional.salarioMinimo = 43_210;
        cv.profesional.estanciasExtranjero = [{ pais: portugal }];
        await route.fulfill({ json: answer });
      });
      await page.goto(portalOf(brand).url(`/ver-cv/${candidacies(brand).own}`));
      await sheetReady(page);
      const text = await sheet(page).innerText();
      for (const fact of facts) expect(text.includes(fact), `${fact} in ${brand}`).toBe(isShown);
    }
  });

  it('prints alone and light, on pages of paper', async () => {
    const page = await newPage({ dark: true });
    await portalOf().signIn(page, 'company');
    await page.goto(portalOf().url(`/ver-cv/${own}`));
    await sheetReady(page);
    const name = await sheet(page).getByRole('heading').first().innerText();
    const titles = await page.evaluate(() => {
      const before = document.title;
      dispatchEvent(new Event('beforeprint'));
      const during = document.title;
      dispatchEvent(new Event('afterprint'));
      return { before, during, after: document.title };
    });
    expect(titles).toEqual({ before: titles.before, during: `CV ${name}`, after: titles.before });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await sheet(page).isVisible()).toBe(true);
    for (const other of [
      '.header',
      '.footer',
      '.side',
      'main > h1',
      '.breadcrumbs',
      '.paper-bar',
      '.back-link',
    ])
      expect(await page.locator(other).first().isVisible(), other).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThan(4);
  });

  it('links back to the referring page, on a phone and in Catalan too', async () => {
    const page = await newPage({ viewport: phone, dark: true });
    await portalOf().signIn(page, 'company');
    await page.goto(portalOf().url(`/ca/veure-cv/${own}`));
    await sheetReady(page);
    await audit(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    const offer = page.getByRole('link', { name: 'Mostra l’oferta com la veu l’alumnat' });
    expect(await offer.getAttribute('href')).toMatch(/^\/ca\/visor-oferta\/.+/);
    const back = page.locator('.back-link');
    expect(await back.getAttribute('href')).toMatch(/^\/ca\/les-meves-ofertes\/.+/);

    await page.goto(portalOf().url('/ca/el-meu-perfil'));
    await page.evaluate((path) => location.assign(path), `/ca/veure-cv/${own}`);
    await page.waitForURL('**/veure-cv/*');
    await sheetReady(page);
    expect(await back.getAttribute('href')).toBe('/ca/el-meu-perfil');
    await back.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/el-meu-perfil');
  });
});

describe('a CV that cannot be shown', () => {
  it('reports a CV that is gone, of another company, or never existed', async () => {
    const page = await newPage();
    await portalOf().signIn(page, 'company');
    for (const id of [foreign, 999_999, 'nadie']) {
      await page.goto(portalOf().url(`/ver-cv/${id}`));
      await hydrated(page);
      await page.getByRole('heading', { name: 'Este CV no está disponible' }).waitFor();
      expect(await page.getByRole('link', { name: 'Ver mis ofertas' }).getAttribute('href')).toBe(
        '/mis-ofertas',
      );
    }
    await audit(page);
  });

  it('can be loaded again after a fault', async () => {
    await eachReadFault(await victim(visits, 'company', '/404', { godmode: true }), {
      urls: [portalOf().url(`/ver-cv/${own}`)],
      calls: /dameCandidato/,
      shown: (page) => sheet(page).waitFor(),
      faults: ['abort', 'hang', 'truncated JSON', 'another shape', 'an unknown status'],
    });
  });

  it('is readable if the domain lists do not load', async () => {
    const page = await newPage({ faulty: true });
    await shortenTimeouts(page);
    await portalOf().signIn(page, 'company');
    await injectFault(page, 'HTML', /\/Dominios\//);
    await page.goto(portalOf().url(`/ver-cv/${own}`));
    await sheetReady(page);
    await audit(page);
  });
});
