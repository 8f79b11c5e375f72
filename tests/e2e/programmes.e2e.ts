import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { auditPage } from '../support/pages/axe.ts';
import { hasFocusRing } from '../support/pages/focus-ring.ts';
import { blockStorage, injectFault } from '../support/faults/faults.ts';
import { hydrated } from '../support/portal/portal.ts';
import { eachReadFault, eachFault, victim } from '../support/faults/victims.ts';
import { addressOf } from '../support/portal/visit.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const visits = portalTest('meridia', 'illes', 'ribera');
const { portalOf, visit } = visits;

const list = '/programas-practicas-activos';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Waits until the list or a programme is shown. */
const shown = (page: Page) => page.locator('.programmes-list, article.detail').waitFor();

describe('the programmes', () => {
  it('are shown to anyone, and lead through the sign-in to the adhesion', async () => {
    const page = await visit(undefined, list);
    await shown(page);
    const { db } = portalOf();
    const active = db.value<number>(sql`SELECT count(*) FROM programme WHERE activo`);
    expect(await page.locator('.programme-card').count()).toBe(active);
    expect(await auditPage(page)).toEqual([]);
    expect(await hasFocusRing(page.locator('.programme-card').first())).toBe(true);
    await page.getByRole('link', { name: 'Programa Dual' }).click();
    await page.waitForURL('**/login');
    await hydrated(page);
    await page.locator('[name=usuario]').fill(personaOf('graduate').usuario);
    await page.locator('[name=password]').fill(examplePassword);
    await page.locator('.login-form form button[type=submit]').click();
    await page.waitForURL(`**${list}/practicas-dual`);
    await shown(page);
    expect(await page.title()).toContain('Programa Dual');
    expect(await page.locator('.detail-facts').innerText()).toMatch(/12 meses[\s\S]*80\s%/);

    await button(page, 'Quiero participar').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: '¿Quieres participar en «Programa Dual»?' }).waitFor();
    expect(await auditPage(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await button(page, 'Quiero participar').evaluate((it) => it === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Enter');
    await button(page, 'Sí').click();
    await page.getByText('Has solicitado participar en el programa.').waitFor();
    await page.getByText('Has pedido participar. La universidad revisará').waitFor();
    expect(await page.locator('.detail-remark').evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await auditPage(page)).toEqual([]);
  });

  it.each([
    ['practicas-dual', 'Formas parte de este programa.'],
    ['talento-rural', 'Has pedido participar.'],
    ['verano-en-el-laboratorio', 'La universidad no ha aceptado tu solicitud.'],
    ['puertas-abiertas', 'no hace falta pedirlo'],
  ])('say what has become of a request: %s', async (programme, remark) => {
    const page = await visit('student', `${list}/${programme}`, {
      viewport: phone,
      dark: true,
    });
    await page.locator('.detail-remark').filter({ hasText: remark }).waitFor();
    expect(await button(page, 'Quiero participar').count()).toBe(0);
    expect(await auditPage(page)).toEqual([]);
  });

  it('are joined by a company as a whole, and show a request from another tab', async () => {
    const { db, url } = portalOf();
    db.run(sql`DELETE FROM adhesion WHERE company IS NOT NULL`);
    const page = await visit('company', `${list}/talento-rural`, { faulty: true, godmode: true });
    await shown(page);
    const other = await page.context().newPage();
    await other.goto(url(`${list}/talento-rural`));
    await shown(other);
    for (const tab of [page, other]) {
      await button(tab, 'Quiero participar').click();
      await button(tab, 'Sí').click();
      await tab.locator('.detail-remark').filter({ hasText: 'Tu empresa ha pedido participar.' }).waitFor();
    }
    const refusal = other
      .locator('.detail-panel')
      .getByRole('alert')
      .filter({ hasText: 'Ya has solicitado participar' });
    expect(await refusal.getByRole('link', { name: 'Ver programas' }).getAttribute('href')).toBe(list);
  });

  it('cannot be joined by a company with an open problem, which is shown in advance', async () => {
    const page = await visit('problem-company', `${list}/talento-rural`, { viewport: phone, godmode: true });
    const remark = page.locator('.detail-remark', { hasText: 'Hay un problema con la empresa.' });
    await remark.waitFor();
    expect(await button(page, 'Quiero participar').count()).toBe(0);
    expect(await auditPage(page)).toEqual([]);
    await remark.getByRole('link', { name: 'Ir a mi empresa' }).click();
    await page.locator('.company-problem').waitFor();
  });

  it('that are gone are reported as gone, and an empty list has a message', async () => {
    const page = await visit('student', `${list}/programa-antiguo`);
    await page.getByText('Este programa ya no está activo').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await page.route(/programasPracticasActivos/, (route) =>
      route.fulfill({ json: { status: 0, datos: [] } }),
    );
    await page.evaluate(() => sessionStorage.clear());
    await page.locator('main').getByRole('link', { name: 'Ver programas', exact: true }).click();
    await page.getByText('Ahora no hay programas activos.').waitFor();
    expect(await auditPage(page)).toEqual([]);
  });

  it('are joined after any fault, and show the result after a lost answer', async () => {
    const scene = await victim(visits, 'graduate', `${list}/talento-rural`, { viewport: phone });
    const { page } = scene;
    await shown(page);
    const ask = async (): Promise<void> => {
      await button(page, 'Quiero participar').click();
      await button(page, 'Sí').click();
    };
    await eachFault(scene, /solicitaAdhesionPrograma/, ask);
    await page.route(/solicitaAdhesionPrograma/, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await ask();
    await page.getByText('Has solicitado participar en el programa.').waitFor();
    await page.getByText('Has pedido participar. La universidad revisará').waitFor();
  });

  it('are listed for anyone, also where nothing can be stored', async () => {
    const page = await visit(undefined, list, { faulty: true, signedIn: (it) => blockStorage(it) });
    await shown(page);
  });
});

describe('programmes and guides', () => {
  const guides = '/guias-orientacion';

  it('announce the wait under any fault, and load on a retry', async () => {
    const { url } = portalOf();
    await eachReadFault(await victim(visits, 'student', list), {
      urls: [list, `${list}/talento-rural`, guides].map(url),
      calls: /\/(programasPracticasActivos|detallePrograma|dameGuiaOrientacion)/,
      shown: (page) => page.locator('.programmes-list, article.detail, .guide').first().waitFor(),
    });
  });

  it('and similar lists are accessible while they wait', async () => {
    const calls = /programasPracticas|detallePrograma|dameGuia|dameEventos|dameFichaEvento|dameCandidaturas/;
    const page = await visit('student', guides, {
      viewport: phone,
      dark: true,
      faulty: true,
      // Before any page requests them.
      signedIn: (it) => injectFault(it, 'hang', calls),
    });
    const { url } = portalOf();
    for (const path of [list, guides, '/eventos', '/mis-candidaturas']) {
      for (const of of path === guides ? [''] : ['', '/x']) {
        await page.goto(url(path + of));
        await page.locator('main .skeleton-line').first().waitFor();
        expect(await auditPage(page), path + of).toEqual([]);
      }
    }
  });

  it('lead home in a brand without them', async () => {
    for (const [brand, path] of [
      ['illes', '/programes-practiques-actius'],
      ['ribera', guides],
    ] as const) {
      const page = await visit('student', path, { brand, faulty: true });
      await expect.poll(() => addressOf(page)).toBe('/');
    }
  });
});

describe('the guides', () => {
  it('open their files in a tab of their own, and lead to more help', async () => {
    const page = await visit('student', '/guias-orientacion', { viewport: phone });
    await page.locator('.guide').first().waitFor();
    expect(await auditPage(page)).toEqual([]);
    const link = page.locator('.guide').first().getByRole('link');
    expect(await link.getAttribute('target')).toBe('_blank');
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('application/pdf');
    await page.getByRole('link', { name: 'Orientación laboral' }).click();
    await page.waitForURL('**/orientacion-laboral');
    await page.locator('.prose').waitFor();
    await page.goto(portalOf().url('/ayuda'));
    await page.locator('.prose').waitFor();
  });

  it('may be empty', async () => {
    const page = await visit('student', '/guias-orientacion', {
      signedIn: (it) =>
        it.route(/dameGuiaOrientacion/, (route) => route.fulfill({ json: { status: 0, datos: [] } })),
    });
    await page.getByText('Todavía no hay guías.').waitFor();
    expect(await auditPage(page)).toEqual([]);
  });
});
