import { describe, expect, it } from 'vitest';
import type { Process } from '#core/contract/entities/process.ts';
import { readFilters } from '#portal/lists/filters/filter-kinds.ts';
import { presentOffers, sortOffers } from './offer-order.ts';
import { activeFilters, filterOffers, ownFilters } from './own-offers.ts';

const today = '2026-03-10';
const offer = (idoferta: number, titulo: string, values: Partial<Process>): Process => ({
  idoferta,
  urlAcceso: `oferta-${idoferta}`,
  titulo,
  idPerfil: 2,
  idEstado: 1,
  Estado: 'activa',
  fecha: '2026-02-01',
  numCandidatos: 0,
  numCandidatosSinLeer: 0,
  ...values,
});
const all = [
  offer(1, 'Prácticas en diseño', { numCandidatos: 4, fechaCaducidad: '2026-03-12' }),
  offer(2, 'Soldadura', { Estado: 'pendiente', fecha: '2026-03-08', fechaCaducidad: '2026-06-01' }),
  offer(3, 'Contable', { idPerfil: 1, Estado: 'cerrada', fecha: '2025-11-30', numCandidatos: 9 }),
  offer(4, 'Diseñadora', { idPerfil: 1, numCandidatos: 3, numCandidatosSinLeer: 2 }),
  offer(5, 'Almacén', { Estado: 'caducada', fecha: '2025-12-01', fechaCaducidad: '2026-01-31' }),
];
const read = (query: string) => readFilters(ownFilters, new URLSearchParams(query));

describe('the filters of own offers', () => {
  it.each([
    ['', [1, 2, 3, 4, 5]],
    ['titulo=DISEN', [1, 4]],
    ['titulo=5', [5]],
    ['tipo=empleo', [3, 4]],
    ['estado=pendiente,cerrada', [2, 3]],
    ['estado=eliminada,otra', [1, 2, 3, 4, 5]],
    ['desde=2026-02-01', [1, 2, 4]],
    ['desde=2025-12-01&hasta=2026-02-01', [1, 4, 5]],
    ['hasta=2025-11-30', [3]],
    ['omitirLeidos=1', [4]],
    ['soloConCandidatos=1', [1, 3, 4]],
    ['caducanPronto=1', [1]],
    ['soloConCandidatos=1&tipo=practicas&desde=2026-13-40', [1]],
  ])('match by words, kind, state, day and candidacies: %s', (query, ids) => {
    expect(filterOffers(all, read(query), today).map(({ idoferta }) => idoferta)).toEqual(ids);
  });

  it('are listed if active, with an entry per state and without kind and order', () => {
    expect(activeFilters(read('tipo=empleo&orden=antiguas'))).toEqual([]);
    expect(activeFilters(read('estado=cerrada,activa&omitirLeidos=1'))).toEqual([
      { key: 'estado', value: 'activa' },
      { key: 'estado', value: 'cerrada' },
      { key: 'omitirLeidos', value: '1' },
    ]);
  });
});

it.each([
  [undefined, [2, 4, 1, 5, 3]],
  ['antiguas', [3, 5, 1, 4, 2]],
  ['caducidad', [1, 2, 4, 5, 3]],
  ['candidaturas', [4, 3, 1, 2, 5]],
] as const)('own offers are sorted by %s', (orden, ids) => {
  expect(sortOffers(all, orden).map(({ idoferta }) => idoferta)).toEqual(ids);
});

it('deleted offers are left out even if the server sends them', () => {
  expect(presentOffers([...all, offer(6, 'Borrada', { Estado: 'eliminada' })])).toEqual(all);
});
