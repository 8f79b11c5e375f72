import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { storageKey } from '#shared/storage.ts';
import { desktop, phone } from '../support/account-forms.ts';
import { auditPage } from '../support/axe.ts';
import { type NewPage, onePortal } from '../support/one-portal.ts';
import { hydrated, menuReady } from '../support/portal.ts';
import { addressOf } from '../support/visit.ts';

const brand = 'meridia';
const portal = onePortal(brand);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(portal.url(path));
  await hydrated(page);
  await menuReady(page);
}

/** Opens a page as someone who is signed in. */
async function enter(persona: PersonaId, path: string, viewport = desktop): Promise<NewPage> {
  const entered = await portal.newPage(viewport);
  const { page } = entered;
  await portal.signIn(page, persona);
  // The question about cookies would lie over what is looked at.
  const consent = { analytics: false, version: 1, date: new Date().toISOString() };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKey(brand, 'cookiesAceptadas'),
    JSON.stringify(consent),
  ] as const);
  await open(page, path);
  return entered;
}

const menu = (page: Page) => page.locator('.side-menu');
const opener = (page: Page) => page.getByRole('button', { name: 'Menú', exact: true });
const entries = (page: Page): Promise<string[]> => page.locator('.side-entries > li').allInnerTexts();

describe('the greeting', () => {
  it.each([
    ['student', '/eventos', 'Hola, Lucía', '/cv'],
    ['student', '/ca/esdeveniments', 'Hola, Lucía', '/ca/cv'],
    ['graduate', '/eventos', 'Hola, Martí', '/cv'],
    ['company', '/mi-empresa', /^Hola, \p{L}+/u, '/mi-perfil'],
    ['company', '/ca/la-meva-empresa', /^Hola, \p{L}+/u, '/ca/el-meu-perfil'],
  ] as const)('of a %s on %s is %s and leads to %s', async (persona, path, text, href) => {
    const { page, faults } = await enter(persona, path);
    const link = page.locator('header').getByRole('link', { name: text });
    expect(await link.getAttribute('href')).toBe(href);
    expect(faults).toEqual([]);
  });
});

