import check from 'icon:check';
import chevron from 'icon:chevron-right';
import minus from 'icon:minus';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import {
  chosenOf,
  filterGroups,
  lineAfter,
  linesOf,
  toggled,
  type TreeGroup,
  type TreeLine,
} from './tree.ts';

interface TreePanelProps {
  label: string;
  groups: readonly TreeGroup[];
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
  onClose: () => void;
}

/**
 * Tree of groups and entries, with selection of single entries or whole groups, by pointer or by keyboard (ARIA tree
 * pattern). Searching opens the groups with matches.
 */
export function TreePanel({ label, groups, chosen, onChoose, onClose }: TreePanelProps) {
  const { t } = usePage().format;
  const id = useId();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [active, setActive] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.focus(), []);

  const shown = filterGroups(groups, search);
  const isSearching = search.trim() !== '';
  const lines = linesOf(shown, (group) => isSearching || open.has(group));
  const set = new Set(chosen);
  const current = lines.some(({ key }) => key === active) ? active : lines[0]?.key;
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0);

  const goTo = (line: TreeLine | undefined): void => {
    if (!line) return;
    setActive(line.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${line.key}"]`)?.focus();
  };
  const unfold = (line: TreeLine, isOpen: boolean): void => {
    const group = Number(line.group.slice(1));
    const next = new Set(open);
    if (isOpen) next.add(group);
    else next.delete(group);
    setOpen(next);
  };
  const choose = (line: TreeLine): void => {
    setActive(line.key);
    onChoose(toggled(line, chosen));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = lines.findIndex(({ key }) => key === current);
    const line = lines[index];
    if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = lineAfter(event.key, index, lines);
    if (next !== undefined) goTo(lines[next]);
    else if (event.key === 'ArrowRight' && line.isOpen === false) unfold(line, true);
    else if (event.key === 'ArrowLeft' && line.isOpen) unfold(line, false);
    else if (event.key === ' ' || event.key === 'Enter') choose(line);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return (
    <div
      className="tree"
      // The search text is not part of the form.
      onInput={(event) => event.stopPropagation()}
    >
      <label htmlFor={id}>{t('forms.treeSearch')}</label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && search === '') onClose();
          if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          goTo(lines.find(({ level }) => level === 2) ?? lines[0]);
        }}
      />
      <p role="status" className="field-note">
        {isSearching && t('forms.treeFound', { count })}
      </p>
      <div
        ref={list}
        role="tree"
        aria-label={label}
        aria-multiselectable
        className="tree-lines"
        onKeyDown={onKeyDown}
      >
        {lines.map((line) => {
          const isChosen = chosenOf(line, set);
          return (
            <div
              key={line.key}
              data-key={line.key}
              role="treeitem"
              className={`tree-line tree-level-${line.level}`}
              tabIndex={line.key === current ? 0 : -1}
              aria-level={line.level}
              aria-posinset={line.position}
              aria-setsize={line.siblingCount}
              aria-expanded={line.isOpen}
              aria-checked={isChosen}
              onFocus={() => setActive(line.key)}
              onClick={({ target }) => {
                if (line.isOpen !== undefined && (target as Element).closest('.tree-fold'))
                  unfold(line, !line.isOpen);
                else choose(line);
              }}
            >
              {line.level === 1 && (
                <span className="tree-fold" aria-hidden="true">
                  <Icon shapes={chevron} />
                </span>
              )}
              <span className="tree-mark" aria-hidden="true">
                {isChosen !== false && <Icon shapes={isChosen === true ? check : minus} />}
              </span>
              <span>{line.label}</span>
              {line.level === 1 && (
                <span className="tree-count">
                  {line.ids.filter((entryId) => set.has(entryId)).length}/{line.ids.length}
                </span>
              )}
            </div>
          );
        })}
      </div>
      <div className="tree-actions">
        <Button onClick={onClose}>{t('forms.treeDone')}</Button>
      </div>
    </div>
  );
}
