import type { Side } from '#core/routing/side.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { RouteId } from '#core/routing/table.ts';
import { hasOwnPassword, type SignInSettings } from './own-password.ts';
import type { UserType } from './people.ts';

/** Who looks for a way in: a kind of user, or someone of whom only the half of the portal is known. */
export type SignInAudience = UserType | Side;

export type SignInRoute = Extract<RouteId, 'login' | 'login-company' | 'login-graduate'>;

/** What of a brand decides it. */
export interface SignInBrand {
  paths: PublicBrand['paths'];
  settings: SignInSettings;
}

/** Whom the pages speak to. */
const typeAt: Readonly<Record<SignInRoute, UserType>> = {
  login: 'Alumno',
  'login-graduate': 'Egresado',
  'login-company': 'Empresa',
};

const pagesOf: Readonly<Record<SignInAudience, readonly SignInRoute[]>> = {
  Alumno: ['login'],
  Egresado: ['login-graduate', 'login'],
  student: ['login', 'login-graduate'],
  Empresa: ['login-company'],
  company: ['login-company'],
};

/** Whom a page speaks to that is a sign-in page. */
export function userTypeAt(route: RouteId): UserType | undefined {
  return Object.hasOwn(typeAt, route) ? typeAt[route as SignInRoute] : undefined;
}

/** The sign-in page for someone: of those that the brand has, the first one with a form of its own. */
export function signInPage({ paths, settings }: SignInBrand, who: SignInAudience): SignInRoute {
  const pages = pagesOf[who].filter((route) => paths[route] !== undefined);
  return pages.find((route) => hasOwnPassword(settings, typeAt[route])) ?? pages[0] ?? 'login';
}

/** Its address. */
export function signInPath(brand: SignInBrand, who: SignInAudience): string {
  return brand.paths[signInPage(brand, who)] ?? '/';
}
