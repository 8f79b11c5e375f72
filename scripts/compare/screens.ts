import type { Portal } from '#generator/compare/compare-brands.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { Moment } from './moments.ts';

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
 * The wanted screens of a portal that its change touches at a moment: all of them if one side is missing, the opening
 * ones where only what has dates differs.
 */
export function touchedScreens(
  wanted: readonly PicturedScreen[],
  portal: Portal,
  { isNow, isDatedDifferent, isClosing }: Moment,
): PicturedScreen[] {
  const { before, after, touched } = portal;
  const routes = new Set([before, after].flatMap((side) => side?.record.routes ?? []));
  const own = screensOf(wanted, routes);
  const isOpening = ({ route }: PicturedScreen): boolean => openingScreens.includes(route);
  if (!isNow || isClosing) return own.filter(isOpening);
  if (!before || !after) return own;
  // Screens are opened in the default language.
  const isTouched = (screen: PicturedScreen): boolean =>
    !touched ||
    !after.record.routes.includes(pageOf(screen)) ||
    touched.pages.some(
      ({ route, language, isVisible }) =>
        isVisible && route === pageOf(screen) && language === after.record.defaultLanguage,
    );
  return own.filter((screen) => isTouched(screen) || (isDatedDifferent && isOpening(screen)));
}
