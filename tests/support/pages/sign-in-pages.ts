import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import { storageKey } from '#core/shared/storage.ts';
import type { StoredName } from '#core/shared/stored-names.ts';
import type { LivePortal } from '../portal/live-portal.ts';
import { hydrated } from '../portal/portal.ts';
import { addressOf } from '../portal/visit.ts';
import { type PageOptions, portalTest } from '../portal/portal-test.ts';

interface Visitor {
  page: Page;
  portal: LivePortal;
  open: (path: string) => Promise<void>;
  /** A value of the portal in the storage of the browser. */
  stored: (name: StoredName, kind?: 'localStorage' | 'sessionStorage') => Promise<string | null>;
  /** Paths of the calls that were sent. */
  calls: string[];
  /** Those of them that came to nothing, for instance because the page was left. */
  lost: string[];
}

/**
 * Visits of people who are not signed in yet, for the tests of a file. One portal per brand is enough: who signs in
 * changes nothing for the others.
 */
export function signInVisits<B extends string>(
  ...brands: [B, ...B[]]
): (brand: B, options?: PageOptions<B>) => Promise<Visitor> {
  const { portalOf, newPage } = portalTest(...brands);
  return async (brand, options) => {
    const portal = portalOf(brand);
    const page = await newPage({ undecided: true, ...options, brand });
    const calls: string[] = [];
    page.on('request', (it) => {
      const { pathname } = new URL(it.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    const lost: string[] = [];
    page.on('requestfailed', (it) => {
      const { pathname } = new URL(it.url());
      if (pathname.startsWith('/api/')) lost.push(pathname);
    });
    return {
      page,
      portal,
      calls,
      lost,
      open: async (path) => {
        await page.goto(portal.url(path));
        await hydrated(page);
      },
      stored: (name, kind = 'localStorage') =>
        page.evaluate(([which, key]) => window[which].getItem(key), [kind, storageKey(brand, name)] as const),
    };
  };
}

export const submit = (page: Page): Locator => page.locator('.login-form form button[type=submit]');
export const summary = (page: Page): Locator => page.locator('.login-form .error-summary');

/** What can be done where there is a choice: accept and decline a notice, go on after a failure. */
export const choices = (page: Page): Locator => page.locator('.login-choices button');

/** Fills in who one is. */
export async function fill(page: Page, persona: PersonaId, password = examplePassword): Promise<void> {
  await page.locator('[name=usuario]').fill(personaOf(persona).usuario);
  await page.locator('[name=password]').fill(password);
}

/** Says who one is, and goes on. */
export async function signIn(page: Page, persona: PersonaId): Promise<void> {
  await fill(page, persona);
  await submit(page).click();
}

/** Follows the way back in that stands beside what was typed, and goes on as someone who is signed in again. */
export async function signInAgain(page: Page, portal: LivePortal, persona: PersonaId): Promise<void> {
  const way = page.getByRole('link', { name: 'Volver a acceder' });
  const [beside] = await Promise.all([page.waitForEvent('popup'), way.click()]);
  await portal.signIn(beside, persona);
  await beside.close();
  await way.waitFor({ state: 'detached' });
}

/** Waits until the browser is at an address and the page there is alive. */
export async function arrived(page: Page, path: string | RegExp): Promise<void> {
  await expect.poll(() => addressOf(page), { timeout: 15_000 }).toMatch(path);
  await page.waitForLoadState();
  await hydrated(page);
}

/** Makes the data protection notice stand before someone again. */
export function awaitsNotice({ db }: LivePortal, persona: PersonaId, values: object = {}): void {
  const { usuario } = personaOf(persona);
  db.update('account', { usuario }, { rgpdAceptado: null, ...values } as never);
}

/** The button of a page of the sandbox that signs in as someone, in whatever language the page is. */
export const personaButton = (page: Page, persona: PersonaId): Locator =>
  page.locator(`form:has([name=persona][value="${persona}"])`).getByRole('button').first();
