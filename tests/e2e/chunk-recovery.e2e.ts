import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { storageKey } from '#core/shared/storage.ts';
import { addressOf } from '../support/portal/visit.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';
import { chunkOf } from '../support/portal/chunk-of.ts';

const { portalOf, newPage } = portalTest('montclar');

/** Factor by which the clock of pages is faster. */
const clockFactor = 5;
/** Factor for tests that must observe the time before the last try, even on a busy machine. */
const slowerClockFactor = 2;

const scripts = /\/_astro\/[^/]+\.js$/;
const dataFile = /\/_brand\/data\.[^/]+\.json$/;

interface Visitor {
  page: Page;
  /** URLs of the documents that the browser requested. */
  documents: string[];
  open: (path: string) => Promise<void>;
}

/** Opens a portal whose pages wait for a fraction of the time; signed in for pages that require it. */
async function visitor(isSignedIn = false, factor = clockFactor): Promise<Visitor> {
  const portal = portalOf();
  const page = await newPage({ undecided: true, viewport: phone, faulty: true });
  if (isSignedIn) await portal.signIn(page, 'student');
  await page.addInitScript((times) => {
    const wait = globalThis.setTimeout;
    const fast = (action: () => void, time = 0) => wait(action, time >= 1000 ? time / times : time);
    Object.assign(globalThis, { setTimeout: fast });
  }, factor);
  const documents: string[] = [];
  page.on('request', (it) => {
    if (it.isNavigationRequest()) documents.push(new URL(it.url()).pathname);
  });
  return {
    page,
    documents,
    open: async (path) => void (await page.goto(portal.url(path), { waitUntil: 'commit' })),
  };
}

const gone = (route: Route): Promise<void> => route.fulfill({ status: 404, body: '' });
const empty = (route: Route): Promise<void> =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body: '' });
const reset = (route: Route): Promise<void> => route.abort('connectionreset');

const alive = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
const message = (page: Page) => page.locator('.loading-lost');
const waits = (page: Page) => page.locator('.loading-waits');
const heading = (page: Page): Promise<string> => page.locator('h1').first().innerText();

const pages = [
  { path: '/login', isSignedIn: false },
  { path: '/login/empresas', isSignedIn: false },
  { path: '/ofertas-practicas', isSignedIn: true },
];

/** Runs the same test on each of the pages, in parallel. */
const everywhere = (
  check: (visitor: Visitor, path: string) => Promise<void>,
  factor = clockFactor,
): Promise<unknown> =>
  Promise.all(pages.map(async ({ path, isSignedIn }) => check(await visitor(isSignedIn, factor), path)));

