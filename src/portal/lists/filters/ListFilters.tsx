import type { ReactNode } from 'react';
import { useIsWide } from '#portal/island/use-is-wide.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { FilterBar, MoreFilters } from './FilterBar.tsx';
import { FilterSheet } from './FilterSheet.tsx';

interface ListFiltersProps {
  search: ReactNode;
  /** Stands beside the search where there is room: the order, or a choice. */
  beside: ReactNode;
  /** Whether that narrows the list now. */
  isBesideOn?: boolean;
  /** All else, and how many of it are on. */
  more: ReactNode;
  on: number;
  /** Words of what has all else; those for filters otherwise. */
  label?: string;
  /** How many are found: what is read out while the filters lie over them, and the words of what leads back to them. */
  found: string;
  show: string;
  /** Takes all of them away. */
  clear: () => void;
}

/** Whether filters lie over the list instead of standing above it. */
export const useFiltersOver = (): boolean => useIsWide('desktop') === false;

/** What narrows a list, above it. On a phone that is one row: the search, and a button for all else. */
export function ListFilters(props: ListFiltersProps) {
  const { search, beside, isBesideOn, more, on, label, found, show, clear } = props;
  if (useFiltersOver())
    return (
      <FilterBar isRow>
        {search}
        <FilterSheet on={on + (isBesideOn ? 1 : 0)} clear={clear} show={show}>
          <Found text={found} />
          {beside}
          {more}
        </FilterSheet>
      </FilterBar>
    );
  return (
    <FilterBar>
      {search}
      {beside}
      <MoreFilters on={on} {...(label && { label })}>
        {more}
      </MoreFilters>
    </FilterBar>
  );
}

function Found({ text }: { text: string }) {
  useAnnounce(text);
  return null;
}
