import type { PortalSession } from '../session/stored-session.ts';
import { userTypes } from '#core/model/people.ts';

/** A call that the head of a page sends before any code is there, as it stands in the page's JSON. */
export interface Prefetch {
  /** Address below that of the server, with its query; `pageIdInPath` stands for the `{id}` of the page's address. */
  path: string;
  /** For whom: a bit per kind of person, see `personNumber`. */
  for: number;
  /** Where the tab keeps its answer, below `cache.`; `{user}` stands for the user. */
  kept?: string;
  /** For how long what is kept is enough, in milliseconds. */
  fresh?: number;
  /** Only with this query of the page's address. */
  search?: string;
  /** Where the tab keeps the list that a returning reader sees again, as `kept`. */
  place?: string;
  /** Nothing of the page waits for it. */
  isMinor?: true;
}

/** What of a session decides what a page asks for. */
export type VisitorKind = Pick<PortalSession, 'type' | 'conPracticas' | 'conEmpleo' | 'soloCiclosUAX'>;

/** Number of a kind of person, below 24. */
export function visitorBit({ type, conPracticas, conEmpleo, soloCiclosUAX }: VisitorKind): number {
  return userTypes.indexOf(type) * 8 + (conPracticas ? 4 : 0) + (conEmpleo ? 2 : 0) + (soloCiclosUAX ? 1 : 0);
}

/** Every kind of person. */
export function everyVisitor(): VisitorKind[] {
  const either = [false, true];
  return userTypes.flatMap((type) =>
    either.flatMap((conPracticas) =>
      either.flatMap((conEmpleo) =>
        either.map((soloCiclosUAX) => ({ type, conPracticas, conEmpleo, soloCiclosUAX })),
      ),
    ),
  );
}

/** Stands for the `{id}` of the page's address in what a page asks for. */
export const pageId = '{id}';

/** The same in an address. */
export const pageIdInPath = encodeURIComponent(pageId);

/** Whose answer the tab keeps: the end of a token tells users apart and says nothing about them. */
export const userMark = (token = ''): string => token.slice(-12);