describe('a chunk that does not come', () => {
  it('is fetched by one reload after a new version, and the page hydrates', async () => {
    await everywhere(async ({ page, documents, open }, path) => {
      await page.route(scripts, (route) => (documents.length < 2 ? gone(route) : route.continue()));
      await open(path);
      await expect.poll(() => documents, { message: path, timeout: 15_000 }).toEqual([path, path]);
      await alive(page);
      expect(addressOf(page)).toBe(path);
      expect(await message(page).isVisible()).toBe(false);
    });
  });

  it('is fetched by one reload if the tab had loaded it before', async () => {
    const { page, documents, open } = await visitor(true);
    const path = '/ofertas-practicas';
    for (let visit = 0; visit < 2; visit += 1) {
      await open(path);
      await alive(page);
    }
    // When idle, the list prefetches the chunks of the offer page: these, and no file that is loaded already.
    await page.waitForLoadState('networkidle');
    const looks = await page.evaluate(() => {
      const named = document.querySelector<HTMLMetaElement>('meta[name=code]')?.content.split(' ') ?? [];
      const fetched = performance
        .getEntriesByType('resource')
        .filter((it) => (it as PerformanceResourceTiming).initiatorType === 'fetch')
        .map(({ name }) => new URL(name).pathname);
      return { named: named.length, fetched: named.filter((file) => fetched.includes(file)) };
    });
    expect(looks).toEqual({ named: expect.toSatisfy((it: number) => it > 5) as number, fetched: [] });
    await page.route(scripts, (route) => (documents.length === 3 ? gone(route) : route.continue()));
    await open(path);
    await expect.poll(() => documents).toEqual([path, path, path, path]);
    await alive(page);
    expect(await message(page).isVisible()).toBe(false);
  });

  it('is reported on the page after one reload, with a button and without a loop', async () => {
    await everywhere(async ({ page, documents, open }, path) => {
      await page.route(scripts, gone);
      await open(path);
      await message(page).waitFor();
      expect(documents, path).toEqual([path, path]);
      expect(await message(page).innerText()).toContain('Falta una parte de esta página');
      expect(await heading(page)).not.toContain('no encontrada');
      await message(page).getByRole('button', { name: 'Reintentar' }).click();
      await expect.poll(() => documents, { timeout: 15_000 }).toHaveLength(3);
      await message(page).waitFor();
      expect(documents, path).toEqual([path, path, path]);
      await page.unroute(scripts, gone);
      await message(page).getByRole('button', { name: 'Reintentar' }).click();
      await alive(page);
      expect(addressOf(page)).toBe(path);
    });
  });

  it('is treated as gone if its file is empty', async () => {
    await everywhere(async ({ page, documents, open }, path) => {
      await page.route(scripts, empty);
      await open(path);
      await message(page).waitFor();
      expect(documents, path).toEqual([path, path]);
      await page.unroute(scripts, empty);
      await message(page).getByRole('button', { name: 'Reintentar' }).click();
      await alive(page);
      expect(addressOf(page)).toBe(path);
    });
  });

  it.each([1, 3, 10])('is loaded after %i seconds offline without leaving the page', async (seconds) => {
    await everywhere(async ({ page, documents, open }, path) => {
      let over = 0;
      await page.route(scripts, (route) => {
        over ||= performance.now() + (seconds * 1000) / clockFactor;
        return performance.now() < over ? reset(route) : route.continue();
      });
      await open(path);
      await alive(page);
      expect(documents, path).toEqual([path]);
      expect(await message(page).isVisible()).toBe(false);
    });
  });

  it('is announced as missing after some seconds, long before the last retry', async () => {
    await everywhere(async ({ page, documents, open }, path) => {
      await page.route(scripts, reset);
      await open(path);
      await waits(page).waitFor();
      expect(documents, path).toEqual([path]);
      expect(await message(page).isVisible()).toBe(false);
      await page.unroute(scripts, reset);
      await alive(page);
      await waits(page).waitFor({ state: 'hidden' });
      expect(documents, path).toEqual([path]);
    }, slowerClockFactor);
  });

  it('is announced while offline, and loaded when the connection returns', async () => {
    await everywhere(async ({ page, documents, open }, path) => {
      await page.route(scripts, reset);
      await page.route(
        (url) => url.pathname === path,
        (route) => (route.request().isNavigationRequest() ? route.continue() : reset(route)),
      );
      await open(path);
      await message(page).waitFor();
      expect(documents, path).toEqual([path]);
      await message(page).getByRole('button', { name: 'Reintentar' }).click();
      await page.unroute(scripts, reset);
      await alive(page);
      await message(page).waitFor({ state: 'hidden' });
      expect(documents, path).toEqual([path]);
    });
  });

  it.each([
    ['one file of a part', `**${chunkOf('frame/header/Header.tsx')}`],
    ['the file that all parts read', dataFile],
  ])('for %s only is treated alike, and the rest of the page stays', async (_, file) => {
    await everywhere(async ({ page, documents, open }, path) => {
      await page.route(file, gone);
      await open(path);
      await message(page).waitFor();
      expect(documents, path).toEqual([path, path]);
      await page.unroute(file, gone);
      await message(page).getByRole('button', { name: 'Reintentar' }).click();
      await expect.poll(() => documents, { message: path, timeout: 15_000 }).toEqual([path, path, path]);
      await alive(page);
    });
  });
});

