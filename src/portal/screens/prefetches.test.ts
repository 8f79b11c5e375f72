import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicBrand } from '#core/brand/public-brand.ts';
import { visitorKindBit, visitorKinds } from '#portal/data/prefetch/prefetch.ts';
import { pathOf } from '#core/contract/wire.ts';
import { type Prefetches, serializePrefetches } from '#portal/data/prefetch/declare-prefetches.ts';
import { framePrefetch } from '#portal/frame/frame-prefetch.ts';
import { callsIn, source } from '../../../tests/support/portal/calls-of-page.ts';
import { projectBrands } from '../../../tests/support/build/project-brands.ts';
import { applicationsPrefetch } from './applications/applications-prefetch.ts';
import { candidatesPrefetch } from './candidates/candidates-prefetch.ts';
import { companyOffersPrefetch } from './company-offers/company-offers-prefetch.ts';
import { cvPrefetch } from './cv/cv-prefetch.ts';
import { datesPrefetch } from './dates/dates-prefetch.ts';
import { homePrefetch } from './home/home-prefetch.ts';
import { offerPrefetch } from './offers/offer-prefetch.ts';
import { offersPrefetch } from './offers/offers-prefetch.ts';
import { placementsPrefetch } from './placements/placements-prefetch.ts';
import { proceduresPrefetch } from './procedures/procedures-prefetch.ts';

const brands = await projectBrands();

/** Names of the calls that a page prefetches for any visitor of any brand. */
function prefetchedCalls(prefetches: Prefetches): Set<string> {
  const pages = brands.map((brand) => ({
    brand: publicBrand(brand, brand.defaultLanguage),
    language: brand.defaultLanguage,
  }));
  return new Set(
    pages.flatMap((page) =>
      visitorKinds().flatMap((visitor) => prefetches(visitor, page).map(({ call }) => call.name)),
    ),
  );
}

const pagePrefetches: readonly [string, Prefetches][] = [
  ['screens/applications/applications.page.astro', applicationsPrefetch],
  ['screens/candidates/candidates.page.astro', candidatesPrefetch],
  ['screens/company-offers/company-offers.page.astro', companyOffersPrefetch],
  ['screens/cv/cv.page.astro', cvPrefetch],
  ['screens/dates/dates.page.astro', datesPrefetch],
  ['screens/home/home.page.astro', homePrefetch],
  ['screens/offers/offer.page.astro', offerPrefetch('practicas')],
  ['screens/offers/offers.page.astro', offersPrefetch('practicas')],
  ['screens/placements/placements.page.astro', placementsPrefetch],
  ['screens/procedures/procedures.page.astro', proceduresPrefetch],
];

describe.each([...pagePrefetches, ['frame/Portal.astro', framePrefetch] as [string, Prefetches]])(
  '%s',
  (page, prefetches) => {
    it('prefetches nothing that its own code does not read', () => {
      const read = callsIn(page);
      const prefetched = prefetchedCalls(prefetches);
      expect(prefetched.size).toBeGreaterThan(0);
      expect([...prefetched].filter((name) => !read.has(name))).toEqual([]);
    });
  },
);

it('covers every page with prefetches', () => {
  const pages = globSync('screens/**/*.page.astro', { cwd: join(source, 'portal') }).filter((page) =>
    readFileSync(join(source, 'portal', page), 'utf8').includes(' prefetch={'),
  );
  const what =
    'pagePrefetches, above in this file, has a row for each page with <Portal prefetch={…}>, by its name.';
  expect(pages.toSorted(), what).toEqual(pagePrefetches.map(([page]) => page));
});

it.each(pagePrefetches)('%s sends its calls to every visitor in the order of need', (_page, prefetches) => {
  for (const brand of brands) {
    const page = { brand: publicBrand(brand, brand.defaultLanguage), language: brand.defaultLanguage };
    const serialized = serializePrefetches([prefetches, framePrefetch], page);
    for (const visitor of visitorKinds()) {
      const declared = [prefetches, framePrefetch].flatMap((declare) => declare(visitor, page));
      const urgent = declared.filter(({ isMinor }) => !isMinor);
      // Placements and jobs are needed at once, whichever comes first for somebody.
      const place = (path = ''): string => path.replace(/dameCandidaturas\w+/, 'dameCandidaturas…');
      const wanted = urgent.map(({ call, input }) =>
        pathOf(call, (input as { params?: Record<string, unknown> }).params),
      );
      const sent = serialized
        .filter((it) => !it.isMinor && ((it.for >> visitorKindBit(visitor)) & 1) === 1)
        .map(({ path }) => path.split('?')[0]);
      expect([...new Set(sent.map(place))], JSON.stringify(visitor)).toEqual([...new Set(wanted.map(place))]);
    }
  }
});
