import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { withoutOptional } from '#core/routing/pattern.ts';
import type { RouteId } from '#core/routing/table.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

/** What entries of the side menu are about; each has an icon. */
export type EntryId =
  | 'home'
  | 'offers'
  | 'other-offers'
  | 'applications'
  | 'placements'
  | 'new-offer'
  | 'proposal'
  | 'programmes'
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

/** How many there are of something; it may not be known yet, or not be known at all. */
export type Count = number | 'loading' | 'failed';

export interface SideEntry {
  id: EntryId;
  /** Page that it leads to; none for what is done on the spot. */
  route?: RouteId;
  href?: string;
  /** Text of its own, where it is not the title of its page. */
  label?: MessageId;
  /** Whether it is still unknown if it will be shown. */
  pending?: true;
}

export interface EntriesProps {
  /** Called when an entry does something on this page. */
  onAct: () => void;
}

/** What of a brand decides its menus. */
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

/** Shows entries if there is something behind them. What cannot be counted is shown: its page says what is wrong. */
export function counted(entries: readonly SideEntry[], count: Count): SideEntry[] {
  if (count === 0) return [];
  return entries.map((entry) => (count === 'loading' ? { ...entry, pending: true } : entry));
}
