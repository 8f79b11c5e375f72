import { describe, expect, it } from 'vitest';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { byDay, matcher, type OfferSearchFilters, searchable } from './match-offer.ts';

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
const passes = (filters: OfferSearchFilters, values: Partial<OfferCard> = {}): boolean =>
  matcher(filters)(searchable(offer(values)));

describe('an offer', () => {
  it.each<[OfferSearchFilters, boolean]>([
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

  it('with an application can be left out', () => {
    expect(passes({ omitirInscritos: '1' }, { inscrito: true })).toBe(false);
    expect(passes({ omitirInscritos: '1' })).toBe(true);
  });

  it('that is not open to the student can be left out, also where the server does not say', () => {
    expect(passes({ soloPosibles: '1' }, { puedeInscribirse: true })).toBe(true);
    expect(passes({ soloPosibles: '1' }, { puedeInscribirse: false })).toBe(false);
    expect(passes({ soloPosibles: '1' })).toBe(false);
  });

  it('is sorted by the day of its highlight or, without one, of its publication', () => {
    const days = [
      offer({ idoferta: 1, fecha: '05/03/2026' }),
      offer({ idoferta: 2, fecha: '01/01/2026', fechaDestacada: '06/03/2026' }),
      offer({ idoferta: 3, fecha: '05/03/2026' }),
    ].map(searchable);
    expect(days.toSorted(byDay).map(({ row: { idoferta } }) => idoferta)).toEqual([2, 3, 1]);
  });
});
