import { describe, expect, it } from 'vitest';
import type { PortalEvent } from '#core/contract/entities/event.ts';
import { readFilters } from '#portal/lists/filters/filter-kinds.ts';
import { byMonth, categoriesOf, eventFilters, filterEvents } from './event-filters.ts';

const event = (titulo: string, slug: string, more: Partial<PortalEvent> = {}): PortalEvent => ({
  idEvento: 1,
  fecha: '2026-03-05T10:00',
  titulo,
  categoria: { slug },
  destacado: false,
  urlAcceso: titulo,
  ...more,
});

const events = [
  event('Foro de empleo', 'ferias', { entradilla: 'Sesenta expositores' }),
  event('Charla', 'charlas', { entradilla: 'Orientación y FÒRUM abierto' }),
  event('Taller de voz', 'talleres', { categoria: { slug: 'talleres', descripcion: 'Talleres' } }),
];
const titlesOf = (filters: Parameters<typeof filterEvents>[1]): string[] =>
  filterEvents(events, filters).map(({ titulo }) => titulo);

describe('the list of events', () => {
  it('is complete without filters', () => {
    expect(titlesOf({})).toHaveLength(3);
    expect(titlesOf({ texto: '  ' })).toHaveLength(3);
  });

  it('is filtered by words of title and lead, in any case, accents and order', () => {
    expect(titlesOf({ texto: 'FORO' })).toEqual(['Foro de empleo']);
    expect(titlesOf({ texto: 'forum' })).toEqual(['Charla']);
    expect(titlesOf({ texto: 'orientacion' })).toEqual(['Charla']);
    expect(titlesOf({ texto: 'expositores foro' })).toEqual(['Foro de empleo']);
    expect(titlesOf({ texto: 'foro charla' })).toEqual([]);
  });

  it('is filtered by the slug of the category', () => {
    expect(titlesOf({ categoria: 'ferias' })).toEqual(['Foro de empleo']);
    expect(titlesOf({ categoria: 'feria' })).toEqual([]);
    expect(titlesOf({ categoria: 'ferias', texto: 'voz' })).toEqual([]);
  });

  it('reads its filters from the address', () => {
    const read = (query: string) => readFilters(eventFilters, new URLSearchParams(query));
    expect(read('?texto=a%20b&categoria=ferias&x=1')).toEqual({ texto: 'a b', categoria: 'ferias' });
    expect(read('?texto=')).toEqual({});
  });

  it('offers the categories of the events, and the one in the address', () => {
    expect(categoriesOf(events, undefined)).toEqual([
      { value: 'charlas', label: 'charlas' },
      { value: 'ferias', label: 'ferias' },
      { value: 'talleres', label: 'Talleres' },
    ]);
    expect(categoriesOf(events, 'otras').map(({ value }) => value)).toContain('otras');
  });

  it('is grouped by month', () => {
    const dated = [
      event('a', 'x'),
      event('b', 'x', { fecha: '2026-04-01' }),
      event('c', 'x', { fecha: '2026-04-30' }),
    ];
    expect(byMonth(dated).map(([month, ofMonth]) => [month, ofMonth.length])).toEqual([
      ['2026-03', 1],
      ['2026-04', 2],
    ]);
  });
});
