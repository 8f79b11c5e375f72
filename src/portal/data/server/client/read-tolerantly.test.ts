import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { type Call, defineCall } from '#core/contract/call.ts';
import { callList } from '#core/contract/calls/index.ts';
import {
  dameCandidaturasPracticasUsuarioPorEstados,
  dameOfertasUsuario,
} from '#core/contract/calls/student-offers.ts';
import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import { dameCvUsuario } from '#core/contract/calls/cv.ts';
import { dameEncuesta } from '#core/contract/calls/surveys.ts';
import { exampleOf } from '#generator/openapi/examples.ts';
import { componentSchemas } from '#core/contract/schema/component-schemas.ts';
import { partSchema } from '#core/contract/schema/parts.ts';
import { parseJson } from '#core/contract/wire.ts';
import { readTolerantly } from './read-tolerantly.ts';

type Row = Record<string, unknown>;

const components = componentSchemas();

/** An example answer to a call, with three items in each of its lists. */
function answerOf(call: Call): unknown {
  const tripled = (value: unknown): unknown => {
    if (Array.isArray(value)) return [0, 1, 2].map(() => tripled(value[0]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tripled(inner)]));
  };
  return tripled(exampleOf(partSchema(call, 'datos'), components));
}

/** Paths of the lists of rows in an answer. */
function listsIn(
  value: unknown,
  { indivisible = [] }: Call,
  path: readonly (string | number)[] = [],
): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value) && (path.length === 0 || typeof value[0] === 'object');
  const inner = Object.entries(value).flatMap(([key, part]) =>
    indivisible.includes(key)
      ? []
      : listsIn(part, { indivisible } as Call, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return isList ? [[...path], ...inner] : inner;
}

const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce((part, key) => (part as Row)[key], value);

const copy = (value: unknown): unknown => parseJson(JSON.stringify(value));

const read = (call: Call, datos: unknown) => readTolerantly(call.datos, copy(datos), call);

const listCalls = callList.filter((call) => listsIn(answerOf(call), call).length > 0);

/** Values that a server may send in the place of an item. */
const oddities = [null, 'x', -1.5, true, [], {}];

it('finds lists in the contract', () => {
  expect(listCalls.length).toBeGreaterThan(30);
});

it.each(listCalls.map((call) => [call.name, call] as const))(
  'any one odd item of the lists of %s is left out, and the others stay',
  (_, call) => {
    const datos = answerOf(call);
    expect(call.datos.safeParse(datos).success).toBe(true);
    fc.assert(
      fc.property(
        fc.constantFrom(...listsIn(datos, call)),
        fc.nat(2),
        fc.constantFrom(...oddities),
        (path, index, odd) => {
          const sent = copy(datos);
          (at(sent, path) as unknown[])[index] = odd;
          // Some schemas accept some oddities.
          fc.pre(!call.datos.safeParse(copy(sent)).success);
          const result = read(call, sent);
          expect(result?.omitted).toBe(1);
          expect(at(result?.datos, path)).toHaveLength(2);
        },
      ),
      { numRuns: 30 },
    );
  },
);

it.each(listCalls.map((call) => [call.name, call] as const))(
  'any one odd or missing key of a row of %s costs no more than the row',
  (_, call) => {
    const datos = answerOf(call);
    const expected = call.datos.parse(copy(datos));
    for (const path of listsIn(datos, call)) {
      const rows = at(datos, path) as unknown[];
      if (typeof rows[1] !== 'object') continue;
      for (const key of Object.keys(rows[1] as Row))
        for (const odd of [null, 'x', [], undefined]) {
          const sent = copy(datos);
          const row = (at(sent, path) as Row[])[1] as Row;
          if (odd === undefined) Reflect.deleteProperty(row, key);
          else row[key] = odd;
          const where = `${path.join('.')}.1.${key}: ${JSON.stringify(odd)}`;
          const result = read(call, sent);
          expect(result, where).toBeDefined();
          const left = at(result?.datos, path) as unknown[];
          const [first, , last] = at(expected, path) as unknown[];
          expect([left[0], left.at(-1)], where).toEqual([first, last]);
          // The row is left out, or only a part of it.
          expect(result?.omitted, where).toBeGreaterThanOrEqual(3 - left.length);
        }
    }
  },
);

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

  it('does not fit with another value in the place of the list or of the total', () => {
    expect(read(dameOfertasUsuario, { ...page, ofertas: 'none' })).toBeUndefined();
    expect(read(dameOfertasUsuario, { ...page, numTotal: 'many' })).toBeUndefined();
  });
});

