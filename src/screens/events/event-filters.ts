import type { PortalEvent } from '#api/entities/event.ts';
import { folded } from '#shared/folded.ts';
import { localDay } from '#shell/event-card/upcoming.ts';

/** What a list of events is narrowed by, under the names of the query; empty: by nothing. */
export interface EventFilters {
  texto: string;
  /** Slug of a category. */
  categoria: string;
}

export const noFilters: EventFilters = { texto: '', categoria: '' };

export function eventFiltersOf(query: URLSearchParams): EventFilters {
  return { texto: query.get('texto') ?? '', categoria: query.get('categoria') ?? '' };
}

/** Events of a category whose title or lead has all the words, whatever their case and accents. */
export function filterEvents(
  events: readonly PortalEvent[],
  { texto, categoria }: EventFilters,
): PortalEvent[] {
  const words = folded(texto).split(/\s+/).filter(Boolean);
  return events.filter(({ titulo, entradilla = '', categoria: { slug } }) => {
    const text = folded(`${titulo}\n${entradilla}`);
    return (!categoria || slug === categoria) && words.every((word) => text.includes(word));
  });
}

/** Categories of some events by their names, and the wanted one even where no event has it. */
export function categoriesOf(
  events: readonly PortalEvent[],
  wanted: string,
): { value: string; label: string }[] {
  const names = new Map(
    events.map(({ categoria: { slug, descripcion } }) => [slug, descripcion ?? slug] as const),
  );
  if (wanted && !names.has(wanted)) names.set(wanted, wanted);
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
