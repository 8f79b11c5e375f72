import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { holdRequests } from '../faults/faults.ts';
import type { PortalTest, VisitOptions } from '../portal/portal-test.ts';

interface WithoutCode {
  page: Page;
  /** Lets the code come. */
  release: () => void;
}

/** Opens a page of a persona, whose code does not arrive until `release` is called. */
export async function withoutCode<B extends string>(
  { portalOf, newPage }: Pick<PortalTest<B>, 'portalOf' | 'newPage'>,
  persona: PersonaId,
  path: string,
  { before, signedIn, ...options }: VisitOptions<B> = {},
): Promise<WithoutCode> {
  const page = await newPage(options);
  const portal = portalOf(options.brand);
  await before?.(page);
  await portal.signIn(page, persona);
  await signedIn?.(page);
  const release = await holdRequests(page, /\/_astro\/.*\.js/);
  await page.goto(portal.url(path), { waitUntil: 'commit' });
  return { page, release };
}

const refusal = 'Cuenta bloqueada';

/** Lets the server refuse the account in every call of its side. */
export async function refuseAccount(page: Page, side: 'Alumno' | 'Empresa'): Promise<void> {
  await page.route(new RegExp(`/api/${side}/`), (route) =>
    route.fulfill({ json: { status: 90, datos: {}, mensaje: refusal } }),
  );
}

/** Lets the code come, and waits until the page says why the account was refused. */
export async function showsRefusal({ page, release }: WithoutCode): Promise<void> {
  release();
  await page.getByText(refusal).first().waitFor();
}

/** Expects no rows on the page of a refused account, neither before nor after its code has come. */
export async function expectNoRows(visit: WithoutCode, rows: Locator): Promise<void> {
  await visit.page.waitForLoadState('load');
  expect(await rows.count()).toBe(0);
  await showsRefusal(visit);
  expect(await rows.count()).toBe(0);
}

/** Notes every change within elements of the page from here on, and what has the focus. */
export const noteChanges = (page: Page, painted: string): Promise<void> =>
  page.evaluate((selector) => {
    const changes: string[] = [];
    Object.assign(window, { changes, focused: document.activeElement });
    const observer = new MutationObserver((records) => {
      for (const { type, target, attributeName } of records) {
        // The language of a text is detected by code that loads later.
        if (attributeName !== 'lang') changes.push(`${type} ${target.parentElement?.outerHTML ?? ''}`);
      }
    });
    for (const element of document.querySelectorAll(selector))
      observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  }, painted);

/** What `noteChanges` has noted, and whether the focus is where it was. */
export const changesOf = (page: Page): Promise<{ changes: string[]; keepsFocus: boolean }> =>
  page.evaluate(() => {
    const { changes, focused } = window as unknown as { changes: string[]; focused: Element };
    return { changes, keepsFocus: focused === document.activeElement && focused.isConnected };
  });
