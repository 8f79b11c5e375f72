import { sideOf, type UserType } from '#core/model/people.ts';
import type { Side } from '#core/routing/side.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { fillPattern, type Params } from '#core/routing/pattern.ts';
import type { RouteFacts } from '#core/routing/route-facts.ts';
import type { RouteId } from '#core/routing/table.ts';

/** Where someone is who is told something. */
export interface MessageContext {
  side: Side;
  route: RouteId;
  /** It is a sign-in page. */
  isSignIn?: boolean;
  /** The sign-in page of the message's reader: what messages call `login`. */
  login: RouteId;
  paths: PublicBrand['paths'];
  /** Values of the parameters of the present address. */
  params: Params;
  /** Something typed on the page is not sent. */
  hasTyped?: boolean;
  /** Whose the page is, by name. */
  owner?: string | undefined;
  /** Who has signed in in another tab meanwhile, by name. */
  other?: string | undefined;
}

/** What can be done about a message. */
export type Action =
  | { kind: 'link' | 'signOut' | 'signInAgain' | 'signInBeside'; label: MessageId; href: string }
  | { kind: 'retry' | 'reload'; label: MessageId };

/** The page that a message means. */
export function pageOf(target: RouteId, { login }: MessageContext): RouteId {
  return target === 'login' ? login : target;
}

/** Address of a page, with the parameters of the present one; `undefined` for a page that cannot be linked to. */
export function hrefOf(target: RouteId, from: MessageContext): string | undefined {
  const { paths, params } = from;
  const pattern = paths[pageOf(target, from)];
  if (pattern === undefined) return undefined;
  try {
    return fillPattern(pattern, params);
  } catch {
    // It needs an id that the present address does not have.
    return undefined;
  }
}

/** Which half of the portal a page speaks to: that of the signed-in user, else what the page is for. */
export function sideAt({ side }: Pick<RouteFacts, 'side'>, type: UserType | undefined): Side {
  return type === undefined ? side : sideOf(type);
}
