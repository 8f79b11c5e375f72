import type { PortalHalf } from '#api/error-table.ts';
import type { PublicBrand } from '#brand/public-brand.ts';
import type { MessageId } from '#i18n/messages.ts';
import { fillPattern, type Params } from '#routing/pattern.ts';
import type { RouteId } from '#routing/table.ts';

/** Where someone is who is told something. */
export interface Standpoint {
  half: PortalHalf;
  route: RouteId;
  paths: PublicBrand['paths'];
  /** Values of the parameters of the present address. */
  params: Params;
}

/** What can be done about a message. */
export type Action =
  | { kind: 'link' | 'signOut' | 'signInAgain'; label: MessageId; href: string }
  | { kind: 'retry' | 'reload'; label: MessageId };

/** Address of a page, with the parameters of the present one; `undefined` for a page that cannot be linked to. */
export function hrefOf(target: RouteId, { paths, params }: Standpoint): string | undefined {
  const pattern = paths[target];
  if (pattern === undefined) return undefined;
  try {
    return fillPattern(pattern, params);
  } catch {
    // It needs an id that the present address does not have.
    return undefined;
  }
}

const companyRoutes: readonly RouteId[] = ['login-company', 'account-request', 'reset-login', 'set-login'];

/** Which half of the portal a page speaks to: that of whoever is signed in, else what the page is for. */
export function halfAt(route: RouteId, type: string | undefined): PortalHalf {
  if (type !== undefined) return type === 'Empresa' ? 'company' : 'student';
  return companyRoutes.includes(route) ? 'company' : 'student';
}
