/** What has dates: notices for some days (`avisos`), and a maintenance. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { auditPage } from '../support/pages/axe.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { newPage, portalOf } = portalTest('meridia', 'encina');

const text = 'Del 2 al 20 de agosto la oficina está cerrada.';

async function openOn(day: string, path: string, options: Parameters<typeof newPage>[0] = {}): Promise<Page> {
  const page = await newPage(options);
  await page.clock.setFixedTime(day);
  await page.goto(portalOf(options.brand).url(path));
  return page;
}

const notice = (page: Page) => page.locator('.banner', { hasText: text });

describe('a notice for some days', () => {
  it.each([
    ['2027-08-01T21:59:59Z', false],
    ['2027-08-01T22:00:00Z', true],
    ['2027-08-20T21:59:59Z', true],
    ['2027-08-20T22:00:00Z', false],
  ])('at %s is visible: %s', async (day, isVisible) => {
    const page = await openOn(day, '/aviso-legal');
    await page.locator('h1').waitFor();
    expect(await notice(page).isVisible()).toBe(isVisible);
  });

  it('stands at the top from the first paint, moves nothing and is accessible', async () => {
    for (const options of [{}, { viewport: phone, dark: true }]) {
      const page = await newPage(options);
      await page.clock.setFixedTime('2027-08-10T10:00:00Z');
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(portalOf().url('/login'));
      await notice(page).waitFor();
      expect(await auditPage(page)).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    }
  });

  it('is closed for the tab, with the keyboard, and the focus goes to the content', async () => {
    const page = await openOn('2027-08-10T10:00:00Z', '/aviso-legal');
    await notice(page).getByRole('button', { name: 'Cerrar el mensaje' }).press('Enter');
    expect(await notice(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.goto(portalOf().url('/ayuda'));
    await page.locator('h1').waitFor();
    expect(await notice(page).isVisible()).toBe(false);
  });

  it('costs other brands nothing', async () => {
    const page = await openOn('2027-08-10T10:00:00Z', '/login', { brand: 'encina' });
    expect(await page.locator('.dated-notices').count()).toBe(0);
    expect(await page.content()).not.toContain('avisosCerrados');
  });
});

describe('a maintenance with dates', () => {
  it.each([
    ['/login', 'Volverá a abrir el domingo, 25 de julio de 2027, 8:00 h.'],
    ['/ca/login', 'Tornarà a obrir diumenge, 25 de juliol del 2027, 8:00 h.'],
  ])('closes %s, and says until when', async (path, words) => {
    for (const options of [{}, { viewport: phone, dark: true }]) {
      const page = await openOn('2027-07-24T18:00:00Z', path, options);
      await page.waitForURL(/manteni/);
      await page.getByText(words).waitFor();
      expect(await auditPage(page)).toEqual([]);
    }
  });

  it('is known to the switch of the administration mode', async () => {
    const page = await openOn('2027-07-24T18:00:00Z', '/gma2019');
    await page.getByText('El portal está en mantenimiento.').waitFor();
  });

  it.each([
    ['before it', '2027-07-24T17:59:59Z'],
    ['once it is over', '2027-07-25T06:00:00Z'],
  ])('says %s that the portal is open, and leads there', async (_, day) => {
    const page = await openOn(day, '/mantenimiento');
    await page
      .getByText('El portal está abierto: ahora no hay mantenimiento.')
      .filter({ visible: true })
      .waitFor();
    expect(
      await page
        .getByText(/mejoras|Volverá a abrir/)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    expect(await auditPage(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ir al inicio', exact: true }).click();
    await page.waitForURL(/login/);
    await page.goto(portalOf().url('/gma2019'));
    await page.getByText('ahora no hay mantenimiento').waitFor();
  });
});
