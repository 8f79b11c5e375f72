import type { DomainListName, RowOf } from '#core/contract/entities/domain-lists.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { SafeStorage } from '#core/shared/storage.ts';

/** Rows of domain lists, by the name of the list. */
export type KnownLists = { [N in DomainListName]?: readonly RowOf<N>[] };

/** What a page was painted with before its code was there; the first render of its islands says the same. */
interface PaintedRows {
  /** The answers whose rows are painted, by block. */
  blocks: Record<string, readonly unknown[]>;
  /** The domain lists that name values of these rows. */
  lists: KnownLists;
}

declare global {
  interface Window {
    painted?: PaintedRows;
    /** What the boot script of a page with prefetches knows of its visitor, for the script that paints. */
    visitor?: {
      session: PortalSession;
      tab: SafeStorage;
      base: string;
      /** Sends one more prefetch, of a path below the server's address. */
      prefetch: (path: string) => void;
    };
  }
}

/** Attribute of an island whose code has begun to hydrate it: nothing is painted in it any more. */
export const takenOver = 'data-taken-over';
