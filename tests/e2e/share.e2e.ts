import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { signIn } from '../support/pages/sign-in-pages.ts';
import { addressOf } from '../support/portal/visit.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit, newPage } = portalTest('montclar');

const offer = (): string =>
  portalOf().db.value<string>(
    sql`SELECT urlAcceso FROM offer WHERE estado = 'activa' AND idPerfil = 2 ORDER BY id DESC LIMIT 1`,
  ) ?? '';

/** Replaces the system's sheet by one that keeps the shared data in the page. */
const withSheet = (page: Page) =>
  page.addInitScript(() => {
    navigator.share = (data) => {
      document.documentElement.dataset['shared'] = JSON.stringify(data);
      return Promise.resolve();
    };
  });

describe('the address of an offer', () => {
  it('is copied without a language, and leads whoever opens it through signing in to the offer', async () => {
    const id = offer();
    const page = await visit('student', `/ca/ofertes-practiques/${id}`, { viewport: phone, dark: true });
    await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
    await page.getByRole('button', { name: 'Comparteix' }).click();
    await page.getByText('Adreça copiada.').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(portalOf().url(`/ofertas-practicas/${id}`));

    const other = await newPage();
    await other.goto(portalOf().url('/ca'));
    await other.evaluate(() => localStorage.setItem('portal.montclar.idioma', 'ca'));
    await other.goto(address);
    await other.waitForURL(/login/);
    await signIn(other, 'student');
    await other.waitForURL(`**/ca/ofertes-practiques/${id}`);
  });

  it('is shown to be copied by hand where the browser does not copy', async () => {
    const id = offer();
    const page = await visit('student', `/ofertas-practicas/${id}`, {
      before: (it) =>
        it.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
        }),
    });
    await page.getByRole('button', { name: 'Compartir' }).click();
    const field = page.getByLabel('Copia esta dirección:');
    expect(await field.inputValue()).toBe(portalOf().url(`/ofertas-practicas/${id}`));
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('is handed to the sheet of the system, with a preview that tells nothing personal', async () => {
    const id = offer();
    const page = await visit('student', `/ofertas-practicas/${id}`, { before: withSheet });
    await page.getByRole('button', { name: 'Compartir' }).click();
    const shared = await page.locator('html[data-shared]').getAttribute('data-shared');
    const title = portalOf().db.value(sql`SELECT titulo FROM offer WHERE urlAcceso = ${id}`);
    expect(JSON.parse(shared ?? '')).toEqual({ title, url: portalOf().url(`/ofertas-practicas/${id}`) });
    const html = await (await page.request.get(page.url())).text();
    expect(html).toContain('<meta property="og:title" content="Oferta de prácticas">');
    expect(html).not.toContain(String(title));
  });
});

it('an event is shared by the address that anyone can read', async () => {
  const id =
    portalOf().db.value<string>(
      sql`SELECT urlAcceso FROM event WHERE publicado ORDER BY fecha DESC LIMIT 1`,
    ) ?? '';
  const page = await visit('student', `/ca/esdeveniments/${id}`, { before: withSheet });
  await page.getByRole('button', { name: 'Comparteix' }).click();
  const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}') as {
    url?: string;
  };
  expect(shared.url).toBe(portalOf().url(`/evento-publico/${id}`));
  const other = await newPage();
  await other.goto(shared.url ?? '');
  await other.locator('article.detail').waitFor();
  expect(addressOf(other)).toBe(`/evento-publico/${id}`);
});

it('a candidacy is shared with colleagues without a name', async () => {
  const page = await visit('company', '/mis-ofertas', { before: withSheet, godmode: true });
  const { usuario } = personaOf('company');
  const id = portalOf().db.value<number>(sql`
    SELECT candidacy.id FROM candidacy JOIN offer ON offer.id = candidacy.offer
    WHERE candidacy.estado BETWEEN 3 AND 9
      AND offer.company IN (SELECT company FROM contact WHERE email = ${usuario}) LIMIT 1`);
  await page.goto(portalOf().url(`/ver-cv/${id}`));
  await page.getByRole('button', { name: 'Compartir' }).click();
  const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}') as {
    title?: string;
  };
  expect(shared.title).toBe('CV de la persona candidata');
});
