import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { send, summary } from '../support/pages/account-forms.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { offerField, offerFormShown, visitOfferForm } from '../support/pages/offer-form.ts';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const portals = portalTest('montclar', 'meridia');
const { visit } = portals;

const path = '/nueva-oferta/practicas';
const shownSteps = (page: Page): Promise<string[]> =>
  page
    .locator('[data-step]')
    .evaluateAll((steps) => steps.filter((it) => it.checkVisibility()).map(({ id }) => id));
const nextStep = (page: Page) => page.getByRole('link', { name: 'Siguiente', exact: true });
const submit = (page: Page) => page.locator('main form > [type=submit]');

describe('a long form on a phone', () => {
  it('shows one section at a time, keeps what was typed, and goes back with the browser', async () => {
    const page = await visitOfferForm(portals, path, { viewport: phone });
    expect(await shownSteps(page)).toEqual(['job']);
    await page.getByText('Paso 1 de 7', { exact: true }).waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    expect(await submit(page).isVisible()).toBe(false);
    await offerField(page, 'titulo').fill('Soldador o soldadora');
    await nextStep(page).click();
    await page.waitForFunction(() => document.activeElement?.id === 'profile');
    expect(await shownSteps(page)).toEqual(['profile']);
    const top = await page.locator('#profile').evaluate((it) => it.getBoundingClientRect().top);
    expect(top).toBeLessThan(phone.height / 3);
    // Leaving the page and coming back leads to the same step, with the draft.
    await page.reload();
    await hydrated(page);
    await page.locator('#profile').waitFor();
    expect(await shownSteps(page)).toEqual(['profile']);
    await page.goBack();
    await offerField(page, 'titulo').waitFor();
    expect(await shownSteps(page)).toEqual(['job']);
    expect(await offerField(page, 'titulo').inputValue()).toBe('Soldador o soldadora');
    // The Enter key of a phone goes on, instead of sending a form of which most has not been seen.
    await offerField(page, 'titulo').press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'profile');
    expect(await summary(page).count()).toBe(0);
  });

  it('leads from the error summary to the section of a field', async () => {
    const page = await visitOfferForm(portals, path, { viewport: phone });
    await send(page);
    await summary(page).waitFor();
    expect(await shownSteps(page)).toEqual(['publication']);
    // Three lines of each section; the others are folded.
    const lines = await summary(page)
      .locator('.error-summary-section + ul')
      .evaluateAll((lists) => lists.map((list) => list.children.length));
    expect(Math.max(...lines)).toBe(3);
    await summary(page)
      .getByText(/^Mostrar \d+ más$/)
      .first()
      .click();
    await summary(page).getByRole('link', { name: 'Horario', exact: true }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'horario');
    expect(await shownSteps(page)).toEqual(['dates']);
  });

  it('of an agreement leads to the first faulty field, whatever its section', async () => {
    const page = await visit('new-company', '/nuevo-convenio-colaboracion', {
      brand: 'meridia',
      viewport: phone,
      godmode: true,
    });
    await page.locator('main form [name=nombre]').waitFor();
    expect(await shownSteps(page)).toEqual(['signatory']);
    await page.locator('main form [name=nombre]').fill('');
    await send(page);
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'nombre');
    expect(await shownSteps(page)).toEqual(['signatory']);
  });

  it('is whole on a wide screen', async () => {
    const page = await visit('company', path, { viewport: desktop, godmode: true });
    await offerFormShown(page);
    expect((await shownSteps(page)).length).toBe(7);
    expect(await nextStep(page).count()).toBe(0);
    expect(await submit(page).isVisible()).toBe(true);
  });
});
