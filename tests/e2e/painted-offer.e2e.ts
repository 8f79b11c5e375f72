import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { makeCandidacy } from '#sandbox/seed/make-offers.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import { holdRequests } from '../support/faults/faults.ts';
import { applyButton, newOffer } from '../support/pages/offer-page.ts';
import {
  changesOf,
  expectNoRows,
  noteChanges,
  refuseAccount,
  withoutCode,
} from '../support/pages/painted-pages.ts';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const test = portalTest('meridia');
const { portalOf } = test;

const offer = (page: Page) => page.locator('main .offer');

const datos = {
  descripcion: 'Análisis de datos.\n\nInformes para el equipo de operaciones.',
  tareasAdesarrollar: 'Preparar cuadros de mando.',
  salario: 600,
  horasAldia: 5,
  tipoModalidadAsistencia: 1,
  sector: 1,
  area_funcional: 1,
  idiomas: [{ idioma: 1, nivel: 1 }, { idioma: 2 }],
  programasInformaticos: [1, 2, 3, 4],
};

/** Address of a new offer. */
function pathOf(applied?: 'applied'): string {
  const url = newOffer(portalOf(), { datos: JSON.stringify(datos) });
  const { db } = portalOf();
  if (applied) {
    const id = db.value<number>(sql`SELECT id FROM offer WHERE urlAcceso = ${url}`) ?? 0;
    makeCandidacy(db, id, personaAccount(portalOf(), 'student'));
  }
  return `/ofertas-practicas/${url}`;
}

/** The page is that of the code. */
const settled = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.locator('main .offer:not([aria-busy])').waitFor();
};

/** Where everything on the page is, and how large. */
const places = (page: Page): Promise<string[]> =>
  page
    .locator('.offer-title > *, .offer-head > li, .facts > div, .offer-part, .offer-apply, .offer-apply > *')
    .evaluateAll((all) =>
      all
        .filter((it) => !it.matches('.action-error'))
        .map((it) => {
          const { x, y, width, height } = it.getBoundingClientRect();
          return [it.className, x, y + scrollY, width, height].map(String).join(' ');
        }),
    );

it.each([
  ['applied to', phone],
  ['applied to', desktop],
  ['not applied to', phone],
  ['not applied to', desktop],
] as const)(
  'an offer is there before any code, nothing moves, and no node of it changes: %s, %o',
  async (which, viewport) => {
    const asked: string[] = [];
    const { page, release } = await withoutCode(
      test,
      'student',
      pathOf(which === 'applied to' ? 'applied' : undefined),
      {
        viewport,
        signedIn: async (it) => {
          it.on('request', (request) => asked.push(new URL(request.url()).pathname));
        },
      },
    );
    await offer(page).waitFor();
    expect(await page.locator('main .detail').count()).toBe(0);
    expect(await page.locator('main .offer[aria-busy="true"]').count()).toBe(1);
    // The names of domain lists are painted in once they have come.
    await expect.poll(() => page.locator('.offer [aria-busy]').count()).toBe(0);
    const before = await places(page);
    await page.locator('.offer-apply h2').focus();
    await noteChanges(page, 'main .offer');
    release();
    await settled(page);
    await page.locator('.offer-save button').waitFor();
    await page.locator('.offer-action button').waitFor();
    const { changes, keepsFocus } = await changesOf(page);
    expect(keepsFocus).toBe(true);
    expect(await places(page)).toEqual(before);
    // Only what acts is added, in its places.
    const expected = /offer-save|offer-action|action-error|save-offer/;
    expect(changes.filter((change) => !expected.test(change))).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.includes('/dameOferta/'))).toHaveLength(1);
    const lists = asked.filter((path) => path.includes('/Dominios/'));
    expect(lists).toEqual([...new Set(lists)]);
  },
);

it('what domain lists name has its lines before they come, with and without code', async () => {
  let come = (): void => undefined;
  const { page, release } = await withoutCode(test, 'student', pathOf(), {
    viewport: phone,
    signedIn: async (it) => {
      come = await holdRequests(it, /\/Dominios\/(?!tiposModalidadAsistencia)/);
    },
  });
  await offer(page).waitFor();
  const programs = page.locator('.offer-names[aria-busy] li');
  expect(await programs.allInnerTexts()).toEqual(['…', '…', '…', '…']);
  release();
  await settled(page);
  await applyButton(page).waitFor();
  expect(await programs.count()).toBe(4);
  come();
  await expect.poll(() => page.locator('.offer [aria-busy]').count()).toBe(0);
  expect(await page.locator('.fact-long .offer-names li').count()).toBe(4);
});

it('no offer is painted for an account that the server refuses', async () => {
  const visit = await withoutCode(test, 'student', pathOf(), {
    faulty: true,
    signedIn: (it) => refuseAccount(it, 'Alumno'),
  });
  await expectNoRows(visit, offer(visit.page));
});

it('markup in an offer is text', async () => {
  const titulo = '<img src=x onerror="x()"><b>Puesto</b>';
  const { page } = await withoutCode(test, 'student', pathOf(), {
    signedIn: async (it) => {
      await it.route(/\/dameOferta\//, async (route) => {
        const response = await route.fetch();
        const { datos: own, ...head } = (await response.json()) as { datos: object };
        await route.fulfill({ json: { ...head, datos: { ...own, titulo, descripcion: titulo } } });
      });
    },
  });
  await offer(page).waitFor();
  expect(await page.locator('h1').innerText()).toBe(titulo);
  expect(await page.locator('.offer-prose').first().innerText()).toBe(titulo);
  expect(await page.locator('.offer :is(img, b)').count()).toBe(0);
});
