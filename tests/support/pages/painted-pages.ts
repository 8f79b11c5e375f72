import type { Page } from 'playwright';
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
