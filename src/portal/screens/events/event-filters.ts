import type { PortalEvent } from '#core/contract/entities/event.ts';
import { localDay } from '#core/i18n/dates.ts';
import { type FiltersOf, typedText } from '#portal/lists/filters/filter-kinds.ts';
import { matchesWords } from '#portal/lists/filters/matches-words.ts';

/** Filters of a list of events: words, and the slug of a category. */
export const eventFilters = { texto: typedText, categoria: typedText } as const;

/** Filters by category, and words that all have to be in the title or lead. */
export function filterEvents(
  events: readonly PortalEvent[],
  { texto, categoria }: FiltersOf<typeof eventFilters>,
): PortalEvent[] {
  return events.filter(
    ({ titulo, entradilla, categoria: { slug } }) =>
      (categoria === undefined || slug === categoria) && matchesWords(texto, titulo, entradilla),
  );
}

/** Options of the categories of events, sorted by name; includes the chosen one even if no event has it. */
export function categoriesOf(
  events: readonly PortalEvent[],
  chosen: string | undefined,
): { value: string; label: string }[] {
  const names = new Map(
    events.map(({ categoria: { slug, descripcion } }) => [slug, descripcion ?? slug] as const),
  );
  if (chosen !== undefined && !names.has(chosen)) names.set(chosen, chosen);
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

/** Groups events by the month of their start, YYYY-MM, keeping their order. */
export function byMonth(events: readonly PortalEvent[]): [month: string, events: PortalEvent[]][] {
  const months = new Map<string, PortalEvent[]>();
  for (const event of events) {
    const month = localDay(event.fecha).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months];
}
