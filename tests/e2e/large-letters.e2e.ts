import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { visit } = portalTest('montclar', 'meridia');

/** Sets the default font size like the browser setting, which media queries follow, too. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Overflow: of the page sideways, and of controls without a readable text. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const sideways = scrollWidth - clientWidth;
    const fields = [...document.querySelectorAll<HTMLElement>('main input, main select, main textarea')]
      .filter(
        (it) => it.checkVisibility() && !/^(?:checkbox|radio|file)$/.test((it as HTMLInputElement).type),
      )
      .filter((it) => {
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(it);
        const room = it.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
        return it.clientWidth > 1 && room < 3 * letter;
      })
      .map((it) => `narrow: ${it.id || it.getAttribute('name') || it.outerHTML.slice(0, 80)}`);
    const outside = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
      .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((it) => !it.closest('.skip-link, table, [popover]:not(:popover-open), [class*="hidden"]'))
      // A row of tabs scrolls by itself.
      .filter((it) => it.parentElement && getComputedStyle(it.parentElement).overflowX !== 'auto')
      .filter((it) => {
        const { left, right, width, height } = it.getBoundingClientRect();
        return width > 1 && height > 1 && (left < -1 || right > clientWidth + 1);
      })
      .map((it) => `cut off: ${it.textContent.trim() || it.id || it.outerHTML.slice(0, 80)}`);
    return [...(sideways > 0 ? [`${sideways} px sideways`] : []), ...fields, ...outside];
  });

const pages: readonly [PersonaId | undefined, readonly string[]][] = [
  [undefined, ['/login', '/login/empresas', '/registro', '/aviso-legal', '/404']],
  [
    'student',
    [
      '/',
      '/ofertas-practicas',
      '/mis-candidaturas',
      '/mis-practicas',
      '/cv',
      '/eventos',
      '/guias-orientacion',
      '/encuestas',
    ],
  ],
  ['company', ['/', '/mi-empresa', '/mi-perfil']],
];

describe('a browser with large letters', () => {
  it.each([
    { letters: 24, width: 1280 },
    { letters: 32, width: 1280 },
    { letters: 32, width: 360 },
  ])(
    'shows every page whole, and fields one can read: letters of $letters px at $width px',
    async ({ letters, width }) => {
      const found: string[] = [];
      // Between the two extremes only the page with most columns.
      const wanted: typeof pages = letters === 24 ? [['student', ['/ofertas-practicas']]] : pages;
      for (const [persona, [first = '/', ...others]] of wanted) {
        const page = await visit(persona, first, {
          viewport: { width, height: 800 },
          before: (it) => setLetters(it, letters),
        });
        for (const path of [first, ...others]) {
          if (path !== first) await page.goto(new URL(path, page.url()).href);
          await page.waitForLoadState('networkidle');
          found.push(...(await misfits(page)).map((fault) => `${path}: ${fault}`));
        }
      }
      expect(found).toEqual([]);
    },
  );

  it.each(['meridia', 'montclar'] as const)('shows the home of %s whole on a small phone', async (brand) => {
    const page = await visit('student', '/', {
      brand,
      viewport: { width: 320, height: 740 },
      before: (it) => setLetters(it, 32),
    });
    await page.locator('.home-block-head').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await misfits(page)).toEqual([]);
  });

  it.each([
    { letters: 32, width: 1280 },
    { letters: 16, width: 600 },
  ])('greets without a void below: letters of $letters px at $width px', async ({ letters, width }) => {
    const page = await visit('student', '/', {
      viewport: { width, height: 800 },
      before: (it) => setLetters(it, letters),
    });
    await page.locator('.home-banner .button').first().waitFor();
    const rest = await page.locator('.home-banner').evaluate((banner) => {
      const controls = [...banner.querySelectorAll('.button')].map((it) => it.getBoundingClientRect().bottom);
      return banner.getBoundingClientRect().bottom - Math.max(...controls);
    });
    expect(rest / letters).toBeLessThan(4);
  });

  it('leaves most of a phone to the page, not to the header', async () => {
    for (const persona of [undefined, 'student'] as const) {
      const page = await visit(persona, persona ? '/' : '/login', {
        viewport: { width: 360, height: 740 },
        before: (it) => setLetters(it, 32),
      });
      const height = await page.locator('.header').evaluate((it) => it.getBoundingClientRect().height);
      expect(height).toBeLessThanOrEqual(740 / 4);
    }
  });

  it.each([
    { letters: 32, width: 360, height: 740 },
    { letters: 16, width: 360, height: 280 },
  ])(
    'shows each filter whole in the sheet, with a label for the order: letters of $letters px, $height px high',
    async ({ letters, ...viewport }) => {
      const page = await visit('student', '/ofertas-practicas', {
        viewport,
        before: (it) => setLetters(it, letters),
      });
      await page.getByRole('button', { name: 'Filtros' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filtros' });
      const label = sheet.locator('label').filter({ hasText: /^Orden$/ });
      await label.scrollIntoViewIfNeeded();
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(letters);
      expect(await misfits(page)).toEqual([]);
      // The back link and the title leave most of the window to the filters, or scroll away with them.
      const room = await sheet.evaluate((dialog) => {
        const scrolling = [dialog, ...dialog.children].find((it) => it.scrollHeight > it.clientHeight);
        return (scrolling?.clientHeight ?? 0) / innerHeight;
      });
      expect(room).toBeGreaterThan(0.6);
      const hidden = await sheet.evaluate((dialog) =>
        [...dialog.querySelectorAll<HTMLElement>('button, input, select')]
          .filter((it) => it.checkVisibility() && it.getBoundingClientRect().height > 1)
          .filter((it) => {
            it.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            const { left, top, width, bottom } = it.getBoundingClientRect();
            return [top + 2, bottom - 2].some((y) => {
              const there = document.elementFromPoint(left + width / 2, y);
              return !there || !(it.contains(there) || there.closest('label')?.contains(it));
            });
          })
          .map((it) => it.getAttribute('aria-label') ?? it.id),
      );
      expect(hidden).toEqual([]);
    },
  );
});
