import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { storagePrefix } from '#core/shared/storage.ts';
import { auditPage } from '../support/pages/axe.ts';
import { hydrated, menuReady, watchPage } from '../support/portal/portal.ts';
import { addressOf } from '../support/portal/visit.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const brand = 'meridia';
const { portalOf, newPage } = portalTest(brand);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(portalOf().url(path));
  await hydrated(page);
  await menuReady(page);
}

/** Opens a page as someone who is signed in, and notes what goes wrong on it. */
async function enter(persona: PersonaId, path: string, viewport = desktop) {
  const page = await newPage({ viewport, faulty: true });
  const faults = watchPage(page);
  await portalOf().signIn(page, persona);
  await open(page, path);
  return { page, context: page.context(), faults };
}

const menu = (page: Page) => page.locator('.side-menu');
const opener = (page: Page) => page.getByRole('button', { name: 'Menú', exact: true });

/** The text of what has the focus; empty for the page itself, and where nothing of it is in sight. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const it = document.activeElement;
    if (!(it instanceof HTMLElement) || it === document.body) return '';
    const { left, top, width, height } = it.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above && it.contains(above) ? it.innerText : `covered: ${it.innerText}`;
  });

/** What has the focus, and then after each step with Tab. */
async function walk(page: Page, stops: number): Promise<string[]> {
  const found = [await focused(page)];
  while (found.length < stops) {
    await page.keyboard.press('Tab');
    found.push(await focused(page));
  }
  return found;
}

const entries = (page: Page): Promise<string[]> => page.locator('.side-entries > li').allInnerTexts();

describe('the greeting', () => {
  it.each([
    ['student', '/eventos', 'Hola, Lucía Mi CV', '/cv'],
    ['student', '/ca/esdeveniments', 'Hola, Lucía El meu CV', '/ca/cv'],
    ['graduate', '/eventos', 'Hola, Martí Mi CV', '/cv'],
    ['company', '/mi-empresa', /^Hola, \p{L}+ Mi perfil$/u, '/mi-perfil'],
    ['company', '/ca/la-meva-empresa', /^Hola, \p{L}+ El meu perfil$/u, '/ca/el-meu-perfil'],
  ] as const)('of a %s on %s is %s: it says where it leads, to %s', async (persona, path, text, href) => {
    const { page, faults } = await enter(persona, path);
    const link = page.locator('header').getByRole('link', { name: text });
    expect(await link.getAttribute('href')).toBe(href);
    expect(faults).toEqual([]);
  });
});

/** How the menus of students and graduates end. */
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
        'Nueva oferta',
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
        'Nova oferta',
        'Proposta de pràctiques',
        ...forStudents.ca,
      ],
    ],
    [
      'graduate',
      '/eventos',
      'Eventos',
      ['Inicio', 'Ofertas de empleo', 'Mis candidaturas', ...forStudents.es],
    ],
    [
      'graduate',
      '/ca/esdeveniments',
      'Esdeveniments',
      ['Inici', 'Ofertes de feina', 'Les meves candidatures', ...forStudents.ca],
    ],
    [
      'company',
      '/mi-empresa',
      'Mi empresa',
      [
        'Inicio',
        'Mis ofertas',
        'Nueva oferta',
        'Propuesta de prácticas',
        'Solicitar cambio de prácticas',
        'Programas de prácticas',
        'Documentación',
        'Solicitudes de educación',
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
        'Proposta de pràctiques',
        'Sol·licita un canvi de pràctiques',
        'Programes de pràctiques',
        'Documentació',
        'Sol·licituds d’educació',
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
    // On from the last: the browser itself, and the menu again, but nothing of the page behind.
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
      await page.locator('.banner').waitFor();
      expect(await page.locator('.banner').innerText()).toContain(notice);
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

  it('is asked for again by the button of the error, which goes, where no answer came', async () => {
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

  it('is confirmed when it is asked for twice, and a double tap on the answer presses nothing below', async () => {
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

describe('several tabs', () => {
  it('signing out in one leaves nothing of the person in the other', async () => {
    const { page, context } = await enter('student', '/eventos');
    const other = await context.newPage();
    await open(other, '/cv');
    await page.locator('header').getByRole('link', { name: 'Cerrar sesión' }).click();
    await page.waitForURL(portalOf().url('/logout'));
    await other.waitForURL(portalOf().url('/login'));
    await hydrated(other);
    expect(await other.locator('body').innerText()).not.toContain('Lucía');
  });

  it('someone else who signs in in one is the one whom the other greets', async () => {
    const { page, context } = await enter('student', '/eventos');
    const other = await context.newPage();
    await other.goto(portalOf().url('/robots.txt'));
    const reloaded = page.waitForEvent('load');
    await portalOf().signIn(other, 'graduate');
    await reloaded;
    await hydrated(page);
    await menuReady(page);
    expect(addressOf(page)).toBe('/eventos');
    expect(await page.locator('header .greeting').innerText()).toBe('Hola, Martí\nMi CV');
    expect(await entries(page)).not.toContain('Mis prácticas');
  });

  it('a company that signs in in one sends the other home from the page of a student', async () => {
    const { page, context } = await enter('student', '/cv');
    const other = await context.newPage();
    await other.goto(portalOf().url('/robots.txt'));
    await portalOf().signIn(other, 'company');
    await page.waitForURL(portalOf().url('/'));
    await hydrated(page);
    expect(await page.locator('.home-tile').first().isVisible()).toBe(true);
  });
});

it('going back after signing out shows nothing of before, and asks to sign in', async () => {
  const { page } = await enter('student', '/cv');
  await page.locator('header').getByRole('link', { name: 'Cerrar sesión' }).click();
  await page.waitForURL(portalOf().url('/logout'));
  await hydrated(page);
  const kept = await page.evaluate(
    (prefix) =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
        (it) => it.startsWith(prefix) && !it.endsWith('.cookiesAceptadas'),
      ),
    storagePrefix(brand),
  );
  expect(kept).toEqual([]);
  await page.goBack();
  await page.waitForURL(portalOf().url('/login'));
  await hydrated(page);
  expect(await page.locator('body').innerText()).not.toContain('Lucía');
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
