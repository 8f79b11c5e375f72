import { type RouteId, isRouteId, routeById } from '#core/routing/table.ts';

/** Pages withoutTrail breadcrumbs, as these would lead nowhere; the route table marks the sign-in pages. */
const withoutTrail: readonly RouteId[] = ['home', 'maintenance', 'not-found'];

/**
 * The breadcrumbs in front of the page itself: home, then its section. `undefined` for a page withoutTrail breadcrumbs.
 */
export function trailOf(route: RouteId): RouteId[] | undefined {
  const { login, parent } = routeById(route);
  if (login || withoutTrail.includes(route)) return undefined;
  return parent !== undefined && isRouteId(parent) ? ['home', parent] : ['home'];
}
