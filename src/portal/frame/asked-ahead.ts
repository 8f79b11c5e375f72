import { publicBrand } from '#core/brand/public-brand.ts';
import { routeById } from '#core/routing/table.ts';
import { type Asks, asksOf } from '#portal/data/ahead/wanted.ts';
import type { PageData } from '#portal/island/page-context.ts';
import type { PageRequest } from '#portal/render/page-request.ts';
import { serverFacts } from '#core/brand/server-facts.ts';
import { frameAsks } from './frame-asks.ts';

/**
 * What the head of a page asks for: what the page does by itself, and the frame on the pages of people who are signed
 * in.
 */
export function askedAhead(
  { brand, language, route }: PageRequest,
  asks: Asks = () => [],
): Pick<PageData, 'ahead'> {
  if (routeById(route).audience === 'public') return {};
  const page = { brand: publicBrand(brand, language), language };
  return {
    ahead: { server: serverFacts(brand.settings), asks: asksOf([asks, frameAsks], page) },
  };
}
