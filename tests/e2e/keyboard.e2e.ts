import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { portalUrl } from '../support/portal/all-portals.ts';
import { builtBrand } from '../support/portal/bundles.ts';
import { hydrated, menuReady } from '../support/portal/portal.ts';
import { storedFor } from '../support/portal/stored-visitor.ts';
import { siteTest, type SiteOptions } from '../support/portal/visit.ts';

const { newVisit } = siteTest();

async function open(brand: string, path: string, options?: SiteOptions): Promise<Page> {
  const stored = storedFor(builtBrand(brand), path);
  const { page } = await newVisit(brand, { stored, reducedMotion: 'reduce', ...options });
  await page.goto(portalUrl(brand, path));
  await hydrated(page);
  await menuReady(page);
  return page;
}

interface Focused {
  /** Index among the reachable elements; -1 for any other element, absent at the end of the page. */
  index?: number;
  name: string;
  /** Whether a focus indicator is drawn. */
  marked: boolean;
  /** Whether the element is in the viewport and not covered. */
  visible: boolean;
}

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    const it = document.activeElement;
    if (!it || it === document.body || it === document.documentElement)
      return { name: '', marked: true, visible: true };
    const { outlineStyle, outlineWidth } = getComputedStyle(it);
    // A link wrapped over several lines has a box for each.
    const visible = [...it.getClientRects()].some(({ x, y, width, height }) => {
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && (it.contains(top) || top.contains(it));
    });
    return {
      index: (window as unknown as { reachable?: Element[] }).reachable?.indexOf(it) ?? -1,
      name: it.textContent.trim() || (it.querySelector('img')?.alt ?? it.tagName),
      marked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      visible,
    };
  });

/**
 * Presses Tab from the top of the page until the focus leaves it: to nothing in a headless browser, else to
 * the other end of the page.
 */
async function tabThrough(page: Page, key = 'Tab'): Promise<Focused[]> {
  const stops: Focused[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop.index === undefined || stop.index === stops[0]?.index) return stops;
    stops.push(stop);
    if (stops.length > 80)
      throw new Error(
        `The keyboard is caught: ${stops
          .slice(-6)
          .map((it) => it.name)
          .join(', ')}`,
      );
  }
}

/** Records all elements reachable by keyboard, in document order, and returns their number. */
const noteReachable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const reachable = [...document.querySelectorAll<HTMLElement>('a, button, input, [tabindex]')].filter(
      (it) => it.tabIndex >= 0 && it.checkVisibility(),
    );
    Object.assign(window, { reachable });
    return reachable.length;
  });

describe('by keyboard alone', () => {
  it.each([
    ['illes', '/politica-de-privacitat', 1280, 800],
    ['illes', '/login', 1280, 800],
    ['montclar', '/mis-ofertas', 1280, 800],
    ['ribera', '/login', 360, 740],
    ['meridia', '/cv', 1280, 800],
    ['meridia', '/cv', 360, 740],
    ['encina', '/login', 1024, 500],
  ])(
    '%s%s is walked through in its order, each stop marked and in sight (%i × %i)',
    async (brand, path, width, height) => {
      const page = await open(brand, path, { viewport: { width, height } });
      // Its chunk is loaded after the rest of the frame.
      if ((await page.locator('html').getAttribute('data-session')) !== 'none')
        await page.locator('.notification-bell').waitFor({ state: 'attached' });
      const expected = [...Array(await noteReachable(page)).keys()];
      const stops = await tabThrough(page);
      expect(stops.map(({ index }) => index)).toEqual(expected);
      expect(
        stops.filter(({ marked }) => !marked).map(({ name }) => name),
        'without a mark',
      ).toEqual([]);
      expect(
        stops.filter(({ visible }) => !visible).map(({ name }) => name),
        'out of sight',
      ).toEqual([]);
      const back = await tabThrough(page, 'Shift+Tab');
      expect(back.map(({ index }) => index)).toEqual(expected.toReversed());
      expect(
        back.filter(({ visible }) => !visible).map(({ name }) => name),
        'out of sight on the way back',
      ).toEqual([]);
    },
  );

  it('the first tab stop skips the header', async () => {
    const page = await open('ribera', '/mis-ofertas/7');
    const link = page.locator('.skip-link');
    expect(await link.boundingBox().then((box) => (box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
    expect((await focused(page)).name).toBe('Saltar al contenido');
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#content');
    await page.keyboard.press('Tab');
    const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(inMain, 'goes on in the content').toBe(true);
  });

  it('the menu on a phone opens, is traversed and closes', async () => {
    const page = await open('montclar', '/login', { viewport: { width: 360, height: 740 } });
    const menu = page.locator('#menu');
    const opener = page.getByRole('button', { name: 'Menú' });
    expect(await menu.isVisible()).toBe(false);
    await opener.focus();
    await page.keyboard.press('Enter');
    expect(await menu.isVisible()).toBe(true);
    await expect
      .poll(async () => (await focused(page)).name, { message: 'takes the focus' })
      .toBe('Cerrar el menú');
    const names: string[] = [];
    for (let step = 0; step < 5; step++) {
      const stop = await focused(page);
      expect(stop, stop.name).toMatchObject({ marked: true, visible: true });
      names.push(stop.name);
      await page.keyboard.press('Tab');
    }
    expect(names).toEqual(['Cerrar el menú', 'Registro', 'Empresas', 'Personas tituladas', 'Estudiantes']);

    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      const { name } = await focused(page);
      expect(['', ...names], 'holds the focus').toContain(name);
    }
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await opener.evaluate((it) => it === document.activeElement), 'gives the focus back').toBe(true);

    await page.keyboard.press('Space');
    await expect
      .poll(async () => (await focused(page)).name, { message: 'takes the focus' })
      .toBe('Cerrar el menú');
    await page.keyboard.press('Enter');
    expect(await menu.isVisible()).toBe(false);
    expect(await opener.evaluate((it) => it === document.activeElement), 'gives the focus back').toBe(true);
  });

  it.each([
    ['Empresas', 'Empresas'],
    ['Cerrar el menú', 'Registro'],
  ])('the menu of a phone that becomes wide has the focus still: from %s at %s', async (from, at) => {
    const page = await open('montclar', '/login', { viewport: { width: 360, height: 740 } });
    const menu = page.locator('#menu');
    await page.getByRole('button', { name: 'Menú' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await focused(page)).name).toBe('Cerrar el menú');
    await menu.locator('a, button').filter({ hasText: from }).focus();
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect.poll(async () => (await focused(page)).name).toBe(at);
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  it('the menu leads to its pages', async () => {
    const page = await open('montclar', '/politica-de-cookies', { viewport: { width: 360, height: 740 } });
    await page.getByRole('button', { name: 'Menú' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Empresas' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login/empresas');
  });

  it('the cookie question is answered', async () => {
    const page = await open('meridia', '/login');
    const press = async (name: string, key: string): Promise<void> => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press(key);
    };
    await press('Configurar', 'Enter');
    expect((await focused(page)).name).toBe('INPUT');
    await page.keyboard.press('Space');
    expect(await page.getByRole('checkbox', { name: 'Analíticas' }).isChecked()).toBe(true);
    await page.keyboard.press('Space');
    await press('Guardar mi elección', 'Space');
    expect(await page.locator('.consent').count()).toBe(0);
    await press('Configurar cookies', 'Enter');
    expect((await focused(page)).name).toBe('Tu elección sobre las cookies');
  });
});
