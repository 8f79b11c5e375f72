import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { consentVersion } from '#stores/cookie-consent.ts';
import { storageKey } from '#shared/storage.ts';
import { auditPage } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import {
  blockStorage,
  injectFault,
  networkFaultNames,
  shiftClock,
  shortenTimeouts,
  watchDamage,
} from '../support/faults.ts';
import { type LivePortal, startLivePortal } from '../support/live-portal.ts';
import { hydrated, watchPage } from '../support/portal.ts';

let browser: Browser;
const portals = new Map<string, LivePortal>();
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  for (const portal of portals.values()) await portal.close();
  await browser.close();
});

async function portalOf(brand: string): Promise<LivePortal> {
  const portal = portals.get(brand) ?? (await startLivePortal(brand));
  portals.set(brand, portal);
  return portal;
}

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };

/** An entry of the performance timeline that the types do not know. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

interface Options {
  brand?: string;
  viewport?: { width: number; height: number };
  context?: Parameters<Browser['newContext']>[0];
  before?: (page: Page) => Promise<unknown>;
  /** Between signing in and the visit. */
  signedIn?: (page: Page) => Promise<unknown>;
  path?: string;
  /** The test makes something go wrong that the browser reports. */
  faulty?: boolean;
}

/** The home page of someone, without the questions that the frame may ask. */
async function home(persona: PersonaId, options: Options = {}): Promise<Page> {
  const { brand = 'meridia', viewport = desktop, path = '/', faulty = false } = options;
  const portal = await portalOf(brand);
  const visit = await browser.newContext({ viewport, reducedMotion: 'reduce', ...options.context });
  const page = await visit.newPage();
  const faults = watchPage(page);
  onTestFinished(async () => {
    await visit.close();
    if (!faulty) expect(faults).toEqual([]);
  });
  await options.before?.(page);
  await portal.signIn(page, persona);
  const consent = { necessary: true, analytics: false, version: consentVersion, date: new Date() };
  await page.evaluate((stored) => Object.assign(localStorage, stored), {
    [storageKey(brand, 'godmode')]: 'true',
    [storageKey(brand, 'cookiesAceptadas')]: JSON.stringify(consent),
  });
  await options.signedIn?.(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        // The menu beside the page is looked at elsewhere.
        if (entry.sources.some(({ node }) => node?.parentElement?.closest('main'))) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  faults.length = 0;
  await page.goto(portal.url(path));
  return page;
}

/** Waits until no block is on its way any more. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(
    () =>
      !document.querySelector('main [aria-busy="true"]') &&
      (!document.querySelector('.home-banner') || document.querySelector('.home-banner .button')),
  );
}

const block = (page: Page, name: string) => page.locator(`.home-${name}`);
const rows = (page: Page, name: string) => block(page, name).locator('.home-rows > li');
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );

const blocks = ['offers', 'applications', 'surveys', 'communications', 'events', 'guides'] as const;

/** Path of the calls that each block makes. */
const callsOf: Record<(typeof blocks)[number], RegExp> = {
  offers: /dameOfertasUsuario/,
  applications: /dameCandidaturas/,
  surveys: /dameEncuestasUsuario/,
  communications: /dameComunicaciones/,
  events: /dameEventos/,
  guides: /dameGuiaOrientacion/,
};

describe.each([
  { name: 'desktop', viewport: desktop },
  { name: 'phone', viewport: phone },
])('on a $name', ({ viewport }) => {
  it.each([
    { path: '/es/', greeting: 'Hola, Lucía', offers: '/es/ofertas-practicas/' },
    { path: '/ca/', greeting: 'Hola, Lucía', offers: '/ca/ofertes-practiques/' },
  ])(
    'a student has six blocks, and nothing moves while they fill: $path',
    async ({ path, greeting, offers }) => {
      const portal = await portalOf('meridia');
      const own = path.startsWith(`/${portal.brand.defaultLanguage}/`) ? '/' : path;
      const page = await home('student', { viewport, path: own });
      await settled(page);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(greeting);
      const counts = await Promise.all(blocks.map((name) => rows(page, name).count()));
      expect(counts).toEqual([5, 4, 3, 3, 3, 4]);
      const links = await rows(page, 'offers').locator('h3 a').evaluateAll(hrefs);
      const prefix = own === '/' ? offers.slice(3) : offers;
      expect(links.every((href) => href.startsWith(prefix))).toBe(true);
      expect(await block(page, 'offers').locator('.home-all').getAttribute('href')).toBe(prefix.slice(0, -1));
      expect(await shiftOf(page)).toBe(0);
      expect(await auditPage(page)).toEqual([]);
    },
  );

  it('a company has tiles to its offers and to new ones', async () => {
    const page = await home('company', { viewport });
    await hydrated(page);
    expect(await page.locator('.home-tile a:visible').evaluateAll(hrefs)).toEqual([
      '/mis-ofertas?tipo=practicas',
      '/nueva-oferta/practicas',
      '/mis-ofertas?tipo=empleo',
      '/nueva-oferta/empleo',
    ]);
    expect(await page.locator('h1:visible').allInnerTexts()).toEqual(['Bienvenid@']);
    expect(await auditPage(page)).toEqual([]);
  });

  it('someone who has done nothing yet is told what to do', async () => {
    const page = await home('empty-student', { viewport });
    await settled(page);
    expect(await page.locator('.home-banner').innerText()).toContain('Añade tus estudios');
    expect(await block(page, 'applications').innerText()).toContain('Todavía no te has inscrito');
    expect(await shiftOf(page)).toBe(0);
    expect(await auditPage(page)).toEqual([]);
  });
});

function hrefs(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href') ?? '');
}

it('a graduate has the latest jobs, and no application to placements is asked for', async () => {
  const asked: string[] = [];
  const page = await home('graduate', {
    signedIn: async (it) => it.on('request', (request) => asked.push(request.url())),
  });
  await settled(page);
  const links = await rows(page, 'offers').locator('h3 a').evaluateAll(hrefs);
  expect(links).toHaveLength(5);
  expect(links.every((href) => href.startsWith('/ofertas-empleo/'))).toBe(true);
  expect(asked.some((url) => url.includes('dameCandidaturasEmpleoUsuario'))).toBe(true);
  expect(asked.some((url) => /Practicas(Usuario|Alumno)/.test(url))).toBe(false);
});

it('asks nothing of a student on behalf of a company', async () => {
  const asked: string[] = [];
  const page = await home('company', {
    signedIn: async (it) => it.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/Alumno/'))).toEqual([]);
});

it.each([
  ['encina', 'graduate', ['offers', 'applications', 'communications', 'events']],
  ['ribera', 'student', ['offers', 'applications']],
  ['illes', 'student', blocks],
] as const)('%s has the blocks of its modules only', async (brand, persona, expected) => {
  const page = await home(persona, { brand });
  await settled(page);
  const shown = await page.locator('.home-block').evaluateAll((them) => them.map((it) => it.className));
  expect(shown.map((it) => it.replace('home-block home-', '')).sort()).toEqual([...expected].sort());
  expect(await shiftOf(page)).toBe(0);
  expect(await auditPage(page)).toEqual([]);
});

describe('an application', () => {
  it('leads to itself, says its state, and stands first while it awaits an answer', async () => {
    const page = await home('pre-enrolment-student');
    await settled(page);
    const first = rows(page, 'applications').first();
    expect(await first.locator('h3 a').getAttribute('href')).toMatch(/^\/mis-candidaturas\/.+/);
    expect(await first.innerText()).toContain('Preinscripción pendiente de respuesta');
    expect(await first.locator('[data-waiting]').count()).toBe(1);
    expect(await page.locator('.home-banner').innerText()).toContain('preinscripción');
    expect(await page.locator('.home-banner .button').getAttribute('href')).toBe('/mis-candidaturas');
  });
});

it('shows an offer with company, day, place and reference, and no company that hides its name', async () => {
  const portal = await portalOf('meridia');
  const page = await home('student');
  await settled(page);
  const text = await rows(page, 'offers').first().innerText();
  expect(text).toMatch(/Referencia:\s*\d+/);
  expect(text).toMatch(/Publicada:\s*\S+/);
  expect(await rows(page, 'offers').getByText('Empresa confidencial').count()).toBeGreaterThan(0);
  expect(portal.brand.settings.showReferenciaOferta).toBe(true);
});

it('leaves the reference out where the brand does', async () => {
  const page = await home('student', { brand: 'ribera' });
  await settled(page);
  expect(await rows(page, 'offers').first().innerText()).not.toContain('Referencia');
});

it('shows events that are not over, the nearest first, with a picture only where there is one', async () => {
  const page = await home('student');
  await settled(page);
  const days = await rows(page, 'events')
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days).toEqual([...days].sort());
  const today = new Intl.DateTimeFormat('sv-SE').format(new Date());
  expect(days.every((day) => day >= today)).toBe(true);
  const withPicture = await rows(page, 'events').locator('img').count();
  const events = (await portalOf('meridia')).db.all<{ imagen?: number }>(
    sql`SELECT imagen FROM event WHERE publicado AND substr(fecha, 1, 10) >= ${today} ORDER BY fecha, titulo LIMIT 3`,
  );
  expect(withPicture).toBe(events.filter(({ imagen }) => imagen !== undefined).length);
});

it('asks nothing twice when one comes back', async () => {
  const asked: string[] = [];
  const page = await home('student', {
    signedIn: async (it) =>
      it.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // Pictures are the browser's own matter.
        if (pathname.startsWith('/api/') && !pathname.includes('/ficheros/')) asked.push(pathname);
      }),
  });
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(new Set(asked).size).toBe(asked.length);
  const before = asked.filter((path) => Object.values(callsOf).some((call) => call.test(path)));
  expect(before.length).toBeGreaterThanOrEqual(7);
  asked.length = 0;
  await page.goto((await portalOf('meridia')).url('/aviso-legal'));
  await hydrated(page);
  await page.goto((await portalOf('meridia')).url('/'));
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => !path.includes('Notificaciones') && !path.includes('faltan'))).toEqual([]);
});

