import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { auditPage } from '../support/pages/axe.ts';
import { hydrated, menuReady } from '../support/portal/portal.ts';
import { addressOf } from '../support/portal/visit.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';
import { enterFrame, menu, menuOpener as opener } from '../support/pages/signed-in-frame.ts';

const portals = portalTest('meridia');
const { portalOf } = portals;

const enter = (persona: PersonaId, path: string, viewport = desktop) =>
  enterFrame(portals, persona, path, viewport);

describe('leaving the service', () => {
  const asked = (page: Page): string[] => {
    const found: string[] = [];
    page.on('request', (it) => {
      if (it.url().includes('/solicitarBajaServicio')) found.push(it.method());
    });
    return found;
  };
  const entry = (page: Page, name: string) => menu(page).getByRole('button', { name });

  const refusals: Record<string, (page: Page) => Promise<void>> = {
    'Ahora no': (page) => page.getByRole('dialog').getByRole('button', { name: 'Ahora no' }).click(),
    Escape: (page) => page.keyboard.press('Escape'),
  };

  it.each([
    ['Ahora no', desktop],
    ['Escape', desktop],
    ['Ahora no', phone],
    ['Escape', phone],
  ] as const)('is not asked for after %s, and the focus is back: %o', async (answer, viewport) => {
    const { page } = await enter('student', '/eventos', viewport);
    const sent = asked(page);
    if (viewport === phone) await opener(page).click();
    await entry(page, 'Solicitar la baja').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await refusals[answer]?.(page);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await entry(page, 'Solicitar la baja').evaluate((it) => it === document.activeElement)).toBe(true);
    expect(sent).toEqual([]);
  });

  it.each([
    ['student', '/eventos', desktop, 'Solicitar la baja', 'Hemos recibido tu solicitud de baja.'],
    [
      'graduate',
      '/ca/esdeveniments',
      phone,
      'Sol·licita la baixa',
      'Hem rebut la teva sol·licitud de baixa.',
    ],
  ] as const)(
    'is asked for once, after a question, and the session goes on: %s on %s',
    async (persona, path, viewport, name, notice) => {
      const { page, faults } = await enter(persona, path, viewport);
      const sent = asked(page);
      if (viewport === phone) await opener(page).click();
      await entry(page, name).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await auditPage(page)).toEqual([]);
      await dialog.getByRole('button', { name }).evaluate((yes: HTMLButtonElement) => {
        yes.click();
        yes.click();
      });
      await page.locator('.messages .banner').waitFor();
      expect(await page.locator('.messages .banner').innerText()).toContain(notice);
      expect(sent).toEqual(['POST']);
      if (viewport === phone) expect(await menu(page).isVisible()).toBe(false);
      const requests = sql`SELECT count(*) FROM leave_request`;
      expect(portalOf().db.value(requests)).toBeGreaterThan(0);
      await page.reload();
      await hydrated(page);
      if (viewport === phone) await opener(page).click();
      await menu(page)
        .locator('.deletion-asked', { hasText: /^(Solicitada el|Sol·licitada (el|l’)) ?\d/ })
        .waitFor();
      expect(addressOf(page)).toBe(path);
      expect(faults).toEqual([]);
    },
  );

  it('is retried by the button of the error, which disappears, after a missing answer', async () => {
    const { page } = await enter('foreign-student', '/eventos', desktop);
    await page.route('**/solicitarBajaServicio', (route) => route.abort(), { times: 1 });
    const sent = asked(page);
    await entry(page, 'Solicitar la baja').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Solicitar la baja' }).click();
    await page.locator('.messages').getByRole('button', { name: 'Reintentar' }).click();
    await page.locator('.messages').getByText('Hemos recibido tu solicitud de baja.').waitFor();
    expect(await page.locator('.messages').innerText()).not.toContain('El servicio no está disponible');
    expect(sent).toEqual(['POST', 'POST']);
  });

  it('is confirmed also on a second request, and a double tap presses nothing below', async () => {
    const { page } = await enter('vocational-student', '/eventos', phone);
    const sent = asked(page);
    for (const requests of [1, 2]) {
      await opener(page).click();
      await entry(page, 'Solicitar la baja').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Solicitar la baja' }).dblclick();
      await page.locator('.messages').getByText('Hemos recibido tu solicitud de baja.').waitFor();
      expect(sent).toHaveLength(requests);
      expect(addressOf(page)).toBe('/eventos');
      await page.reload();
      await hydrated(page);
      await menuReady(page);
    }
  });
});
