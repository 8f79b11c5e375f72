import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { legalRoutes } from '#core/brand/content-routes.ts';
import { href } from '#core/routing/addresses.ts';
import { pageWeights, reactFloor } from '../support/pages/page-weight.ts';
import { portalUrl } from '../support/portal/all-portals.ts';
import { builtBrand, builtBrands, bundleOf } from '../support/portal/bundles.ts';
import { hydrated } from '../support/portal/portal.ts';
import { storedFor } from '../support/portal/stored-visitor.ts';
import { typicalPages } from '../support/portal/typical-pages.ts';
import { siteTest, type SiteOptions } from '../support/portal/visit.ts';

const brands = builtBrands();

const { newVisit } = siteTest();

async function open(brand: string, path: string, options?: SiteOptions): Promise<Page> {
  const stored = storedFor(builtBrand(brand), path);
  const { page } = await newVisit(brand, { stored, ...options });
  await page.goto(portalUrl(brand, path));
  if (options?.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

describe('the header', () => {
  it.each([
    [1280, 120],
    [768, 120],
    [767, 70],
    [360, 70],
  ])(
    'in a window of %i px shrinks below %i px, not at it, and grows back, without moving the page',
    async (width, limit) => {
      const page = await open('illes', '/politica-de-privacitat', { viewport: { width, height: 700 } });
      const shrunk = (): Promise<boolean> =>
        page.evaluate(() => document.querySelector('header')?.hasAttribute('data-shrunk') ?? false);
      const scrollTo = async (top: number): Promise<void> => {
        await page.evaluate((y) => {
          window.scrollTo({ top: y, behavior: 'instant' });
          return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }, top);
        await page.waitForFunction(() => document.getAnimations().length === 0, undefined, { timeout: 5000 });
        expect(await page.evaluate(() => scrollY), 'stays where it was scrolled to').toBe(top);
      };
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const [top, expected] of [
        [0, false],
        [limit, false],
        [limit + 1, true],
        [limit, false],
        [limit + 500, true],
      ] as const) {
        await scrollTo(top);
        await expect.poll(shrunk, { message: `at ${top}` }).toBe(expected);
      }
      await page.waitForFunction(() => document.getAnimations().length === 0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    },
  );

  it('follows the window when its width changes', async () => {
    const page = await open('illes', '/politica-de-privacitat', { viewport: { width: 1280, height: 700 } });
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
    expect(await page.locator('header[data-shrunk]').count()).toBe(0);
    await page.setViewportSize({ width: 500, height: 700 });
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
    await page.locator('header[data-shrunk]').waitFor();
  });
});

describe('breadcrumbs', () => {
  it.each(['/', '/es', '/login', '/en/login/companies', '/login/graduates', '/manteniment', '/404'])(
    'are not on %s',
    async (path) => {
      const page = await open('illes', path, { javaScriptEnabled: false });
      expect(await page.locator('.breadcrumbs').count()).toBe(0);
      expect(await page.locator('h1:visible').count()).toBe(1);
    },
  );

  it.each([
    ['/cv', [['Inici', '/']], 'El meu CV'],
    [
      '/es/eventos/7',
      [
        ['Inicio', '/es'],
        ['Eventos', '/es/eventos'],
      ],
      'Evento',
    ],
    [
      '/en/view-cv/7',
      [
        ['Home', '/en'],
        ['My vacancies', '/en/my-offers'],
      ],
      'Candidate’s CV',
    ],
    ['/es/accesibilidad', [['Inicio', '/es']], 'Accesibilidad'],
  ] as const)('on %s lead home and to its section', async (path, links, current) => {
    const page = await open('illes', path, { javaScriptEnabled: false });
    const found = await page
      .locator('.breadcrumbs a')
      .evaluateAll((all) => all.map((it) => [it.textContent, it.getAttribute('href')]));
    expect(found).toEqual(links);
    expect(await page.locator('.breadcrumbs [aria-current="page"]').textContent()).toBe(current);
    expect(await page.locator('h1').textContent()).toBe(current);
  });
});

describe('the footer', () => {
  const footers = brands.flatMap((brand) => brand.languages.map((language) => ({ brand, language })));

  it.each(footers)(
    'of $brand.id in $language has the links of that language',
    async ({ brand, language }) => {
      const { footer, contacto, legal } = brand.settings;
      const page = await open(brand.id, href(brand, 'login', language), { javaScriptEnabled: false });
      const links = await page
        .locator('footer a')
        .evaluateAll((all) =>
          all.map((it) => ({ texto: it.textContent.trim(), url: it.getAttribute('href') })),
        );
      for (const link of footer?.enlaces?.[language] ?? []) expect(links).toContainEqual(link);
      const others = Object.entries(footer?.enlaces ?? {}).filter(([it]) => it !== language);
      const own = footer?.enlaces?.[language]?.map(({ url }) => url);
      for (const { url } of others.flatMap(([, list]) => list)) {
        if (!own?.includes(url)) expect(links.map((it) => it.url)).not.toContain(url);
      }
      const legalLinks = legalRoutes.map((route) => href(brand, route, language));
      expect(links.map(({ url }) => url).filter((url) => url?.startsWith('/'))).toEqual(legalLinks);
      const text = (await page.locator('footer').textContent()) ?? '';
      for (const part of [footer?.textos?.[language], contacto.email, contacto.telefono, contacto.direccion])
        if (part) expect(text).toContain(part);
      if (legal?.numeroAgenciaColocacion) expect(text).toContain(legal.numeroAgenciaColocacion);
    },
  );

  it.each([
    ['/politica-de-privacidad', 'Política de privacidad', '/politica-de-privacidad'],
    ['/ofertas-practicas/7', 'Oferta de prácticas', '/ofertas-practicas/{id}'],
  ])('of %s begins a mail to the institution about a barrier in that page', async (path, title, address) => {
    const page = await open('meridia', path, { javaScriptEnabled: false });
    const link = page.getByRole('link', { name: 'Comunicar una barrera de accesibilidad' });
    const mail = new URL((await link.getAttribute('href')) ?? '');
    const { contacto, dominio_produccion: host } = builtBrand('meridia').settings;
    expect(mail.pathname).toBe(contacto.email);
    expect(mail.searchParams.get('subject')).toBe(`Barrera de accesibilidad: ${title}`);
    expect(mail.searchParams.get('body')).toContain(`Página: https://${host}${address}\r\n`);
  });
});

describe('the seals in the footer', () => {
  it.each([
    ['/login', 'Sellos y acreditaciones', 'Centro con acreditación institucional'],
    ['/ca/login', 'Segells i acreditacions', 'Centre amb acreditació institucional'],
  ])('of %s say what they are, and lead to where that can be read', async (path, list, seal) => {
    const page = await open('meridia', path);
    const seals = page.getByRole('list', { name: list });
    const link = seals.getByRole('link', { name: seal });
    expect(await link.getAttribute('href')).toBe('https://www.meridiana.example/calidad/');
    await link.scrollIntoViewIfNeeded();
    const picture = link.getByRole('img');
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    const plate = await picture.evaluate((it) => getComputedStyle(it).backgroundColor);
    expect(plate).toBe('rgb(255, 255, 255)');
    expect(await seals.getByRole('listitem').count()).toBe(2);
  });

  it('are absent if the brand has none', async () => {
    const page = await open('montclar', '/login');
    expect(await page.locator('.footer-seals').count()).toBe(0);
  });
});

describe('on paper', () => {
  it('only the content is printed, without controls', async () => {
    const page = await open('meridia', '/politica-de-privacidad');
    expect(await page.locator('.consent').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['header nav', '.theme-toggle', '.skip-link', '.consent', '.breadcrumbs', 'button']) {
      for (const it of await page.locator(part).all()) expect(await it.isVisible(), part).toBe(false);
    }
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('.prose').isVisible()).toBe(true);
    expect(await page.locator('.header-logo img').filter({ visible: true }).count()).toBe(1);
    // A sticky header would cover a strip of every printed sheet.
    expect(await page.locator('header').evaluate((it) => getComputedStyle(it).position)).toBe('static');
  });
});

describe.each(brands)('$id at 320 px, which is 1280 px at 400 %', (brand) => {
  it('needs no scrolling to the side', async () => {
    const page = await open(brand.id, '/robots.txt', { viewport: { width: 320, height: 256 } });
    for (const language of brand.languages) {
      for (const path of typicalPages(brand, language)) {
        await page.goto(portalUrl(brand.id, path));
        await hydrated(page);
        const { width, wide } = await page.evaluate(() => {
          // Wide tables may scroll in a container of their own.
          const scrolls = (it: Element): boolean =>
            it.parentElement !== null &&
            (/auto|scroll/.test(getComputedStyle(it.parentElement).overflowX) || scrolls(it.parentElement));
          return {
            width: document.documentElement.scrollWidth,
            wide: [...document.querySelectorAll('main *, footer *, header *')]
              .filter((it) => it.getBoundingClientRect().right > innerWidth + 1)
              .filter((it) => it.checkVisibility() && !scrolls(it))
              .map((it) => `${it.tagName} ${it.getAttribute('class') ?? ''}`),
          };
        });
        expect({ path, width, wide }).toEqual({ path, width: 320, wide: [] });
      }
    }
  });
});

describe('without scripts', () => {
  it.each([
    ['/encuestas', 'Para usar el portal, activa JavaScript en tu navegador.'],
    ['/ca/enquestes/x', 'Per fer servir el portal, activa JavaScript al navegador.'],
    ['/login', 'Para usar el portal, activa JavaScript en tu navegador.'],
  ])('a page says so, and neither waits nor asks for anything: %s', async (path, sentence) => {
    const page = await open('montclar', path, { javaScriptEnabled: false });
    expect(await page.locator('.no-script').innerText()).toBe(sentence);
    expect(
      await page
        .locator('main :is(form, [aria-busy="true"], .skeleton-rows, .skeleton-fields):visible')
        .count(),
    ).toBe(0);
    expect(await page.locator('main').getByText('…').filter({ visible: true }).count()).toBe(0);
  });

  it.each(['/solicitar-cuenta', '/restablecer-candidato', '/politica-de-cookies'])(
    'a page shows neither an empty card nor buttons that do nothing: %s',
    async (path) => {
      const page = await open('meridia', path, { javaScriptEnabled: false });
      await page.locator('.no-script').waitFor();
      expect(await page.locator('.form-card:visible').count()).toBe(0);
      expect(await page.locator('button:not([popovertarget]):visible').count()).toBe(0);
    },
  );
});

it('a page with only the frame brings little more code than React itself', async () => {
  const [frame] = pageWeights(join(bundleOf('montclar'), 'site'), { frame: '/aviso-legal' });
  expect((frame?.js ?? Infinity) / (await reactFloor())).toBeLessThanOrEqual(1.3);
});

it('the sign-in page does not bring the code of the pages behind it', async () => {
  const [signIn] = pageWeights(join(bundleOf('montclar'), 'site'), { signIn: '/login' });
  expect((signIn?.js ?? Infinity) / (await reactFloor())).toBeLessThanOrEqual(1.45);
});
