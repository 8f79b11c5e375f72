import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { userTypes } from '#core/model/people.ts';

/** A prefetch in the page's JSON: a call that the boot script sends before any chunk is loaded. */
export interface Prefetch {
  /** Path below the server's address, with its query; `pageIdInPath` stands for the `{id}` of the page's address. */
  path: string;
  /** Visitor kinds that it is sent for: a bit mask of `visitorBit`. */
  for: number;
  /** Key of the cached answer in the tab, below `cache.`; `{user}` stands for the user. */
  cached?: string;
  /** Stale time of the cached answer, in milliseconds. */
  fresh?: number;
  /** Only with this query of the page's address. */
  search?: string;
  /** Key of the list position that a returning reader gets back, in the form of `cached`. */
  list?: string;
  /** It is sent after the first paint. */
  isMinor?: true;
}

/** The facts of a session that decide which prefetches a page sends. */
export type VisitorKind = Pick<PortalSession, 'type' | 'conPracticas' | 'conEmpleo' | 'soloCiclosUAX'>;

/** Number of a visitor kind, below 24: its bit in `Prefetch.for`. */
export function visitorKindBit({ type, conPracticas, conEmpleo, soloCiclosUAX }: VisitorKind): number {
  return userTypes.indexOf(type) * 8 + (conPracticas ? 4 : 0) + (conEmpleo ? 2 : 0) + (soloCiclosUAX ? 1 : 0);
}

/** Every visitor kind. */
export function visitorKinds(): VisitorKind[] {
  const either = [false, true];
  return userTypes.flatMap((type) =>
    either.flatMap((conPracticas) =>
      either.flatMap((conEmpleo) =>
        either.map((soloCiclosUAX) => ({ type, conPracticas, conEmpleo, soloCiclosUAX })),
      ),
    ),
  );
}

/** Placeholder for the `{id}` of the page's address in the input of a prefetch. */
export const pageId = '{id}';

/** The placeholder as it appears in an encoded path. */
export const pageIdInPath = encodeURIComponent(pageId);

/** Marks the cached answers of a user: the end of the token tells users apart and reveals nothing about them. */
export const userCacheKey = (token = ''): string => token.slice(-12);
