import chevron from 'icon:chevron-down';
import { type ReactNode, useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { ShowMore } from '../list/ShowMore.tsx';
import { useShownCount } from '../list/use-shown-count.ts';
import type { ArrangedRows } from './arrange-rows.ts';
import type { GroupedRows } from './use-row-groups.ts';
import './grouped.scss';

interface RowGroupsProps<Row> {
  list: GroupedRows<Row>;
  rowKey: (row: Row) => string | number;
  /** Level of the headings of the groups. */
  level?: 2 | 3;
  /** Key of a row that has to be rendered in any case, such as the one in the address. */
  linked?: string | number | undefined;
  children: (row: Row) => ReactNode;
}

/** Rows of a list in groups by their state, each with its number; ended or complete rows are folded. */
export function RowGroups<Row>({ list, ...rest }: RowGroupsProps<Row>) {
  const { linked, rowKey } = rest;
  return list.groups.map((group) => {
    const index = linked === undefined ? -1 : group.rows.findIndex((row) => rowKey(row) === linked);
    const isFolded = group.isFolded === true && index < 0;
    return (
      // Folds and unfolds as the filters do, whatever was pressed before.
      <Group
        key={`${group.key} ${isFolded}`}
        {...rest}
        {...{ group, isFolded }}
        query={list.query}
        least={index + 1}
      />
    );
  });
}

interface GroupProps<Row> extends Omit<RowGroupsProps<Row>, 'list'> {
  group: ArrangedRows<Row>['groups'][number];
  isFolded: boolean;
  query: string;
  least: number;
}

function Group<Row>({ group, isFolded, query, least, rowKey, level = 2, children }: GroupProps<Row>) {
  const { t, number } = usePage().format;
  const [isOpen, setOpen] = useState(!isFolded);
  const { shown, showMore } = useShownCount(query, least);
  const list = useRef<HTMLUListElement>(null);
  const { name, rows } = group;
  const Heading = `h${level}` as const;
  return (
    <details className="row-group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Heading>
          {t(name)} <span className="list-badge">{number(rows.length)}</span>
        </Heading>
        <Icon shapes={chevron} />
      </summary>
      {isOpen && (
        <>
          <ul ref={list} className="folding-rows" role="list">
            {rows.slice(0, shown).map((row) => (
              <li key={rowKey(row)} data-row={rowKey(row)}>
                {children(row)}
              </li>
            ))}
          </ul>
          <ShowMore
            shown={Math.min(shown, rows.length)}
            total={rows.length}
            onMore={() => {
              showMore();
              // Moves the focus from the button to the first of the added rows.
              requestAnimationFrame(() => {
                list.current?.children[shown]?.querySelector('summary')?.focus({ preventScroll: true });
              });
            }}
          />
        </>
      )}
    </details>
  );
}
