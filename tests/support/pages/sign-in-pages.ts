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
  /** Value of the portal in browser storage. */
  stored: (name: StoredName, kind?: 'localStorage' | 'sessionStorage') => Promise<string | null>;
  /** Paths of the sent calls. */
  calls: string[];
  /** Paths of failed calls, for instance because the page was left. */
  lost: string[];
}

/**
 * Visits of people who are not signed in yet, for the tests of a file. One portal per brand is enough, since
 * signing in changes nothing for others.
 */
export function signInVisits<B extends string>(
  ...brands: [B, ...B[]]
): (brand: B, options?: PageOptions<B>) => Promise<Visitor> {
  const { portalOf, newPage } = portalTest(...brands);
  return async (brand, options) => {
    const portal = portalOf(brand);
    const page = await newPage({ undecided: true, ...options, brand });
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    const lost: string[] = [];
    page.on('requestfailed', (request) => {
      const { pathname } = new URL(request.url());
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
        page.evaluate(([storage, key]) => window[storage].getItem(key), [
          kind,
          storageKey(brand, name),
        ] as const),
    };
  };
}

export const submit = (page: Page): Locator => page.locator('.login-form form button[type=submit]');
export const summary = (page: Page): Locator => page.locator('.login-form .error-summary');

/** Buttons of a choice: accept or decline a notice, or continue after a failure. */
export const choices = (page: Page): Locator => page.locator('.login-choices button');

/** Fills in the credentials of a persona. */
export async function fill(page: Page, persona: PersonaId, password = examplePassword): Promise<void> {
  await page.locator('[name=usuario]').fill(personaOf(persona).usuario);
  await page.locator('[name=password]').fill(password);
}

/** Signs a persona in. */
export async function signIn(page: Page, persona: PersonaId): Promise<void> {
  await fill(page, persona);
  await submit(page).click();
}

/** Signs in again in a tab opened by the link beside the unsaved input, and returns. */
export async function signInAgain(page: Page, portal: LivePortal, persona: PersonaId): Promise<void> {
  const signInLink = page.getByRole('link', { name: 'Volver a acceder' });
  const [popup] = await Promise.all([page.waitForEvent('popup'), signInLink.click()]);
  await portal.signIn(popup, persona);
  await popup.close();
  await signInLink.waitFor({ state: 'detached' });
}

/** Waits until the browser is at an address and the page is hydrated. */
export async function arrived(page: Page, path: string | RegExp): Promise<void> {
  await expect.poll(() => addressOf(page), { timeout: 15_000 }).toMatch(path);
  await page.waitForLoadState();
  await hydrated(page);
}

/** Makes the data protection notice pending again for a persona. */
export function awaitsNotice({ db }: LivePortal, persona: PersonaId, values: object = {}): void {
  const { usuario } = personaOf(persona);
  db.update('account', { usuario }, { rgpdAceptado: null, ...values } as never);
}

/** Button of a sandbox page that signs in as a persona, in any language. */
export const personaButton = (page: Page, persona: PersonaId): Locator =>
  page.locator(`form:has([name=persona][value="${persona}"])`).getByRole('button').first();
