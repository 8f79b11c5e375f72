import x from 'icon:x';
import { type ComponentType, useRef } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import './filters.scss';

interface FilterChipsProps<F> {
  /** The filters that are on, each entry of one that has several. */
  filters: readonly F[];
  keyOf: (filter: F) => string;
  remove: (filter: F) => void;
  clear: () => void;
  /** Where someone who has removed the last one goes on: the heading of what is found. */
  resultsId: string;
  /** A `FilterChip` with the words of a filter. */
  chip: ComponentType<{ filter: F; onRemove: () => void }>;
}

/** Every filter that is on, each with a button to remove it. */
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
  const goOn = (index: number): void => {
    // The button is gone with its filter: the person who pressed it goes on at the next one, or at what is found now.
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
                goOn(index);
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        kind="quiet"
        onClick={() => {
          clear();
          goOn(filters.length);
        }}
      >
        {t('actions.clearFilters')}
      </Button>
    </div>
  );
}

/** A filter that is on, in words; pressing it removes it. */
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