describe('a block', () => {
  it.each(blocks)('of %s waits, fails and comes back alone', async (name) => {
    let repair: (() => Promise<void>) | undefined;
    const page = await home('student', {
      faulty: true,
      before: (it) => shortenTimeouts(it, 1500),
      signedIn: async (it) => {
        repair = await injectFault(it, 'hang', callsOf[name]);
      },
    });
    await hydrated(page);
    const others = blocks.filter((it) => it !== name);
    for (const other of others) await rows(page, other).first().waitFor();
    expect(await block(page, name).getAttribute('aria-busy')).toBe('true');
    expect(await block(page, name).locator('.skeleton-row').count()).toBeGreaterThan(0);
    const retry = block(page, name).getByRole('button', { name: 'Reintentar' });
    await retry.waitFor();
    expect(await auditPage(page)).toEqual([]);
    await repair?.();
    await retry.focus();
    await page.keyboard.press('Enter');
    await rows(page, name).first().waitFor();
    const focused = await page.evaluate(() => document.activeElement?.tagName);
    expect(focused).toBe('H2');
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });

  it('stays failed, with the focus where it is, when trying again does not help', async () => {
    const page = await home('student', {
      faulty: true,
      signedIn: (it) => injectFault(it, 'HTTP 401', callsOf.guides),
    });
    const retry = block(page, 'guides').getByRole('button', { name: 'Reintentar' });
    await retry.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    expect(await retry.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await block(page, 'guides').innerText()).toContain('No hemos podido cargar las guías.');
  });

  it.each(['light', 'dark'] as const)(
    'has a skeleton that bears a look with axe, %s',
    async (colorScheme) => {
      const page = await home('student', {
        context: { colorScheme },
        faulty: true,
        signedIn: (it) => injectFault(it, 'hang'),
      });
      await hydrated(page);
      expect(await page.locator('main .skeleton-row').count()).toBeGreaterThan(20);
      expect(await auditPage(page)).toEqual([]);
    },
  );
});

