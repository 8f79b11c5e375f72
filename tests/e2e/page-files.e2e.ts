import { expect, it } from 'vitest';
import { addresses, href } from '#core/routing/addresses.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { ownOffer } from '../support/pages/own-offers.ts';
import { hydrated } from '../support/portal/portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';
import { userOf } from '../support/portal/stored-visitor.ts';

const { portalOf, newPage } = portalTest('montclar');

/** The maximum of scripts, and of style sheets, that a page loads until it rests. */
const limits = { scripts: 12, sheets: 2 };

/** Addresses of all pages without an id in the brand's own language, and of the candidates and the page of an offer. */
function pathsFor(user: ReturnType<typeof userOf>): string[] {
  const { brand } = portalOf();
  const { urlAcceso: id } = ownOffer(portalOf());
  const own = addresses(brand)
    .filter(({ language, canonical, route, params }) => {
      const isPlain = Object.keys(params).length === 0 && route !== 'logout';
      return language === brand.defaultLanguage && canonical && isPlain;
    })
    .map(({ pattern }) => pattern)
    .filter((path) => !path.includes('{'));
  const ofOffer = (['company-offer-candidates', 'company-offer-sheet', 'placement-offer'] as const).map(
    (route) => href(brand, route, brand.defaultLanguage, { id }),
  );
  return [...own, ...ofOffer].filter((path) => userOf(brand, path) === user || (user && path === '/'));
}

it.each<[PersonaId | undefined, ReturnType<typeof userOf>]>([
  [undefined, undefined],
  ['student', 'Alumno'],
  ['company', 'Empresa'],
])(
  'no page loads more than 12 scripts and 2 style sheets until it rests, as %s',
  { timeout: 240_000 },
  async (persona, user) => {
    const page = await newPage({ faulty: true });
    if (persona) await portalOf().signIn(page, persona);
    const files = new Set<string>();
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType()))
        files.add(new URL(request.url()).pathname);
    });
    const tooMany: string[] = [];
    for (const path of pathsFor(user)) {
      files.clear();
      await page.goto(portalOf().url(path));
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const scripts = [...files].filter((file) => file.endsWith('.js'));
      const sheets = files.size - scripts.length;
      if (scripts.length > limits.scripts || sheets > limits.sheets)
        tooMany.push(`${path}: ${scripts.length} scripts, ${sheets} style sheets`);
    }
    expect(tooMany).toEqual([]);
  },
);
