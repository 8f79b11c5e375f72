import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowText } from '#core/contract/entities/domain-lists.ts';
import { sortDomain } from './sort-domain.ts';

const rows = (...texts: string[]) => texts.map((descripcion, id) => ({ id, descripcion }));
const texts = (list: readonly Parameters<typeof rowText>[0][]) => list.map(rowText);

describe('a domain list', () => {
  it('is sorted by the collation of its language', () => {
    const unsorted = rows('Zamora', 'Ávila', 'Ourense', 'ñu', 'Álava', 'nube', 'Ocaña');
    expect(texts(sortDomain('idiomas', unsorted, 'es'))).toEqual([
      'Álava',
      'Ávila',
      'nube',
      'ñu',
      'Ocaña',
      'Ourense',
      'Zamora',
    ]);
  });

  it.each(['areasFuncionales', 'sectoresActividad', 'actividadesrofesionales'] as const)(
    'of areas (%s) ends with “other” entries',
    (name) => {
      const unsorted = rows('Otros', 'Química', 'OTRAS áreas', 'Otrasconas', 'Marketing');
      expect(texts(sortDomain(name, unsorted, 'es'))).toEqual([
        'Marketing',
        'Otrasconas',
        'Química',
        'OTRAS áreas',
        'Otros',
      ]);
      expect(texts(sortDomain(name, rows('Altres', 'Xarxes'), 'ca'))).toEqual(['Xarxes', 'Altres']);
      expect(texts(sortDomain(name, rows('Other', 'Sales', 'Others'), 'en'))).toEqual([
        'Sales',
        'Other',
        'Others',
      ]);
    },
  );

  it('of study areas is sorted by the name of the area', () => {
    const area = (id: number, descripcion: string) => ({
      ambitoEstudo: { id, descripcion },
      especialidadesAmbitoEstudio: [],
    });
    expect(texts(sortDomain('ambitos', [area(1, 'Otros'), area(2, 'Salud'), area(3, 'Arte')], 'es'))).toEqual(
      ['Arte', 'Salud', 'Otros'],
    );
  });

  it('of any other kind sorts “other” like the rest', () => {
    expect(texts(sortDomain('tiposContrato', rows('Prácticas', 'Otros'), 'es'))).toEqual([
      'Otros',
      'Prácticas',
    ]);
  });

  it.each([
    'diasSemana',
    'nivelesIdioma',
    'numeroDeEmpleados',
    'estadosCandidaturasAlumno',
    'tiposPeriodoCurso',
  ] as const)('with a meaningful order (%s) stays in the order of the server', (name) => {
    expect(texts(sortDomain(name, rows('Lunes', 'Martes', 'Jueves'), 'es'))).toEqual([
      'Lunes',
      'Martes',
      'Jueves',
    ]);
  });

  it('of provinces ends with the unknown one', () => {
    const provinces = [
      { id: 53, descripcion: 'Desconocido' },
      { id: 50, descripcion: 'Zaragoza' },
      { id: 15, descripcion: 'A Coruña' },
    ];
    expect(texts(sortDomain('provincias', provinces, 'es'))).toEqual(['A Coruña', 'Zaragoza', 'Desconocido']);
  });

  it('keeps every row and changes nothing in place', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.nat(), descripcion: fc.string() })), (list) => {
        const before = structuredClone(list);
        const sorted = sortDomain('areasFuncionales', list, 'ca');
        expect(list).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sortDomain('areasFuncionales', sorted, 'ca')).toEqual(sorted);
      }),
    );
  });
});
