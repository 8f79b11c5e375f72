import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ownList, ownOffer, openMenu, rowOf, withoutOffers } from '../support/pages/own-offers.ts';
import { auditPage } from '../support/pages/axe.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { newPortal, visit } = portalTest('montclar', 'meridia');

/** Labels of the filled buttons and of the red ones of the open dialog, and whether its buttons stand side by side. */
const buttonsOf = (page: Page) =>
  page.locator('dialog[open]').evaluate((dialog) => {
    const labels = (kind: string): string[] =>
      [...dialog.querySelectorAll<HTMLElement>(`.button-${kind}`)]
        .filter((it) => it.checkVisibility())
        .map((it) => it.innerText.trim());
    const tops = [...dialog.querySelectorAll('.button')].map((it) => it.getBoundingClientRect().top);
    return { filled: labels('primary'), red: labels('danger'), isOneRow: new Set(tops).size === 1 };
  });

it('a dialog that deletes has a red outlined button beside the other one, on a phone', async () => {
  const portal = await newPortal('montclar');
  withoutOffers(portal);
  const offer = ownOffer(portal, { titulo: 'Sobra', estado: 'pendiente' });
  const page = await visit('company', ownList, { portal, godmode: true, viewport: phone });
  await openMenu(rowOf(page, offer));
  await page.getByRole('button', { name: /^Eliminar/ }).click();
  await page.locator('dialog[open]').waitFor();
  const { filled, red, isOneRow } = await buttonsOf(page);
  expect(filled).toEqual([]);
  expect(red).toHaveLength(1);
  expect(isOneRow).toBe(true);
  expect(await auditPage(page)).toEqual([]);
});

it('a dialog that refuses a request of a school keeps its form, with a red button', async () => {
  const page = await visit('company', '/solicitudes-practicas-educacion', {
    brand: 'meridia',
    godmode: true,
    viewport: phone,
  });
  await page.locator('.request-card a').first().click();
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await page.locator('dialog[open] textarea').waitFor();
  const { filled, red } = await buttonsOf(page);
  expect(filled).toEqual([]);
  expect(red).toHaveLength(1);
  expect(await auditPage(page)).toEqual([]);
});
