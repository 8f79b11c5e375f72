import type { Params } from './pattern.ts';
import { routeById, type RouteId } from './table.ts';

/** The parameter of a route whose values have pages of their own; `undefined` for most routes. */
const variantParameter = (route: RouteId): string | undefined =>
  route === 'login-specific' ? 'id' : Object.keys(routeById(route).variants ?? {})[0];

/** The variant of a page for the parameters of an address, in the Spanish spelling; `undefined` without one. */
export function pageVariant(route: RouteId, params: Params): string | undefined {
  const name = variantParameter(route);
  return name === undefined ? undefined : params[name];
}

/** The parameters of the address of a page with a variant. */
export function variantParams(route: RouteId, variant: string | undefined): Params {
  const name = variantParameter(route);
  return name === undefined || variant === undefined ? {} : { [name]: variant };
}
