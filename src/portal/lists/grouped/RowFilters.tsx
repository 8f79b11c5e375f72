import searchX from 'icon:search-x';
import { type ReactNode, useRef } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { SearchFilter } from '../filters/FilterBar.tsx';
import { ListCount } from '../list/ListCount.tsx';
import type { GroupedRows } from './use-row-groups.ts';
import './grouped.scss';

interface RowFiltersProps<Row> {
  list: GroupedRows<Row>;
  texts: {
    /** Label of the search. */
    search: string;
    /** Label of the entry with all rows. */
    all: string;
    /** Label of the switch between the groups. */
    parts: string;
    /** Number of matches as text. */
    count: string;
    /** Said when no row matches. */
    noneFound: string;
  };
  /** Tools of the list, beside the count. */
  children?: ReactNode;
}

/** Search, groups and views, and the number of matches, above a list; short lists only have the number. */
export function RowFilters<Row>({ list, texts, children }: RowFiltersProps<Row>) {
  const { t, number } = usePage().format;
  const count = useRef<HTMLParagraphElement>(null);
  const { hasFilters, tabs, part, choosePart, total, matches } = list;
  const entries = [
    { key: '', label: texts.all, count: total },
    ...tabs.map(({ name, ...tab }) => ({ ...tab, label: t(name) })),
  ];
  const clear = (): void => {
    list.clear();
    // The pressed button is removed together with the filters.
    count.current?.focus({ preventScroll: true });
  };
  return (
    <div className="row-filters">
      {hasFilters && (
        <>
          {/* Not a form: sections around it have forms of their own, and pages more than one search. */}
          <div className="list-filters row-search" role="search" aria-label={texts.search}>
            <SearchFilter label={texts.search} name={list.searchName} />
          </div>
          {entries.length > 2 && (
            <div className="row-tabs" role="group" aria-label={texts.parts}>
              {entries.map((entry) => (
                <button
                  key={entry.key}
                  type="button"
                  className="row-tab"
                  aria-pressed={entry.key === (part ?? '')}
                  onClick={() => choosePart(entry.key)}
                >
                  {entry.label} <span className="list-badge">{number(entry.count)}</span>
                </button>
              ))}
            </div>
          )}
        </>
      )}
      <ListCount ref={count} text={texts.count} onClear={list.isFiltered && clear}>
        {children}
      </ListCount>
      {matches.length === 0 && list.isFiltered && <PageState icon={searchX} text={texts.noneFound} />}
    </div>
  );
}
