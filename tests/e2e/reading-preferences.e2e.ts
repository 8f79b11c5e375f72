import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { ownOffer } from '../support/pages/own-offers.ts';
import { settled } from '../support/pages/home-pages.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('montclar', 'illes', 'meridia');

/** Applies the text spacing of WCAG 1.4.12. */
const spread = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Truncated texts. Excerpts do not count, since their full text is on the linked page. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header *, main *, footer *')]
      .filter((it) => it.checkVisibility() && it.clientWidth > 1 && it.textContent.trim() !== '')
      .filter((it) => !it.closest('.event-card-lead, .home-lead, .programme-lead, .visually-hidden, select'))
      .filter((it) => {
        const { overflowX, overflowY } = getComputedStyle(it);
        const cuts = (how: string): boolean => how === 'hidden' || how === 'clip';
        return (
          (cuts(overflowX) && it.scrollWidth > it.clientWidth + 1) ||
          (cuts(overflowY) && it.scrollHeight > it.clientHeight + 1)
        );
      })
      .map((it) => `${it.className}: ${it.textContent.slice(0, 60)}`),
  );

/**
 * Elements beyond the right edge of the window, which make the page scroll sideways; scroll containers are
 * allowed.
 */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll<HTMLElement>('header *, main *, footer *')]
      .filter((it) => it.checkVisibility() && it.getBoundingClientRect().right > clientWidth + 1)
      .map(
        (it) => `${it.tagName} ${it.className} ends at ${it.getBoundingClientRect().right} of ${clientWidth}`,
      );
  });

const pages: readonly [PersonaId | undefined, readonly string[], 'meridia'?][] = [
  [undefined, ['/login']],
  ['student', ['/', '/ofertas-practicas', '/mis-candidaturas', '/mis-practicas', '/eventos', '/cv']],
  ['company', ['/', '/mis-ofertas']],
  ['company', ['/documentacion', '/mi-empresa'], 'meridia'],
];

const longWords =
  'Electroencefalografía, otorrinolaringología y desoxirribonucleoproteínas: apoyo a laboratorio de Sant Esteve de Palautordera, con guardias';

describe('wide letter and line spacing', () => {
  it.each([{ viewport: phone }, { viewport: { width: 1280, height: 900 } }])(
    'cut no word: $viewport.width px',
    async ({ viewport }) => {
      const found: string[] = [];
      ownOffer(portalOf('montclar'), { titulo: `${longWords} ${longWords}`.slice(0, 250) });
      for (const [persona, [first = '/', ...others], brand] of pages) {
        const page = await visit(persona, first, { viewport, ...(brand && { brand }) });
        for (const path of [first, ...others]) {
          if (path !== first) await page.goto(new URL(path, page.url()).href);
          await page.waitForLoadState('networkidle');
          await spread(page);
          const faults = [...(await cutOff(page)), ...(await tooWide(page))];
          found.push(...faults.map((text) => `${path}: ${text}`));
        }
      }
      expect(found).toEqual([]);
    },
  );
});

describe('forced colours', () => {
  it('show the selected one of several', async () => {
    const outlineOf = (page: Page, selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((it) => {
          const { outline, outlineOffset } = getComputedStyle(it);
          return `${outline} at ${outlineOffset}`;
        });
    const page = await visit('student', '/ofertas-practicas', { forcedColors: 'active' });
    await page.locator('[aria-pressed="true"]').first().waitFor();
    const on = await outlineOf(page, '[aria-pressed="true"]');
    expect(on).toContain('3px');
    expect(await outlineOf(page, '[aria-pressed="false"]')).not.toBe(on);
    expect(await outlineOf(page, '.side-menu a[aria-current]')).toBe(on);
    // The focused button looks focused, and not pressed.
    await page.locator('[aria-pressed="true"]').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await outlineOf(page, '[aria-pressed="true"]')).not.toBe(on);
  });
});

