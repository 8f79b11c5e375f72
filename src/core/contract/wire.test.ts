import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dameOferta } from '#core/contract/calls/student-offer.ts';
import { dameOfertasUsuario } from '#core/contract/calls/student-offers.ts';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import { logaUsuario } from '#core/contract/calls/account.ts';
import { decodeQuery, encodeQuery, parseJson, pathOf } from './wire.ts';

describe('the address of a call', () => {
  it('contains its parameters', () => {
    expect(pathOf(logaUsuario, { tipo: 'Empresa' })).toBe('/Empresa/logaUsuario');
    expect(pathOf(dameOfertasUsuario, { type: 'empleo', page: 3 })).toBe(
      '/Alumno/dameOfertasUsuario/empleo/3',
    );
  });

  it('keeps any parameter within its segment', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
        (url) => {
          const [, , , segment = '', ...rest] = pathOf(dameOferta, { url }).split('/');
          expect(rest).toEqual([]);
          expect(decodeURIComponent(segment)).toBe(url);
        },
      ),
    );
  });

  it('requires every parameter', () => {
    expect(() => pathOf(dameOferta, {})).toThrow('needs a value for url');
  });
});

describe('a query', () => {
  const { query } = dameProcesosEmpleoYpracticas;

  it('repeats the key of a list, and leaves out what is empty', () => {
    expect(
      encodeQuery({ estado: ['activa', 'cerrada'], titulo: '', desde: undefined, omitirLeidos: '1' }),
    ).toBe('?estado=activa&estado=cerrada&omitirLeidos=1');
    expect(encodeQuery({})).toBe('');
  });

  it('is read as it was written', () => {
    const filters = fc.record(
      {
        estado: fc.uniqueArray(fc.constantFrom('pendiente', 'activa', 'cerrada'), { minLength: 1 }),
        titulo: fc.string({ minLength: 1 }).filter((text) => text.isWellFormed()),
        type: fc.uniqueArray(fc.constantFrom('practicas', 'empleo'), { minLength: 1 }),
        caducanPronto: fc.constant('1'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, (values) => {
        const decoded = decodeQuery(query, new URLSearchParams(encodeQuery(values)));
        expect(query.parse(decoded)).toEqual(values);
      }),
    );
  });

  it('turns the numbers of lists into numbers', () => {
    const decoded = decodeQuery(
      dameOfertasUsuario.query,
      new URLSearchParams('titulaciones=4&salario=1000&nada=1'),
    );
    expect(dameOfertasUsuario.query.parse(decoded)).toEqual({ titulaciones: [4], salario: 1000 });
    expect(dameOfertasUsuario.query.safeParse({ salario: 'mucho' }).success).toBe(false);
  });
});

it('reads null as absent', () => {
  expect(parseJson('{"a":null,"b":{"c":null,"d":0},"e":[1]}')).toEqual({ b: { d: 0 }, e: [1] });
});
