import { join } from 'node:path';
import type { Bundles } from '#generator/compare/build-both.ts';
import type { Portal } from '#generator/compare/compare-brands.ts';
import type { RouteId } from '#core/routing/table.ts';
import { reachedPages } from './reached-pages.ts';

/** A page with the persona that sees it. */
export interface PicturedScreen {
  route: RouteId;
  persona?: 'student' | 'company';
  /** Selector of a link on the page that leads to the meant page. */
  follow?: string;
}

/** The main screens of a portal. */
export const screens: readonly PicturedScreen[] = [
  { route: 'login' },
  { route: 'login-company' },
  { route: 'account-request' },
  { route: 'home', persona: 'student' },
  { route: 'placement-offers', persona: 'student' },
  { route: 'placement-offers', persona: 'student', follow: '.offer-card h3 a' },
  { route: 'applications', persona: 'student' },
  { route: 'cv', persona: 'student' },
  { route: 'home', persona: 'company' },
  { route: 'company-offers', persona: 'company' },
  { route: 'new-offer', persona: 'company' },
  { route: 'company', persona: 'company' },
];

/** The wanted screens that a portal has; without placements, job offers replace placement offers. */
export function screensOf(wanted: readonly PicturedScreen[], routes: ReadonlySet<RouteId>): PicturedScreen[] {
  return wanted
    .map((screen) =>
      screen.route === 'placement-offers' && !routes.has(screen.route)
        ? { ...screen, route: 'job-offers' as const }
        : screen,
    )
    .filter(({ route }) => routes.has(route));
}

/** The page that a screen shows: behind a link of a list, the page of one of its rows. */
export function pageOf({ route, follow }: PicturedScreen): RouteId {
  if (follow === undefined) return route;
  return route === 'job-offers' ? 'job-offer' : 'placement-offer';
}

/** Screens that stand for all others, where every page shows the same notice. */
const openingScreens: readonly RouteId[] = ['login', 'home'];

/** Whether a side of a portal is under maintenance. */
export const isClosed = (side: Portal['before']): boolean => side?.record.settings.inMantenimiento === true;

/** The wanted screens of a portal that its change can reach; all of them if one side is missing. */
export function reachedScreens(
  wanted: readonly PicturedScreen[],
  { before, after }: Portal,
  bundles: Bundles,
): PicturedScreen[] {
  const routes = new Set([before, after].flatMap((side) => side?.record.routes ?? []));
  const own = screensOf(wanted, routes);
  if (isClosed(before) !== isClosed(after)) return own.filter(({ route }) => openingScreens.includes(route));
  if (!before || !after) return own;
  const isReached = reachedPages(
    join(bundles.before, before.record.id),
    join(bundles.after, after.record.id),
    after.record,
  );
  return own.filter((screen) => isReached(pageOf(screen)));
}
