import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { auditPage } from '../support/pages/axe.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';
import {
  enterFrame,
  menu,
  menuEntries as entries,
  menuOpener as opener,
} from '../support/pages/signed-in-frame.ts';

const portals = portalTest('meridia');
const { portalOf } = portals;

const enter = (persona: PersonaId, path: string, viewport = desktop) =>
  enterFrame(portals, persona, path, viewport);

/** Text of the focused element; empty for the page itself and for elements out of sight. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const it = document.activeElement;
    if (!(it instanceof HTMLElement) || it === document.body) return '';
    const { left, top, width, height } = it.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above && it.contains(above) ? it.innerText : `covered: ${it.innerText}`;
  });

/** Focused texts at the start and after each press of Tab. */
async function walk(page: Page, stops: number): Promise<string[]> {
  const found = [await focused(page)];
  while (found.length < stops) {
    await page.keyboard.press('Tab');
    found.push(await focused(page));
  }
  return found;
}

describe('the greeting', () => {
  it.each([
    ['student', '/eventos', 'Hola, Lucía Mi CV', '/cv'],
    ['student', '/ca/esdeveniments', 'Hola, Lucía El meu CV', '/ca/cv'],
    ['graduate', '/eventos', 'Hola, Martí Mi CV', '/cv'],
    ['company', '/mi-empresa', /^Hola, \p{L}+ Talleres Oller Mi perfil$/u, '/mi-perfil'],
    ['company', '/ca/la-meva-empresa', /^Hola, \p{L}+ Talleres Oller El meu perfil$/u, '/ca/el-meu-perfil'],
  ] as const)('of a %s on %s is %s: it says where it leads, to %s', async (persona, path, text, href) => {
    const { page, faults } = await enter(persona, path);
    const link = page.locator('header').getByRole('link', { name: text });
    expect(await link.getAttribute('href')).toBe(href);
    expect(faults).toEqual([]);
  });
});

/** Last entries of the menus of students and graduates. */
const forStudents = {
  es: [
    'Programas de prácticas',
    'Documentación',
    'Mis trámites',
    'Eventos',
    'Guías de orientación',
    'Ayuda',
    'Encuestas',
    'Solicitar la baja',
  ],
  ca: [
    'Programes de pràctiques',
    'Documentació',
    'Els meus tràmits',
    'Esdeveniments',
    'Guies d’orientació',
    'Ajuda',
    'Enquestes',
    'Sol·licita la baixa',
  ],
} as const;

describe('the menu', () => {
  it.each([
    [
      'student',
      '/eventos',
      'Eventos',
      [
        'Inicio',
        'Ofertas de prácticas',
        'Ofertas de empleo',
        'Mis candidaturas',
        'Mis prácticas',
        'Fechas',
        'Propuesta de prácticas',
        ...forStudents.es,
      ],
    ],
    [
      'student',
      '/ca/esdeveniments',
      'Esdeveniments',
      [
        'Inici',
        'Ofertes de pràctiques',
        'Ofertes de feina',
        'Les meves candidatures',
        'Les meves pràctiques',
        'Dates',
        'Proposta de pràctiques',
        ...forStudents.ca,
      ],
    ],
    [
      'graduate',
      '/eventos',
      'Eventos',
      ['Inicio', 'Ofertas de empleo', 'Mis candidaturas', 'Fechas', ...forStudents.es],
    ],
    [
      'graduate',
      '/ca/esdeveniments',
      'Esdeveniments',
      ['Inici', 'Ofertes de feina', 'Les meves candidatures', 'Dates', ...forStudents.ca],
    ],
    [
      'company',
      '/mi-empresa',
      'Mi empresa',
      [
        'Inicio',
        'Mis ofertas',
        'Nueva oferta',
        'Fechas',
        'Propuesta de prácticas',
        'Solicitar cambio de prácticas',
        'Programas de prácticas',
        'Documentación',
        'Solicitudes de prácticas',
        'Mi empresa',
      ],
    ],
    [
      'company',
      '/ca/la-meva-empresa',
      'La meva empresa',
      [
        'Inici',
        'Les meves ofertes',
        'Nova oferta',
        'Dates',
        'Proposta de pràctiques',
        'Sol·licita un canvi de pràctiques',
        'Programes de pràctiques',
        'Documentació',
        'Sol·licituds de pràctiques',
        'La meva empresa',
      ],
    ],
  ] as const)('of a %s on %s has its entries, and marks %s', async (persona, path, current, expected) => {
    const { page } = await enter(persona, path);
    expect(await entries(page)).toEqual(expected);
    expect(await menu(page).locator('[aria-current="page"]').allInnerTexts()).toEqual([current]);
    for (const link of await page.locator('.side-entries a').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect((await page.request.get(portalOf().url(href))).status(), href).toBe(200);
    }
  });

  it.each([
    ['on a phone', phone],
    ['at a zoom of 400 %', { width: 320, height: 256 }],
  ])('%s takes the focus, holds it, closes by keyboard and gives the focus back', async (_, viewport) => {
    const { page, faults } = await enter('student', '/eventos', viewport);
    expect(await menu(page).isVisible()).toBe(false);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    expect(await menu(page).isVisible()).toBe(true);
    const reachable = await menu(page).locator('a:visible, button:visible').allInnerTexts();
    await expect.poll(() => focused(page)).toBe('Cerrar el menú');
    const stops = await walk(page, reachable.length);
    expect(stops).toEqual(reachable);
    expect(stops).toContain('Hola, Lucía\nMi CV');
    expect(stops.at(-1)).toBe('Cerrar sesión');
    // After the last entry come the browser itself and the menu again, but not the page behind.
    const further = (await walk(page, 2 * reachable.length + 4)).filter((it) => it !== '');
    expect(further.filter((it) => !reachable.includes(it))).toEqual([]);
    expect(further).toContain('Cerrar el menú');
    await page.keyboard.press('Escape');
    expect(await menu(page).isVisible()).toBe(false);
    expect(await opener(page).evaluate((it) => it === document.activeElement)).toBe(true);

    await page.keyboard.press('Space');
    await expect.poll(() => focused(page)).toBe('Cerrar el menú');
    await page.keyboard.press('Enter');
    expect(await menu(page).isVisible(), 'after its own button').toBe(false);
    expect(await opener(page).evaluate((it) => it === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
  });
});

describe.each([
  { name: 'desktop', viewport: desktop },
  { name: 'phone', viewport: phone },
])('on a $name', ({ name, viewport }) => {
  it.each([
    ['student', '/eventos'],
    ['company', '/ca/la-meva-empresa'],
  ] as const)('the frame of a %s has no barrier, light or dark', async (persona, path) => {
    const { page } = await enter(persona, path, viewport);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
      expect(await auditPage(page), theme).toEqual([]);
      if (name === 'desktop') continue;
      await opener(page).click();
      await menu(page).waitFor();
      expect(await auditPage(page), `${theme}, with the menu`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});
