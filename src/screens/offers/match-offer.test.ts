import { describe, expect, it } from 'vitest';
import type { OfferCard } from '#api/entities/offer.ts';
import type { OfferFilters } from './filters.ts';
import { filterInSlices } from './in-slices.ts';
import { byDay, matcher, searchable } from './match-offer.ts';

const offer = (values: Partial<OfferCard> = {}): OfferCard => ({
  idoferta: 1,
  titulo: 'Prácticas en análisis de datos',
  empresa: 'Ñandú Logística',
  descripcion: 'Cuadros de mando',
  fecha: '05/03/2026',
  textoPerfilOferta: 'Prácticas',
  provincia: 'Illes Balears',
  nombreIsla: 'Menorca',
  urlAcceso: 'datos',
  titulaciones: [3],
  areaFuncional: 7,
  salario: 500,
  fechaInicio: '2026-09-01',
  ...values,
});
const passes = (filters: OfferFilters, values: Partial<OfferCard> = {}): boolean =>
  matcher(filters)(searchable(offer(values)));

describe('an offer', () => {
  it.each<[OfferFilters, boolean]>([
    [{}, true],
    [{ comun: 'ANALISIS nandu mando' }, true],
    [{ comun: 'análisis contable' }, false],
    [{ titulo: 'datos' }, true],
    [{ titulo: 'mando' }, false],
    [{ provincia: 'menorca' }, true],
    [{ provincia: 'Lleida' }, false],
    [{ titulaciones: [9, 3] }, true],
    [{ titulaciones: [9] }, false],
    [{ areaFuncional: [7] }, true],
    [{ contrato: [1] }, false],
    [{ salario: 500 }, true],
    [{ salario: 501 }, false],
    [{ fechainicio: '2026-09-01' }, true],
    [{ fechainicio: '2026-09-02' }, false],
    [{ titulaciones: [3], comun: 'nada' }, false],
  ])('is found by %j: %s', (filters, isFound) => {
    expect(passes(filters)).toBe(isFound);
  });

  it('that one has applied to can be left out', () => {
    expect(passes({ omitirInscritos: '1' }, { inscrito: true })).toBe(false);
    expect(passes({ omitirInscritos: '1' })).toBe(true);
  });

  it('is in order by the day of its highlight, else by that of its publication', () => {
    const days = [
      offer({ idoferta: 1, fecha: '05/03/2026' }),
      offer({ idoferta: 2, fecha: '01/01/2026', fechaDestacada: '06/03/2026' }),
      offer({ idoferta: 3, fecha: '05/03/2026' }),
    ].map(searchable);
    const ids = (order: 'asc' | 'desc'): number[] =>
      days.toSorted(byDay(order)).map(({ offer: { idoferta } }) => idoferta);
    expect(ids('desc')).toEqual([2, 3, 1]);
    expect(ids('asc')).toEqual([1, 3, 2]);
  });
});

describe('a long list', () => {
  const rows = Array.from({ length: 300 }, (_, index) => index);
  /** Takes longer than a slice. */
  const slowly = (): boolean => {
    const end = performance.now() + 0.3;
    while (performance.now() < end);
    return true;
  };

  it('is filtered in pieces', async () => {
    let pauses = 0;
    const pause = (): Promise<void> => {
      pauses += 1;
      return Promise.resolve();
    };
    expect(await filterInSlices(rows, slowly, () => false, pause)).toEqual(rows);
    expect(pauses).toBeGreaterThan(1);
  });

  it('is left as soon as nobody wants it any more', async () => {
    let count = 0;
    const result = await filterInSlices(
      rows,
      () => {
        count += 1;
        return slowly();
      },
      () => true,
    );
    expect(result).toBeUndefined();
    expect(count).toBeLessThan(rows.length);
  });
});
