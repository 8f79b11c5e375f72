import type { PortalEvent } from '#core/contract/entities/event.ts';
import { localDay } from '#core/i18n/dates.ts';
import { type FiltersOf, typedText } from '#portal/lists/filters/filter-kinds.ts';
import { matchesWords } from '#portal/lists/filters/matches-words.ts';

/** What a list of events is narrowed by: words, and the slug of a category. */
export const eventFilters = { texto: typedText, categoria: typedText } as const;

/** Events of a category whose title or lead has all the words. */
export function filterEvents(
  events: readonly PortalEvent[],
  { texto, categoria }: FiltersOf<typeof eventFilters>,
): PortalEvent[] {
  return events.filter(
    ({ titulo, entradilla, categoria: { slug } }) =>
      (categoria === undefined || slug === categoria) && matchesWords(texto, titulo, entradilla),
  );
}

/** Categories of some events by their names, and the wanted one even where no event has it. */
export function categoriesOf(
  events: readonly PortalEvent[],
  wanted: string | undefined,
): { value: string; label: string }[] {
  const names = new Map(
    events.map(({ categoria: { slug, descripcion } }) => [slug, descripcion ?? slug] as const),
  );
  if (wanted !== undefined && !names.has(wanted)) names.set(wanted, wanted);
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

/** Events in their order, by the month in which they begin, YYYY-MM. */
export function byMonth(events: readonly PortalEvent[]): [month: string, events: PortalEvent[]][] {
  const months = new Map<string, PortalEvent[]>();
  for (const event of events) {
    const month = localDay(event.fecha).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months];
}
