import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicBrand } from '#core/brand/public-brand.ts';
import { everyPerson } from '#portal/data/ahead/ask.ts';
import type { Asks } from '#portal/data/ahead/wanted.ts';
import { frameAsks } from '#portal/frame/frame-asks.ts';
import { callsIn, source } from '../../../tests/support/portal/calls-of-page.ts';
import { projectBrands } from '../../../tests/support/build/project-brands.ts';
import { applicationsAsks } from './applications/applications-asks.ts';
import { candidatesAsks } from './candidates/candidates-asks.ts';
import { companyOffersAsks } from './company-offers/company-offers-asks.ts';
import { cvAsks } from './cv/cv-asks.ts';
import { homeAsks } from './home/home-asks.ts';
import { offerAsks } from './offers/offer-asks.ts';
import { offersAsks } from './offers/offers-asks.ts';
import { placementsAsks } from './placements/placements-asks.ts';
import { proceduresAsks } from './procedures/procedures-asks.ts';

const brands = await projectBrands();

/** The calls that someone is asked for, in any brand. */
function askedBy(asks: Asks): Set<string> {
  const pages = brands.map((brand) => ({
    brand: publicBrand(brand, brand.defaultLanguage),
    language: brand.defaultLanguage,
  }));
  return new Set(
    pages.flatMap((page) =>
      everyPerson().flatMap((person) => asks(person, page).map(({ call }) => call.name)),
    ),
  );
}

const ofPages: readonly [string, Asks][] = [
  ['screens/applications/applications.page.astro', applicationsAsks],
  ['screens/candidates/candidates.page.astro', candidatesAsks],
  ['screens/company-offers/company-offers.page.astro', companyOffersAsks],
  ['screens/cv/cv.page.astro', cvAsks],
  ['screens/home/home.page.astro', homeAsks],
  ['screens/offers/offer.page.astro', offerAsks('practicas')],
  ['screens/offers/offers.page.astro', offersAsks('practicas')],
  ['screens/placements/placements.page.astro', placementsAsks],
  ['screens/procedures/procedures.page.astro', proceduresAsks],
];

describe.each([...ofPages, ['frame/Portal.astro', frameAsks] as [string, Asks]])('%s', (page, asks) => {
  it('asks for nothing that its own code does not read', () => {
    const read = callsIn(page);
    const asked = askedBy(asks);
    expect(asked.size).toBeGreaterThan(0);
    expect([...asked].filter((name) => !read.has(name))).toEqual([]);
  });
});

it('looks at every page that asks for something', () => {
  const asking = globSync('screens/**/*.page.astro', { cwd: join(source, 'portal') }).filter((page) =>
    readFileSync(join(source, 'portal', page), 'utf8').includes('asks={'),
  );
  expect(asking.toSorted()).toEqual(ofPages.map(([page]) => page));
});
