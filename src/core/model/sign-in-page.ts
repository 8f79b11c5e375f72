import type { Side } from '#core/routing/side.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { RouteId } from '#core/routing/table.ts';
import { hasOwnPassword, type SignInSettings } from './own-password.ts';
import type { UserType } from './people.ts';

/** A person to be led to a sign-in page: a type of user, or a side where only that is known. */
export type SignInAudience = UserType | Side;

export type SignInRoute = Extract<RouteId, 'login' | 'login-company' | 'login-graduate'>;

/** Facts of a brand that decide which sign-in page applies. */
export interface SignInBrand {
  paths: PublicBrand['paths'];
  settings: SignInSettings;
}

/** Type of user that each sign-in page is for. */
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

/** Type of user that a sign-in page is for; undefined for other pages. */
export function userTypeAt(route: RouteId): UserType | undefined {
  return Object.hasOwn(typeAt, route) ? typeAt[route as SignInRoute] : undefined;
}

/** Sign-in page for an audience: the first of the brand's pages with a form of its own, else the first. */
export function signInPage({ paths, settings }: SignInBrand, audience: SignInAudience): SignInRoute {
  const pages = pagesOf[audience].filter((route) => paths[route] !== undefined);
  return pages.find((route) => hasOwnPassword(settings, typeAt[route])) ?? pages[0] ?? 'login';
}

/** Address of the sign-in page for an audience. */
export function signInPath(brand: SignInBrand, audience: SignInAudience): string {
  return brand.paths[signInPage(brand, audience)] ?? '/';
}
