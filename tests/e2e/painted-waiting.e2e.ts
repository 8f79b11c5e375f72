import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { storageKey } from '#core/shared/storage.ts';
import { changesOf, noteChanges, withoutCode } from '../support/pages/painted-pages.ts';
import { keepUndisturbed, withoutOffers } from '../support/pages/own-offers.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const test = portalTest('montclar');
const { portalOf, newPage, newPortal } = test;

const undisturbed = (page: Page): Promise<void> => keepUndisturbed(page, portalOf());

const answered = (page: Page): Promise<void> => page.locator('.waiting[aria-busy="false"]').waitFor();

it('what waits for a company is there before any code, and no node of it changes with it', async () => {
  const asked: string[] = [];
  const { page, release } = await withoutCode(test, 'company', '/', {
    viewport: phone,
    signedIn: async (it) => {
      await undisturbed(it);
      it.on('request', (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  const rows = page.locator('.waiting-rows > li');
  await expect.poll(() => rows.count()).toBeGreaterThan(3);
  const count = await rows.count();
  await rows.first().getByRole('link').focus();
  await noteChanges(page, '.waiting-rows');
  release();
  await answered(page);
  expect(await changesOf(page)).toEqual({ changes: [], keepsFocus: true });
  expect(await rows.count()).toBe(count);
  await page.waitForLoadState('networkidle');
  // The code takes the answers that were painted, and asks for none of them again.
  expect(asked.filter((path) => path.endsWith('/dameProcesosEmpleoYpracticas'))).toHaveLength(1);
});

it('with a draft in the browser, whose owner only the code knows, the code fills the list', async () => {
  const { page, release } = await withoutCode(test, 'company', '/', {
    signedIn: async (it) => {
      await undisturbed(it);
      await it.evaluate(
        (key) => {
          localStorage.setItem(key, '{}');
        },
        storageKey('montclar', 'borrador.oferta.1.nueva'),
      );
    },
  });
  await page.locator('.waiting .skeleton-row').first().waitFor();
  expect(await page.locator('.waiting-rows').count()).toBe(0);
  release();
  await page.locator('.waiting-rows').waitFor();
});

it('a company without offers gets its first steps from the code', async () => {
  const portal = await newPortal('montclar');
  withoutOffers(portal);
  const page = await newPage();
  await portal.signIn(page, 'company');
  await keepUndisturbed(page, portal);
  await page.goto(portal.url('/'));
  await page.locator('.first-steps').waitFor();
});
