import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { labelOfFilter, listOfFilter } from './filter-lists.ts';
import type { ActiveFilter, ChoiceFilter } from './filters.ts';

/** Text of an active filter. */
export function useFilterText(filter: ActiveFilter): string {
  const { key, value } = filter;
  const { t, date, number } = usePage().format;
  const isChoice = key in listOfFilter;
  const words = useDomainLabels(listOfFilter[isChoice ? (key as ChoiceFilter) : 'contrato'], isChoice);
  const label = t(labelOfFilter[key]);
  const texts: Partial<Record<typeof key, string>> = {
    comun: `«${value}»`,
    omitirInscritos: label,
    soloPosibles: label,
    fechainicio: `${label}: ${key === 'fechainicio' ? date(value, { dateStyle: 'medium' }) : ''}`,
    salario: `${label}: ${number(Number(value))} €`,
  };
  return (
    texts[key] ??
    (isChoice ? (words?.of(Number(value)) ?? `${label}: ${words ? value : '…'}`) : `${label}: ${value}`)
  );
}

export const FilterText = ({ filter }: { filter: ActiveFilter }): string => useFilterText(filter);
