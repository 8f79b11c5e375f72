import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { hydrated, menuReady, portalUrl, projectBrand } from '../support/portal.ts';
import { storedFor } from '../support/stored-visitor.ts';
import { newVisit, type VisitOptions } from '../support/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function open(brand: string, path: string, options?: VisitOptions): Promise<Page> {
  const stored = storedFor(await projectBrand(brand), path);
  const { page, close } = await newVisit(browser, brand, { stored, reducedMotion: 'reduce', ...options });
  onTestFinished(close);
  await page.goto(portalUrl(brand, path));
  await hydrated(page);
  await menuReady(page);
  return page;
}

interface Focused {
  /** Place among what can be reached; -1 for something else, nothing at the end of the page. */
  index?: number;
  name: string;
  /** Whether something is drawn around it that is not there without focus. */
  marked: boolean;
  /** Whether it is in the window and nothing lies over it. */
  visible: boolean;
}

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    const it = document.activeElement;
    if (!it || it === document.body || it === document.documentElement)
      return { name: '', marked: true, visible: true };
    const { outlineStyle, outlineWidth } = getComputedStyle(it);
    // A link that runs over several lines has a box for each.
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

/** Presses Tab from the top of the page to its end. */
async function tabThrough(page: Page, key = 'Tab'): Promise<Focused[]> {
  const stops: Focused[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop.index === undefined) return stops;
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

/** Notes everything that can be reached by keyboard, in the order of the document, and counts it. */
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

  it('the first stop leads past the header', async () => {
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

  it('the menu of a phone opens, is walked through and closes', async () => {
    const page = await open('montclar', '/login', { viewport: { width: 360, height: 740 } });
    const menu = page.locator('#menu');
    const opener = page.getByRole('button', { name: 'Menú' });
    expect(await menu.isVisible()).toBe(false);
    await opener.focus();
    await page.keyboard.press('Enter');
    expect(await menu.isVisible()).toBe(true);
    const names: string[] = [];
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      expect(stop, stop.name).toMatchObject({ marked: true, visible: true });
      names.push(stop.name);
    }
    expect(names).toEqual(['Cerrar el menú', 'Registro', 'Empresas', 'Egresados', 'Estudiantes']);

    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await opener.evaluate((it) => it === document.activeElement), 'gives the focus back').toBe(true);

    await page.keyboard.press('Space');
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await menu.isVisible()).toBe(false);
    expect(await opener.evaluate((it) => it === document.activeElement), 'gives the focus back').toBe(true);
  });

  it('the menu leads to its pages', async () => {
    const page = await open('montclar', '/politica-de-cookies', { viewport: { width: 360, height: 740 } });
    await page.getByRole('button', { name: 'Menú' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Empresas' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login/empresas');
  });

  it('the choice about cookies is made', async () => {
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
