import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addresses, matchAddress } from '#core/routing/addresses.ts';
import { routeById, type RouteId } from '#core/routing/table.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { builtBrand } from '../support/portal/bundles.ts';
import { hydrated, menuReady } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const id = 'meridia';
const { portalOf, visit } = portalTest(id);
const brand = builtBrand(id);

/** Pages that a user opens without knowing an id, in the brand's own language. */
function pagesFor(audience: 'student' | 'company'): string[] {
  const paths = addresses(brand)
    .filter(({ language, pattern, canonical }) => {
      return language === brand.defaultLanguage && canonical && !pattern.includes('{');
    })
    .filter(({ route }) => ['any', audience].includes(routeById(route).audience))
    .map(({ pattern }) => pattern);
  return [...new Set(paths)];
}

/** Labels of the visible filled buttons of a page, without those of dialogs. */
const filledButtons = (page: Page): Promise<string[]> =>
  page
    .locator('.button-primary')
    .evaluateAll((buttons) =>
      buttons
        .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('dialog'))
        .map((it) => (it as HTMLElement).innerText),
    );

const visitors: readonly ['student' | 'company', PersonaId][] = [
  ['company', 'company'],
  ['company', 'new-company'],
  ['student', 'student'],
  ['student', 'empty-student'],
];

describe.each([desktop, phone])('a window of $width px', (viewport) => {
  it.each(visitors)('has one filled button at most on each page of a %s: %s', async (audience, persona) => {
    const page = await visit(persona, '/', { viewport, godmode: true, faulty: true });
    const crowded: Record<string, string[]> = {};
    const seen = new Set<RouteId>();
    const pending = pagesFor(audience);
    for (const path of pending) {
      await page.goto(portalOf().url(path));
      await hydrated(page);
      await menuReady(page);
      await page.waitForLoadState('networkidle');
      const labels = await filledButtons(page);
      if (labels.length > 1) crowded[path] = labels;
      // Pages of a record are found by the links to them, one of each kind.
      const links = await page
        .locator('main a[href^="/"]')
        .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).pathname));
      for (const link of links) {
        const match = matchAddress(brand, link);
        if (!match || Object.keys(match.params).length === 0 || seen.has(match.route)) continue;
        seen.add(match.route);
        if (!pending.includes(link)) pending.push(link);
      }
    }
    expect(crowded).toEqual({});
  });
});