describe('the menu', () => {
  it.each([
    [
      'student',
      '/eventos',
      'Eventos',
      [
        'Inicio',
        'Ofertas de prácticas',
        'Mis candidaturas',
        'Mis prácticas',
        'Nueva oferta',
        'Propuesta de prácticas',
        'Programas de prácticas',
        'Documentación',
        'Eventos',
        'Guías de orientación',
        'Ayuda',
        'Encuestas',
        'Solicitar la baja',
      ],
    ],
    [
      'student',
      '/ca/esdeveniments',
      'Esdeveniments',
      [
        'Inici',
        'Ofertes de pràctiques',
        'Les meves candidatures',
        'Les meves pràctiques',
        'Nova oferta',
        'Proposta de pràctiques',
        'Programes de pràctiques',
        'Documentació',
        'Esdeveniments',
        "Guies d'orientació",
        'Ajuda',
        'Enquestes',
        'Sol·licita la baixa',
      ],
    ],
    [
      'graduate',
      '/eventos',
      'Eventos',
      [
        'Inicio',
        'Ofertas de empleo',
        'Mis candidaturas',
        'Programas de prácticas',
        'Documentación',
        'Eventos',
        'Guías de orientación',
        'Ayuda',
        'Encuestas',
        'Solicitar la baja',
      ],
    ],
    [
      'graduate',
      '/ca/esdeveniments',
      'Esdeveniments',
      [
        'Inici',
        'Ofertes de feina',
        'Les meves candidatures',
        'Programes de pràctiques',
        'Documentació',
        'Esdeveniments',
        "Guies d'orientació",
        'Ajuda',
        'Enquestes',
        'Sol·licita la baixa',
      ],
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
        "Sol·licituds d'educació",
        'La meva empresa',
      ],
    ],
  ] as const)('of a %s on %s has its entries, and marks %s', async (persona, path, current, expected) => {
    const { page } = await enter(persona, path);
    expect(await entries(page)).toEqual(expected);
    expect(await menu(page).locator('[aria-current="page"]').allInnerTexts()).toEqual([current]);
    for (const link of await page.locator('.side-entries a').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect((await page.request.get(portal.url(href))).status(), href).toBe(200);
    }
  });

  it('on a phone opens, is walked through and closes by keyboard, and gives the focus back', async () => {
    const { page, faults } = await enter('student', '/eventos', phone);
    expect(await menu(page).isVisible()).toBe(false);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    expect(await menu(page).isVisible()).toBe(true);
    const stops: string[] = [];
    const reachable = await menu(page).locator('a:visible, button:visible').allInnerTexts();
    for (const _ of reachable) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(() => (document.activeElement as HTMLElement).innerText));
    }
    expect(stops).toEqual(reachable);
    expect(stops).toContain('Hola, Lucía');
    expect(stops.at(-1)).toBe('Cerrar sesión');
    await page.keyboard.press('Escape');
    expect(await menu(page).isVisible()).toBe(false);
    expect(await opener(page).evaluate((it) => it === document.activeElement)).toBe(true);

    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
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
    No: (page) => page.getByRole('dialog').getByRole('button', { name: 'No' }).click(),
    Escape: (page) => page.keyboard.press('Escape'),
  };

  it.each([
    ['No', desktop],
    ['Escape', desktop],
    ['No', phone],
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
      await dialog.getByRole('button', { name: 'Sí' }).evaluate((yes: HTMLButtonElement) => {
        yes.click();
        yes.click();
      });
      await page.locator('.banner').waitFor();
      expect(await page.locator('.banner').innerText()).toContain(notice);
      expect(sent).toEqual(['POST']);
      if (viewport === phone) expect(await menu(page).isVisible()).toBe(false);
      const requests = sql`SELECT count(*) FROM leave_request`;
      expect(portal.db.value(requests)).toBeGreaterThan(0);
      await page.reload();
      await hydrated(page);
      expect(addressOf(page)).toBe(path);
      expect(faults).toEqual([]);
    },
  );

  it('is asked for again by the button of the error, which goes, where no answer came', async () => {
    const { page } = await enter('foreign-student', '/eventos', desktop);
    await page.route('**/solicitarBajaServicio', (route) => route.abort(), { times: 1 });
    const sent = asked(page);
    await entry(page, 'Solicitar la baja').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sí' }).click();
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
      await page.getByRole('dialog').getByRole('button', { name: 'Sí' }).dblclick();
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
    await page.waitForURL(portal.url('/logout'));
    await other.waitForURL(portal.url('/login'));
    await hydrated(other);
    expect(await other.locator('body').innerText()).not.toContain('Lucía');
  });

  it('someone else who signs in in one is the one whom the other greets', async () => {
    const { page, context } = await enter('student', '/eventos');
    const other = await context.newPage();
    await other.goto(portal.url('/robots.txt'));
    const reloaded = page.waitForEvent('load');
    await portal.signIn(other, 'graduate');
    await reloaded;
    await hydrated(page);
    await menuReady(page);
    expect(addressOf(page)).toBe('/eventos');
    expect(await page.locator('header .greeting').innerText()).toBe('Hola, Martí');
    expect(await entries(page)).not.toContain('Mis prácticas');
  });

  it('a company that signs in in one sends the other home from the page of a student', async () => {
    const { page, context } = await enter('student', '/cv');
    const other = await context.newPage();
    await other.goto(portal.url('/robots.txt'));
    await portal.signIn(other, 'company');
    await page.waitForURL(portal.url('/'));
    await hydrated(page);
    expect(await page.locator('.home-tile').first().isVisible()).toBe(true);
  });
});

it('going back after signing out shows nothing of before, and asks to sign in', async () => {
  const { page } = await enter('student', '/cv');
  await page.locator('header').getByRole('link', { name: 'Cerrar sesión' }).click();
  await page.waitForURL(portal.url('/logout'));
  await hydrated(page);
  const kept = await page.evaluate(
    (prefix) =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
        (it) => it.startsWith(prefix) && !it.endsWith('.cookiesAceptadas'),
      ),
    storageKey(brand, ''),
  );
  expect(kept).toEqual([]);
  await page.goBack();
  await page.waitForURL(portal.url('/login'));
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
