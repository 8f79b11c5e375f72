import type { ReactNode } from 'react';
import { useIsWide } from '#portal/island/use-is-wide.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { FilterBar, MoreFilters } from './FilterBar.tsx';
import { FilterSheet } from './FilterSheet.tsx';

interface ListFiltersProps {
  search: ReactNode;
  /** Control beside the search where there is room: the order, or a select. */
  beside: ReactNode;
  /** Whether that control filters the list. */
  isBesideOn?: boolean;
  /** All other filters. */
  more: ReactNode;
  /** Number of active ones among `more`. */
  on: number;
  /** Label of the part with `more`; by default "filters". */
  label?: string;
  /** Number of results as text, announced while the filters cover the list. */
  found: string;
  /** Label of the button that returns to the results. */
  show: string;
  /** Removes all filters. */
  clear: () => void;
  /** One row on wide screens, too: the other filters open in a dialog. */
  isRow?: boolean;
}

/** Whether filters open in a dialog over the list instead of standing above it. */
export const useFiltersOver = (): boolean => useIsWide('desktop') === false;

/** Filters above a list; on a phone one row with the search, and a button for all others. */
export function ListFilters(props: ListFiltersProps) {
  const { search, beside, isBesideOn, more, on, label, found, show, clear, isRow = false } = props;
  const isWide = useIsWide('desktop');
  const isOver = isWide === false;
  return (
    <FilterBar isRow={isRow || isOver} isEither={isWide === undefined}>
      {search}
      {!isOver && beside}
      {(isRow || isWide !== true) && (
        <FilterSheet on={on + (isOver && isBesideOn ? 1 : 0)} clear={clear} show={show}>
          <AnnounceResults text={found} />
          {isOver && beside}
          {more}
        </FilterSheet>
      )}
      {!isRow && !isOver && (
        <MoreFilters on={on} {...(label && { label })}>
          {more}
        </MoreFilters>
      )}
    </FilterBar>
  );
}

function AnnounceResults({ text }: { text: string }) {
  useAnnounce(text);
  return null;
}
