import { publicBrand } from '#core/brand/public-brand.ts';
import { routeById } from '#core/routing/table.ts';
import { type Prefetches, serializePrefetches } from '#portal/data/prefetch/declare-prefetches.ts';
import type { PageData } from '#portal/island/page-context.ts';
import type { PageRequest } from '#portal/render/page-request.ts';
import { serverFacts } from '#core/brand/server-facts.ts';
import { framePrefetch } from './frame-prefetch.ts';

/**
 * What the head of a page asks for: what the page does by itself, and the frame on the pages of people who are signed
 * in.
 */
export function pagePrefetches(
  { brand, language, route }: PageRequest,
  asks: Prefetches = () => [],
): Pick<PageData, 'ahead'> {
  if (routeById(route).audience === 'public') return {};
  const page = { brand: publicBrand(brand, language), language };
  return {
    ahead: { server: serverFacts(brand.settings), asks: serializePrefetches([asks, framePrefetch], page) },
  };
}
