import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { type Call, defineCall } from '#core/contract/call.ts';
import {
  dameCandidaturasPracticasUsuarioPorEstados,
  dameOfertasUsuario,
} from '#core/contract/calls/student-offers.ts';
import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import { dameCvUsuario } from '#core/contract/calls/cv.ts';
import { dameEncuesta } from '#core/contract/calls/surveys.ts';
import { answerOf, copy, read, type Row } from '../../../../../tests/support/contract-answers.ts';
import { readTolerantly } from './read-tolerantly.ts';

describe('a list of offers', () => {
  const page = answerOf(dameOfertasUsuario) as { ofertas: Row[] };
  const withFirst = (changes: Row): unknown => ({
    ...page,
    ofertas: [{ ...page.ofertas[0], ...changes }, ...page.ofertas.slice(1)],
  });

  it.each([
    { fecha: '' },
    { fecha: '31/31/2026' },
    { titulo: null },
    { idoferta: '38' },
    { fechaDestacada: 'ayer' },
    { titulaciones: [1, 'x'] },
  ])('is read without the offer that has %j', (changes) => {
    const result = read(dameOfertasUsuario, withFirst(changes));
    expect(result?.omitted).toBe(1);
    expect((result?.datos as typeof page).ofertas).toHaveLength(2);
  });

  it.each([{ fechaDestacada: '' }, { fechaInicio: ' ' }, { provincia: '' }, { provincia: null }])(
    'is read with the offer whose optional key is empty: %j',
    (changes) => {
      const result = read(dameOfertasUsuario, withFirst(changes));
      expect(result?.omitted).toBe(0);
      expect((result?.datos as typeof page).ofertas).toHaveLength(3);
    },
  );

  it('is rejected with another value instead of the list or the total', () => {
    expect(read(dameOfertasUsuario, { ...page, ofertas: 'none' })).toBeUndefined();
    expect(read(dameOfertasUsuario, { ...page, numTotal: 'many' })).toBeUndefined();
  });
});

it('the answer to a write with an unreadable part is rejected, even if the part is optional', () => {
  const write = { indivisible: [], method: 'POST' } as const;
  expect(
    readTolerantly(z.object({ faltanDatos: z.optional(z.boolean()) }), { faltanDatos: 'x' }, write),
  ).toBe(undefined);
});

describe('the data of a company', () => {
  const company = answerOf(dameDatosEmpresa) as { datosEmpresa: Row };
  const centres = { 1: { idCentro: 1, nombre: 'Sede' }, 2: { idCentro: 2, nombre: 7 } };

  it.each<[string, unknown, number]>([
    ['a signatory with a name only', { ...company, firmante: { nombre: 'Mar' } }, 1],
    ['an empty signatory', { ...company, firmante: {} }, 1],
    ['an unknown kind', { ...company, tipoEmpresa: 'startup' }, 1],
    ['a year in words', { ...company, anioFundacion: '1985' }, 1],
    ['a tick as a number', { ...company, autorizaUsoLogo: 7 }, 1],
    ['a tick as a database has it', { ...company, autorizaUsoLogo: 1 }, 0],
    ['an odd workplace', { ...company, datosEmpresa: { centrosTrabajo: centres } }, 1],
    ['no workplaces as an empty list', { ...company, datosEmpresa: { centrosTrabajo: [] } }, 0],
  ])('are read with %s', (_, datos, omitted) => {
    const result = read(dameDatosEmpresa, datos);
    expect(result?.omitted).toBe(omitted);
    expect(result?.datos).toMatchObject({ idEmpresa: expect.any(Number) as number });
  });

  it('keep the other workplaces', () => {
    const result = read(dameDatosEmpresa, { ...company, datosEmpresa: { centrosTrabajo: centres } });
    expect(result?.datos).toMatchObject({ datosEmpresa: { centrosTrabajo: { 1: centres[1] } } });
  });
});

it('a group of applications stays when one of them is left out', () => {
  const groups = answerOf(dameCandidaturasPracticasUsuarioPorEstados) as { candidaturas: Row[] }[];
  delete groups[1]?.candidaturas[2]?.['idCandidatura'];
  const result = read(dameCandidaturasPracticasUsuarioPorEstados, groups);
  const readGroups = result?.datos as typeof groups;
  expect(readGroups.map(({ candidaturas }) => candidaturas.length)).toEqual([3, 2, 3]);
});

it('leaves out all items if all are invalid', () => {
  const call = defineCall({
    name: 'x',
    area: 'student',
    method: 'GET',
    path: '/api/x',
    who: 'alumno',
    summary: '',
    datos: z.array(z.object({ id: z.int() })),
  });
  expect(read(call, [1, null, { id: 'x' }])).toEqual({ datos: [], omitted: 3 });
});

interface Indivisible {
  call: Call;
  spoil: (datos: never) => unknown;
}

const indivisibles: readonly Indivisible[] = [
  { call: dameEncuesta, spoil: ({ preguntas }: { preguntas: Row[] }) => delete preguntas[0]?.['texto'] },
  {
    call: dameCvUsuario,
    spoil: ({ interes }: { interes: { programasInformaticos: Row[] } }) =>
      interes.programasInformaticos.splice(0, 1, {}),
  },
  { call: dameCvUsuario, spoil: ({ personales }: { personales: Row }) => (personales['nombre'] = 7) },
];

it.each(indivisibles)('leaves nothing out of indivisible data', ({ call, spoil }) => {
  const datos = copy(answerOf(call));
  spoil(datos as never);
  expect(read(call, datos)).toBeUndefined();
});
