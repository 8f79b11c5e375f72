import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { withoutOptional } from '#core/routing/pattern.ts';
import type { RouteId } from '#core/routing/table.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

/** Ids of the entries of the side menu; each has an icon. */
export type EntryId =
  | 'home'
  | 'offers'
  | 'other-offers'
  | 'applications'
  | 'placements'
  | 'new-offer'
  | 'proposal'
  | 'programmes'
  | 'dates'
  | 'documents'
  | 'procedures'
  | 'help'
  | 'events'
  | 'guides'
  | 'surveys'
  | 'change'
  | 'education'
  | 'company'
  | 'deletion';

/** A count that may be loading, or that could not be loaded. */
export type Count = number | 'loading' | 'failed';

export interface SideEntry {
  id: EntryId;
  /** Page that the entry leads to; absent for an action on this page. */
  route?: RouteId;
  href?: string;
  /** Text of the entry, where it is not the title of its page. */
  label?: MessageId;
  /** Its count is loading, on which it depends whether the entry is shown. */
  pending?: true;
}

export interface EntriesProps {
  /** Called when an entry starts an action on this page. */
  onAct: () => void;
}

/** The facts of a brand that decide its menus. */
export type MenuBrand = Pick<PublicBrand, 'paths' | 'settings'>;

/** The entry that leads to a page, if the brand has it. */
export function pageEntry(
  { paths }: Pick<PublicBrand, 'paths'>,
  id: EntryId,
  route: RouteId,
  more: { label?: MessageId; hash?: string } = {},
): SideEntry[] {
  const path = paths[route];
  if (path === undefined) return [];
  const { label, hash = '' } = more;
  return [{ id, route, href: withoutOptional(path) + hash, ...omitUndefined({ label }) }];
}

/** The entries, unless their count is 0. After a failed count they are shown: their page reports the error. */
export function counted(entries: readonly SideEntry[], count: Count): SideEntry[] {
  if (count === 0) return [];
  return entries.map((entry) => (count === 'loading' ? { ...entry, pending: true } : entry));
}
