import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { examplePassword } from '#sandbox/seed/make.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import { storageKey } from '#shared/storage.ts';
import type { LivePortal } from './live-portal.ts';
import { liveVisits, type PageOptions } from './live-visits.ts';
import { hydrated } from './portal.ts';
import { addressOf } from './visit.ts';

interface Visitor {
  page: Page;
  portal: LivePortal;
  open: (path: string) => Promise<void>;
  /** A value of the portal in the storage of the browser. */
  stored: (name: string, kind?: 'localStorage' | 'sessionStorage') => Promise<string | null>;
  /** Paths of the calls that were sent. */
  calls: string[];
  /** Those of them that came to nothing, for instance because the page was left. */
  lost: string[];
}

/**
 * Visits of people who are not signed in yet, for the tests of a file. One portal per brand is enough: who signs in
 * changes nothing for the others.
 */
export function signInVisits(): (brand: string, options?: PageOptions) => Promise<Visitor> {
  const { portalOf, newPage } = liveVisits('montclar');
  return async (brand, options) => {
    const portal = await portalOf(brand);
    const { page } = await newPage(options);
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
