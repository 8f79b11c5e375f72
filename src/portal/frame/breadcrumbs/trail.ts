import { type RouteId, isRouteId, routeById } from '#core/routing/table.ts';

/** Pages whose breadcrumbs would lead nowhere; sign-in pages, which have no home to go to, are marked in the table. */
const without: readonly RouteId[] = ['home', 'maintenance', 'not-found'];

/** The pages that breadcrumbs name before the page itself: home, then its section. `undefined`: no breadcrumbs. */
export function trailOf(route: RouteId): RouteId[] | undefined {
  const { login, parent } = routeById(route);
  if (login || without.includes(route)) return undefined;
  return parent !== undefined && isRouteId(parent) ? ['home', parent] : ['home'];
}
