import { routeById } from '#core/routing/table.ts';
import { type Prefetches, serializePrefetches } from '#portal/data/prefetch/declare-prefetches.ts';
import type { PageData } from '#portal/island/page-context.ts';
import type { PageRequest } from '#portal/render/page-request.ts';
import { serverFacts } from '#core/brand/server-facts.ts';
import { framePrefetch } from './frame-prefetch.ts';

/** The prefetches of a page and of its frame, for the page's JSON; none on public pages. */
export function pagePrefetches(
  { brand, language, route, portal }: PageRequest,
  prefetches: Prefetches = () => [],
): Pick<PageData, 'prefetch'> {
  if (routeById(route).audience === 'public') return {};
  const page = { brand: portal.brand, language };
  const calls = serializePrefetches([prefetches, framePrefetch], page);
  return { prefetch: { server: serverFacts(brand.settings), calls } };
}
