import x from 'icon:x';
import { useRef } from 'react';
import { rowId, rowText } from '#api/entities/domain-lists.ts';
import { useDomainList } from '#shell/islands/use-domain-list.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { labelOfFilter, listOfFilter } from './filter-lists.ts';
import { type ActiveFilter, activeFilters, type ChoiceFilter, noFilters, withoutFilter } from './filters.ts';
import { resultsId } from './results-id.ts';
import type { Offers } from './use-offers.ts';

/** Every filter that is on, each with a button to remove it. */
export function Chips({ offers }: { offers: Offers }) {
  const { t } = usePage().format;
  const { query, change } = offers;
  const box = useRef<HTMLDivElement>(null);
  const active = activeFilters(query.filters);
  if (active.length === 0) return null;
  const goOn = (index: number): void => {
    // The button is gone with its filter: whoever pressed it goes on at the next one, or at what is found now.
    requestAnimationFrame(() => {
      const next = box.current?.querySelectorAll<HTMLElement>('li button')[index];
      (next ?? document.getElementById(resultsId))?.focus({ preventScroll: true });
    });
  };
  return (
    <div ref={box} className="offers-chips">
      <ul role="list" aria-label={t('offers.activeFilters')}>
        {active.map((filter, index) => (
          <li key={`${filter.key} ${filter.value}`}>
            <Chip
              filter={filter}
              onRemove={() => {
                change((filters) => withoutFilter(filters, filter));
                goOn(index);
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        kind="quiet"
        onClick={() => {
          change(noFilters);
          goOn(active.length);
        }}
      >
        {t('offers.clear')}
      </Button>
    </div>
  );
}

function Chip({ filter, onRemove }: { filter: ActiveFilter; onRemove: () => void }) {
  const { key, value } = filter;
  const { t, date, number } = usePage().format;
  const isChoice = key in listOfFilter;
  const rows = useDomainList(listOfFilter[isChoice ? (key as ChoiceFilter) : 'contrato'], isChoice);
  const row = isChoice ? rows?.find((it) => rowId(it) === value) : undefined;
  const label = t(labelOfFilter[key]);
  const texts: Partial<Record<typeof key, string>> = {
    comun: `«${value}»`,
    omitirInscritos: label,
    fechainicio: `${label}: ${key === 'fechainicio' ? date(value, { dateStyle: 'medium' }) : ''}`,
    salario: `${label}: ${number(Number(value))} €`,
  };
  const text =
    texts[key] ??
    (isChoice ? (row ? rowText(row) : `${label}: ${rows ? value : '…'}`) : `${label}: ${value}`);
  return (
    <button
      type="button"
      className="offers-chip"
      aria-label={t('offers.removeFilter', { name: text })}
      onClick={onRemove}
    >
      <span>{text}</span>
      <Icon shapes={x} />
    </button>
  );
}