it('is treated alike if it is of a part that loads later', async () => {
  const { page, documents, open } = await visitor();
  const banners = `**${chunkOf('messages/banners.ts')}`;
  await page.route(banners, gone);
  await open('/404');
  const key = storageKey('montclar', 'aviso');
  await page.evaluate((name) => sessionStorage.setItem(name, '{"error":2}'), key);
  documents.length = 0;
  await open('/aviso-legal');
  await message(page).waitFor();
  await alive(page);
  expect(documents).toEqual(['/aviso-legal', '/aviso-legal']);
});

it('is reported by the bell, and a retry opens the panel', async () => {
  const { page, open } = await visitor(true);
  const panel = `**${chunkOf('frame/notifications/NotificationPanel.tsx')}`;
  await page.route(panel, reset);
  await open('/guias-orientacion');
  await page.locator('.notification-bell').click();
  const again = page.getByRole('alert').getByRole('button', { name: 'Reintentar', exact: true });
  await again.waitFor();
  await page.unroute(panel, reset);
  await again.click();
  await page.locator('.notification-panel').waitFor();
});

describe('input on a page whose chunk does not come', () => {
  it('in a form prevents the reload', async () => {
    const { page, documents, open } = await visitor();
    await page.route(`**${chunkOf('screens/login/sign-in.ts')}`, gone);
    await open('/login/empresas');
    await alive(page);
    await page.locator('[name=usuario]').pressSequentially('ana@empresa.example');
    await page.locator('[name=password]').fill('Secreta2026');
    await message(page).waitFor();
    expect(documents).toEqual(['/login/empresas']);
    expect(await page.locator('[name=usuario]').inputValue()).toBe('ana@empresa.example');
    expect(await page.locator('[name=password]').inputValue()).toBe('Secreta2026');
  });

  it('is not covered by the message, which can be closed and returns the focus', async () => {
    const { page, open } = await visitor();
    await page.route(`**${chunkOf('screens/login/sign-in.ts')}`, gone);
    await open('/login/empresas');
    await alive(page);
    const forgotten = page.locator('.login-forgotten a');
    await page.locator('[name=usuario]').fill('ana@empresa.example');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await forgotten.evaluate((it) => it.focus({ preventScroll: true }));
    await message(page).waitFor();
    const bottom = await forgotten.evaluate((it) => it.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual((await message(page).boundingBox())?.y ?? 0);
    await message(page).getByRole('button', { name: 'Cerrar el mensaje' }).focus();
    await page.keyboard.press('Enter');
    await message(page).waitFor({ state: 'hidden' });
    expect(await forgotten.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it('typed before hydration prevents the reload', async () => {
    const { page, documents, open } = await visitor();
    await page.route(scripts, gone);
    await open('/login');
    await page.locator('[name=usuario]').fill('ana');
    await message(page).waitFor();
    expect(documents).toEqual(['/login']);
    expect(await page.locator('[name=usuario]').inputValue()).toBe('ana');
  });

  it('in an open dialog stays, and the dialog shows the message with its button', async () => {
    const { page, documents, open } = await visitor();
    await page.route(`**${chunkOf('screens/login/sign-in.ts')}`, gone);
    await open('/login');
    await alive(page);
    await page.getByRole('link', { name: 'Català' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page
      .locator('[name=usuario]')
      .evaluate((it) => it.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
    await dialog.locator('.loading-lost').waitFor();
    expect(documents).toEqual(['/login']);
    await dialog.getByRole('button', { name: 'No', exact: true }).click();
    await page.locator('body > .loading-lost').waitFor();
    await page.unroute(`**${chunkOf('screens/login/sign-in.ts')}`, gone);
    await message(page).getByRole('button', { name: 'Reintentar' }).click();
    await message(page).waitFor({ state: 'hidden' });
    expect(documents).toEqual(['/login']);
  });
});
