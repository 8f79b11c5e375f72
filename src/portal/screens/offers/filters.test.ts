import { describe, expect, it } from 'vitest';
import { queryWith, withNamesOnce } from '#portal/island/address/query-text.ts';
import { activeFilters, filtersOf, noFilters, queryValues, readQuery, withoutFilter } from './filters.ts';

const placements = filtersOf('practicas', []);
const jobs = filtersOf('empleo', []);

describe('the filters of offers', () => {
  it('depend on the kind of offer', () => {
    const only = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] =>
      [...a].filter((key) => !b.has(key));
    expect(only(jobs, placements)).toEqual(['contrato', 'salario']);
    expect(only(placements, jobs)).toEqual([
      'areaFuncional',
      'nivelesTitulaciones',
      'tiposFormacion',
      'tituloPrograma',
    ]);
  });

  it('leave out fields that the brand hides', () => {
    const known = filtersOf('empleo', ['salario', 'fechaInicio']);
    expect(known.has('salario')).toBe(false);
    expect(known.has('fechainicio')).toBe(false);
    expect(known.has('contrato')).toBe(true);
  });

  it('survive a round trip through the address', () => {
    const filters = {
      comun: 'datos & gráficos',
      titulaciones: [3, 7],
      omitirInscritos: '1' as const,
      date: 'asc' as const,
    };
    const search = queryWith('?modo=todas&salario=3', queryValues(filters, placements));
    expect(search).toBe(
      '?modo=todas&salario=3&comun=datos+%26+gr%C3%A1ficos&date=asc&titulaciones=3,7&omitirInscritos=1',
    );
    expect(readQuery(new URLSearchParams(search), placements)).toEqual({ mode: 'todas', filters });
    expect(queryWith(search, queryValues({}, placements))).toBe('?modo=todas&salario=3');
  });

  it('are read from old addresses, which repeat the names of filters', () => {
    const old = withNamesOnce('?titulaciones=3&modo=todas&titulaciones=7');
    expect(readQuery(new URLSearchParams(old), placements)).toEqual({
      mode: 'todas',
      filters: { titulaciones: [3, 7] },
    });
  });

  it('ignore values that cannot be chosen', () => {
    const wild =
      '?modo=x&titulaciones=a,2,2&fechainicio=ayer&date=desc&omitirInscritos=0&comun=%20&salario=100';
    expect(readQuery(new URLSearchParams(wild), placements)).toEqual({ filters: { titulaciones: [2] } });
    expect(readQuery(new URLSearchParams('?salario=-5&contrato=99999999999'), jobs)).toEqual({ filters: {} });
  });

  it('are removed one by one, or all except the order', () => {
    const filters = { comun: 'datos', titulaciones: [3, 7], date: 'asc' } as const;
    const own = { ...filters, titulaciones: [3, 7] };
    expect(activeFilters(own)).toEqual([
      { key: 'comun', value: 'datos' },
      { key: 'titulaciones', value: 3 },
      { key: 'titulaciones', value: 7 },
    ]);
    const one = withoutFilter(own, { key: 'titulaciones', value: 3 });
    expect(one).toEqual({ ...filters, titulaciones: [7] });
    expect(withoutFilter(one, { key: 'titulaciones', value: 7 })).toEqual({ comun: 'datos', date: 'asc' });
    expect(noFilters(own)).toEqual({ date: 'asc' });
  });
});