/** Paths of the parts of an answer outside of its lists. */
function partsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...partsIn(inner, [...path, key])]);
}

/** Paths of all keys of an answer, including those in its lists. */
function everyPath(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    return [own, ...everyPath(inner, own)];
  });
}

function changedAt(value: unknown, path: readonly (string | number)[], odd: unknown): unknown {
  const changed = { root: copy(value) };
  const fullPath = ['root', ...path];
  (at(changed, fullPath.slice(0, -1)) as Row)[fullPath.at(-1) ?? ''] = odd;
  return changed.root;
}

function without(value: unknown, path: readonly string[]): unknown {
  const changed = copy(value);
  Reflect.deleteProperty(at(changed, path.slice(0, -1)) as Row, path.at(-1) ?? '');
  return changed;
}

const readCalls = callList.filter((call) => call.idempotent && partsIn(answerOf(call)).length > 0);

it.each(readCalls.map((call) => [call.name, call] as const))(
  'any one odd part of %s that may be absent is left out, and the rest stays',
  (_, call) => {
    const datos = answerOf(call);
    for (const path of partsIn(datos))
      for (const odd of [...oddities, 98_765, '', ' ']) {
        const sent = changedAt(datos, path, odd);
        const where = `${path.join('.')}: ${JSON.stringify(odd)}`;
        if (call.datos.safeParse(copy(sent)).success) continue;
        const result = read(call, sent);
        const bare = call.datos.safeParse(without(datos, path));
        const isIndivisible = path.some((key) => call.indivisible?.includes(key));
        const isAbsent = bare.success && at(bare.data, path) === undefined && !isIndivisible;
        const isEmpty = Array.isArray(odd) || (typeof odd === 'string' && odd.trim() === '');
        if (isAbsent) expect(result?.datos, where).toEqual(bare.data);
        // An empty value counts as absent; no default takes the place of any other one.
        else if (result && isEmpty && bare.success)
          expect([result.datos, result.omitted], where).toEqual([bare.data, 0]);
        else if (result) expect(at(result.datos, path.slice(0, -1)), where).toBeUndefined();
      }
  },
);

const writeCalls = callList.filter((call) => call.method === 'POST' && partsIn(answerOf(call)).length > 0);

it.each(writeCalls.map((call) => [call.name, call] as const))(
  'an answer to %s with an unreadable part is rejected',
  (_, call) => {
    const datos = answerOf(call);
    for (const path of partsIn(datos))
      for (const odd of oddities) {
        const sent = changedAt(datos, path, odd);
        const isValid = call.datos.safeParse(copy(sent)).success;
        if (isValid || Array.isArray(odd)) continue;
        expect(read(call, sent), `${path.join('.')}: ${JSON.stringify(odd)}`).toBeUndefined();
      }
  },
);

it.each(callList.map((call) => [call.name, call] as const))(
  'a boolean of %s may be 1 or 0, as databases have it',
  (_, call) => {
    const datos = answerOf(call);
    const ticks = everyPath(datos).filter((path) => typeof at(datos, path) === 'boolean');
    for (const path of ticks)
      for (const value of [true, false]) {
        const valid = changedAt(datos, path, value);
        if (!call.datos.safeParse(copy(valid)).success) continue;
        const result = read(call, changedAt(datos, path, Number(value)));
        expect(result, path.join('.')).toEqual({ datos: call.datos.parse(copy(valid)), omitted: 0 });
      }
  },
);

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

it('every item may be odd', () => {
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
