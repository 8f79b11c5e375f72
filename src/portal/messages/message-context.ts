import { sideOf, type UserType } from '#core/model/people.ts';
import type { Side } from '#core/routing/side.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { fillPattern, type Params } from '#core/routing/pattern.ts';
import type { RouteFacts } from '#core/routing/route-facts.ts';
import type { RouteId } from '#core/routing/table.ts';

/** Who reads a message, and on which page. */
export interface MessageContext {
  side: Side;
  route: RouteId;
  /** The page is a sign-in page. */
  isSignIn?: boolean;
  /** The sign-in page of the reader, which messages link to as `login`. */
  login: RouteId;
  paths: PublicBrand['paths'];
  /** Values of the parameters of the current address. */
  params: Params;
  /** A form of the page has unsaved input. */
  hasUnsavedInput?: boolean;
  /** Name of the person that the page was made for. */
  owner?: string | undefined;
  /** Name of the person who has signed in in another tab meanwhile. */
  other?: string | undefined;
}

/** The button or link of a message. */
export type Action =
  | { kind: 'link' | 'signOut' | 'signInAgain' | 'signInInNewTab'; label: MessageId; href: string }
  | { kind: 'retry' | 'reload'; label: MessageId };

/** The page that a target of a message stands for. */
export function pageOf(target: RouteId, { login }: MessageContext): RouteId {
  return target === 'login' ? login : target;
}

/** Address of a page, with the parameters of the current one; `undefined` for a page that cannot be linked to. */
export function hrefOf(target: RouteId, context: MessageContext): string | undefined {
  const { paths, params } = context;
  const pattern = paths[pageOf(target, context)];
  if (pattern === undefined) return undefined;
  try {
    return fillPattern(pattern, params);
  } catch {
    // The page needs an id that the current address does not have.
    return undefined;
  }
}

/** The side of the portal addressed by a page: the signed-in user's, else the route's. */
export function addressedSide({ side }: Pick<RouteFacts, 'side'>, type: UserType | undefined): Side {
  return type === undefined ? side : sideOf(type);
}