describe('under a fault', () => {
  it.each(networkFaultNames)('of the network the page stays usable: %s', async (fault) => {
    let complaints: (() => Promise<string[]>) | undefined;
    const page = await home('student', {
      faulty: true,
      before: async (it) => {
        await shortenTimeouts(it);
        ({ complaints } = await watchDamage(it));
      },
      signedIn: (it) => injectFault(it, fault),
    });
    await page.getByRole('button', { name: 'Reintentar' }).nth(5).waitFor();
    await settled(page);
    expect(await complaints?.()).toEqual([]);
    expect(await page.locator('.home-banner .button').isVisible()).toBe(true);
    expect(await auditPage(page)).toEqual([]);
  });

  it.each([-1, 1])('of a clock that is %d days off everything is there', async (days) => {
    const page = await home('student', {
      faulty: true,
      before: (it) => shiftClock(it, days),
      // What signing in finds out about the clock.
      signedIn: (it) =>
        it.evaluate((values) => Object.assign(localStorage, values), {
          [storageKey('meridia', 'desfase')]: String(-days * 86_400_000),
        }),
    });
    await settled(page);
    expect(await rows(page, 'offers').count()).toBe(5);
  });

  it('of a storage that is blocked nobody is signed in, and the page says where to', async () => {
    const page = await home('student', { faulty: true, signedIn: (it) => blockStorage(it) });
    await page.waitForURL('**/login');
  });

  it('of a second tab that signs out nothing of the person stays', async () => {
    const page = await home('student', { faulty: true });
    await settled(page);
    const other = await page.context().newPage();
    await other.goto((await portalOf('meridia')).url('/404'));
    await other.evaluate(() => localStorage.clear());
    await page.waitForURL('**/login');
    expect(await page.getByText('Lucía').count()).toBe(0);
  });
});

it('can be walked by keyboard: every card is one stop, and all are in sight when they have the focus', async () => {
  const page = await home('student');
  await settled(page);
  await page.locator('#content').focus();
  const stops: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const it = document.activeElement;
      if (!it?.closest('.home-student')) return undefined;
      const card = it.closest('.offer-card, .event-card, .home-row') ?? it;
      const { top, bottom } = card.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight + 1
        ? (it.closest('.home-block')?.className ?? 'banner')
        : 'hidden';
    });
    if (stop === undefined) break;
    stops.push(stop.replace('home-block home-', ''));
  }
  expect(stops).not.toContain('hidden');
  const order = stops.filter((stop, index) => stop !== stops[index - 1]);
  expect(order).toEqual(['banner', ...blocks]);
  expect(stops.filter((stop) => stop === 'offers')).toHaveLength(6);
});