describe('logos on the system background', () => {
  it.each([
    { persona: undefined, path: '/login', logo: '.login-logo' },
    { persona: 'student', path: '/', logo: '.header-logo img' },
    { persona: 'student', path: '/', logo: '.footer-logo' },
  ] as const)('keep the ground that they are drawn for: $logo', async ({ persona, path, logo }) => {
    const groundOf = async (forcedColors: 'active' | 'none') => {
      const page = await visit(persona, path, { brand: 'illes', forcedColors });
      const shown = page.locator(logo).filter({ visible: true });
      await shown.waitFor();
      // Background behind the element: its own, or that of an ancestor.
      return shown.evaluate((it) => {
        const colors: string[] = [];
        for (let at: Element | null = it; at; at = at.parentElement)
          colors.push(getComputedStyle(at).backgroundColor);
        return colors.find((color) => !/, 0\)$/.test(color));
      });
    };
    expect(await groundOf('active')).toBe(await groundOf('none'));
  });
});

describe('more contrast', () => {
  it.each([{ dark: false }, { dark: true }])(
    'is shown with prefers-contrast (dark: $dark)',
    async ({ dark }) => {
      const colorsOf = (page: Page) =>
        page
          .locator('.offer-card-facts')
          .first()
          .evaluate((it) => ({
            soft: getComputedStyle(it).color,
            text: getComputedStyle(document.body).color,
            border: getComputedStyle(it.closest('.offer-card') ?? it).borderTopColor,
          }));
      const plain = await visit('student', '/', { dark });
      await settled(plain);
      const page = await visit('student', '/', { dark, contrast: 'more' });
      await settled(page);
      const [before, after] = [await colorsOf(plain), await colorsOf(page)];
      expect(before.soft).not.toBe(before.text);
      expect(after.soft).toBe(after.text);
      expect(after.border).not.toBe(before.border);
    },
  );
});

describe('a user text in another language than the page', () => {
  it('has its own lang once the list is loaded, and the rest that of the page', async () => {
    const page = await visit('student', '/ofertas-practicas?modo=todas');
    await page.locator('.offer-card h3[lang]').first().waitFor();
    const titles = await page
      .locator('.offer-card h3')
      .evaluateAll((them) => them.map((it) => [it.textContent, it.getAttribute('lang')]));
    const catalan = titles.filter(([title]) => title?.startsWith('Pràctiques en '));
    const english = titles.filter(([title]) => title?.startsWith('Placement in '));
    const spanish = titles.filter(([title]) => title?.startsWith('Prácticas en '));
    expect(catalan.length + english.length).toBeGreaterThan(0);
    expect(spanish.length).toBeGreaterThan(0);
    const otherLanguages = (lang: string, them: typeof titles) =>
      them.filter(([, it]) => it !== null && it !== lang);
    expect([
      ...otherLanguages('ca', catalan),
      ...otherLanguages('en', english),
      ...otherLanguages('es', spanish),
    ]).toEqual([]);
    // Links to the next page are in the language of this one.
    await page.locator('.offer-card h3[lang] a').first().click();
    await page.locator('h1 [lang]').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
  });

  it('has the lang that the server gives, whatever its words', async () => {
    const page = await visit('student', '/ofertas-practicas?modo=todas', {
      before: (it) =>
        it.route(/dameOfertasUsuario/, async (route) => {
          const response = await route.fetch();
          const json = (await response.json()) as { datos: { ofertas: { idioma?: string }[] } };
          for (const [index, offer] of json.datos.ofertas.entries()) offer.idioma = index ? 'es' : 'gl';
          await route.fulfill({ response, json });
        }),
    });
    await page.locator('.offer-card h3').nth(1).waitFor();
    const announced = page
      .locator('.offer-card h3')
      .evaluateAll((them) => them.map((it) => it.getAttribute('lang')));
    expect(new Set((await announced).slice(1))).toEqual(new Set([null]));
    expect((await announced)[0]).toBe('gl');
  });
});
