import { expect, it } from 'vitest';
import { addresses, href } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';
import { sql } from '#sandbox/db/sql.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import { offerWith } from '../support/pages/candidates.ts';
import { editableOffer } from '../support/pages/offer-form.ts';
import { ownOffer } from '../support/pages/own-offers.ts';
import { hydrated } from '../support/portal/portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';
import { userOf } from '../support/portal/stored-visitor.ts';

const { portalOf, newPage } = portalTest('montclar');

/** The maximum of scripts, and of style sheets, that a page loads until it rests. */
const limits = { scripts: 12, sheets: 2 };

/** An address of each page that depends on an id. */
function pathsWithId(): string[] {
  const portal = portalOf();
  const { brand, db } = portal;
  const [{ urlAcceso: id }, { ids }] = [ownOffer(portal), offerWith(portal, [3])];
  const { usuario } = personaOf('student');
  const applied = db.value<string>(sql`
    SELECT offer.urlAcceso FROM candidacy JOIN offer ON offer.id = candidacy.offer
    JOIN student ON student.id = candidacy.student WHERE student.email = ${usuario}`);
  const event = db.value<number>(sql`SELECT id FROM event WHERE publicado`);
  if (applied === undefined || event === undefined)
    throw new Error('The student has not applied to anything');
  const pages: [RouteId, Record<string, string>][] = [
    ['placement-offer', { id }],
    ['job-offer', { id }],
    ['application', { id: applied }],
    ['event', { id: String(event) }],
    ['public-event', { id: String(event) }],
    ['survey', { id: 'x' }],
    ['company-offer-candidates', { id }],
    ['company-offer-sheet', { id }],
    ['offer-viewer', { id }],
    ['edit-offer', { idOferta: String(editableOffer(portal)) }],
    ['candidate-cv', { id: String(ids[0]) }],
  ];
  return pages.map(([route, params]) => href(brand, route, brand.defaultLanguage, params));
}

/** Addresses of all pages in the brand's own language. */
function pathsFor(user: ReturnType<typeof userOf>): string[] {
  const { brand } = portalOf();
  const own = addresses(brand)
    .filter(({ language, canonical, route, pattern }) => {
      return language === brand.defaultLanguage && canonical && route !== 'logout' && !pattern.includes('{');
    })
    .map(({ pattern }) => pattern);
  return [...own, ...pathsWithId()].filter((path) => userOf(brand, path) === user || (user && path === '/'));
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
