import x from 'icon:x';
import { type ComponentType, useRef } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import './filters.scss';

interface FilterChipsProps<F> {
  /** Active filters; a filter with several values has an entry for each. */
  filters: readonly F[];
  keyOf: (filter: F) => string;
  remove: (filter: F) => void;
  clear: () => void;
  /** Id of the results' heading, which gets the focus after the last filter is removed. */
  resultsId: string;
  /** Renders a `FilterChip` with the text of a filter. */
  chip: ComponentType<{ filter: F; onRemove: () => void }>;
}

/** Active filters as buttons that remove them. */
export function FilterChips<F>({
  filters,
  keyOf,
  remove,
  clear,
  resultsId,
  chip: Chip,
}: FilterChipsProps<F>) {
  const { t } = usePage().format;
  const box = useRef<HTMLDivElement>(null);
  if (filters.length === 0) return null;
  const focusNext = (index: number): void => {
    // The pressed button disappears with its filter: focus the next one, or the results.
    requestAnimationFrame(() => {
      const next = box.current?.querySelectorAll<HTMLElement>('li button')[index];
      (next ?? document.getElementById(resultsId))?.focus({ preventScroll: true });
    });
  };
  return (
    <div ref={box} className="list-chips">
      <ul role="list" aria-label={t('frame.activeFilters')}>
        {filters.map((filter, index) => (
          <li key={keyOf(filter)}>
            <Chip
              filter={filter}
              onRemove={() => {
                remove(filter);
                focusNext(index);
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        kind="quiet"
        onClick={() => {
          clear();
          focusNext(filters.length);
        }}
      >
        {t('actions.clearFilters')}
      </Button>
    </div>
  );
}

/** Active filter as a button that removes it. */
export function FilterChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = usePage().format;
  return (
    <button
      type="button"
      className="list-chip"
      aria-label={t('frame.removeFilter', { name: text })}
      onClick={onRemove}
    >
      <span>{text}</span>
      <Icon shapes={x} />
    </button>
  );
}
