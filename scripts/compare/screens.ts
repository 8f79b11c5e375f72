import { join } from 'node:path';
import type { Bundles } from '#generator/compare/build-both.ts';
import type { Portal } from '#generator/compare/compare-brands.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { Moment } from './moments.ts';
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

/**
 * The wanted screens of a portal that its change can reach at a moment: all of them if one side is missing, the opening
 * ones where only what has dates differs.
 */
export function reachedScreens(
  wanted: readonly PicturedScreen[],
  portal: Portal,
  bundles: Bundles,
  { isNow, isDatedDifferent, isClosing }: Moment,
): PicturedScreen[] {
  const { before, after } = portal;
  const routes = new Set([before, after].flatMap((side) => side?.record.routes ?? []));
  const own = screensOf(wanted, routes);
  const isOpening = ({ route }: PicturedScreen): boolean => openingScreens.includes(route);
  if (!isNow || isClosing) return own.filter(isOpening);
  if (!before || !after) return own;
  const isReached = reachedPages(
    join(bundles.before, before.record.id),
    join(bundles.after, after.record.id),
    after.record,
  );
  return own.filter((screen) => isReached(pageOf(screen)) || (isDatedDifferent && isOpening(screen)));
}
