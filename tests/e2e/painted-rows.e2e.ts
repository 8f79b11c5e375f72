import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { fillStorage, holdRequests } from '../support/faults/faults.ts';
import { blocks, callsOf, rows, settled } from '../support/pages/home-pages.ts';
import {
  changesOf,
  noteChanges,
  withoutCode as openWithoutCode,
  refuseAccount,
  showsRefusal,
} from '../support/pages/painted-pages.ts';
import { phone, portalTest, type VisitOptions } from '../support/portal/portal-test.ts';

const test = portalTest('meridia');
const { portalOf, newPage } = test;

const withoutCode = (persona: PersonaId, options?: VisitOptions<'meridia'>) =>
  openWithoutCode(test, persona, '/', options);

const counts = (page: Page): Promise<number[]> => Promise.all(blocks.map((name) => rows(page, name).count()));

const noteRows = (page: Page): Promise<void> => noteChanges(page, '.home-rows');

it.each([
  ['student', 7],
  ['pre-enrolment-student', 7],
  ['graduate', 7],
] as const)(
  'rows are there before any code, and no node of them changes with it: %s',
  async (persona, lists) => {
    const { page, release } = await withoutCode(persona, { viewport: phone });
    await expect.poll(() => page.locator('.home-rows').count()).toBe(lists);
    if (persona === 'student') expect(await counts(page)).toEqual([5, 4, 3, 3, 3, 4]);
    expect(await page.locator('.home-block[aria-busy="true"]:has(.home-rows)').count()).toBe(lists);
    await rows(page, 'events').first().getByRole('link').focus();
    await noteRows(page);
    release();
    await settled(page);
    const { changes, keepsFocus } = await changesOf(page);
    expect(keepsFocus).toBe(true);
    // Only the buttons of an answer are added, in a place of fixed size.
    expect(changes.filter((change) => !change.includes('home-answer'))).toEqual([]);
  },
);

it('rows that the tab has cached are there before any answer', async () => {
  const { page, release } = await withoutCode('student', {
    signedIn: async (it) => {
      await it.goto(portalOf().url('/'));
      await settled(it);
      await it.goto(portalOf().url('/aviso-legal'));
      await holdRequests(it, /\/api\//);
    },
  });
  await expect.poll(() => counts(page)).toEqual([5, 4, 3, 3, 3, 4]);
  await noteRows(page);
  release();
  await page.locator('.home-offers[aria-busy="false"]').waitFor();
  expect((await changesOf(page)).changes).toEqual([]);
});

it('a link of a painted row can be followed', async () => {
  const { page } = await withoutCode('student');
  const link = rows(page, 'offers').first().getByRole('link');
  const address = await link.getAttribute('href');
  await link.click();
  await page.waitForURL((url) => url.pathname === address);
});

it.each(['the storage is full', 'the script fails'] as const)(
  'where %s the code fills the lists',
  async (fault) => {
    const page = await newPage({ faulty: true });
    await portalOf().signIn(page, 'student');
    if (fault === 'the storage is full') await fillStorage(page);
    else
      await page.addInitScript(() => {
        document.createDocumentFragment = () => {
          throw new Error('broken');
        };
      });
    await page.goto(portalOf().url('/'));
    await settled(page);
    expect(await counts(page)).toEqual([5, 4, 3, 3, 3, 4]);
  },
);

it('a list with a row that does not fit the contract is left to the code, which says so', async () => {
  const addOdd = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const { datos, ...head } = (await response.json()) as { datos: unknown[] };
    await route.fulfill({ json: { ...head, datos: [...datos, { titulo: '<img src=x onerror=x()>' }] } });
  };
  const { page, release } = await withoutCode('student', {
    signedIn: (it) => it.route(callsOf.events, addOdd),
  });
  await rows(page, 'guides').first().waitFor();
  expect(await rows(page, 'events').count()).toBe(0);
  expect(await page.locator('.home-events .skeleton-row').count()).toBe(3);
  release();
  await page.locator('.home-events .omitted').waitFor();
  expect(await rows(page, 'events').count()).toBe(3);
});

it('markup in answers is text, and an address that runs something is no link', async () => {
  const texts = { titulo: '<b onclick="x()">Guía</b>', descripcion: '"><script>x()</script>' };
  const guide = { ...texts, urlFichero: 'javascript:alert(1)', urlImagen: 'data:image/svg+xml,<svg/>' };
  const { page, release } = await withoutCode('student', {
    signedIn: (it) =>
      it.route(callsOf.guides, (route) => route.fulfill({ json: { status: 0, datos: [guide] } })),
  });
  const row = rows(page, 'guides').first();
  await row.waitFor();
  expect(await row.innerText()).toBe(`${texts.titulo}\n\n${texts.descripcion}`);
  expect(await row.locator('a, img, script, b').count()).toBe(0);
  await noteRows(page);
  release();
  await settled(page);
  expect((await changesOf(page)).changes).toEqual([]);
});

it('nothing is painted for an account that the server refuses, and what the tab has cached is taken away', async () => {
  const { page, release } = await withoutCode('student', {
    faulty: true,
    signedIn: async (it) => {
      await it.goto(portalOf().url('/'));
      await settled(it);
      await it.goto(portalOf().url('/aviso-legal'));
      // One answer is asked for again, and refused.
      await it.evaluate(() => {
        for (const key of Object.keys(sessionStorage))
          if (key.includes('.dameEventos')) sessionStorage.removeItem(key);
      });
      await refuseAccount(it, 'Alumno');
    },
  });
  await page.locator('.home-offers .skeleton-row').first().waitFor();
  await expect.poll(() => counts(page)).toEqual([0, 0, 0, 0, 0, 0]);
  await showsRefusal({ page, release });
  await expect.poll(() => counts(page)).toEqual([0, 0, 0, 0, 0, 0]);
});
