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

/** An answer to a call as a server sends it, with three items in each of its lists. */
function answerOf(call: Call): unknown {
  const tripled = (value: unknown): unknown => {
    if (Array.isArray(value)) return [0, 1, 2].map(() => tripled(value[0]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tripled(inner)]));
  };
  return tripled(exampleOf(partSchema(call, 'datos'), components));
}

/** The lists of an answer whose items are rows, by their keys. */
function listsIn(
  value: unknown,
  { indivisible = [] }: Call,
  path: readonly (string | number)[] = [],
): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value) && (path.length === 0 || typeof value[0] === 'object');
  const inner = Object.entries(value).flatMap(([key, it]) =>
    indivisible.includes(key)
      ? []
      : listsIn(it, { indivisible } as Call, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return isList ? [[...path], ...inner] : inner;
}

const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce((whole, key) => (whole as Row)[key], value);

const copy = (value: unknown): unknown => parseJson(JSON.stringify(value));

const read = (call: Call, datos: unknown) => readTolerantly(call.datos, copy(datos), call);

const listCalls = callList.filter((call) => listsIn(answerOf(call), call).length > 0);

/** What a server may send instead of an item. */
const oddities = [null, 'x', -1.5, true, [], {}];

it('there are lists in the contract', () => {
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
          // Some oddities are what a tolerant contract takes.
          fc.pre(!call.datos.safeParse(copy(sent)).success);
          const found = read(call, sent);
          expect(found?.omitted).toBe(1);
          expect(at(found?.datos, path)).toHaveLength(2);
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
    const whole = call.datos.parse(copy(datos));
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
          const found = read(call, sent);
          expect(found, where).toBeDefined();
          const left = at(found?.datos, path) as unknown[];
          const [first, , last] = at(whole, path) as unknown[];
          expect([left[0], left.at(-1)], where).toEqual([first, last]);
          // The row is gone, or has lost no more than a part of it.
          expect(found?.omitted, where).toBeGreaterThanOrEqual(3 - left.length);
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
  ])('is there without the one that has %j', (changes) => {
    const found = read(dameOfertasUsuario, withFirst(changes));
    expect(found?.omitted).toBe(1);
    expect((found?.datos as typeof page).ofertas).toHaveLength(2);
  });

  it.each([{ fechaDestacada: '' }, { fechaInicio: ' ' }, { provincia: '' }, { provincia: null }])(
    'has the one whose optional key is empty: %j',
    (changes) => {
      const found = read(dameOfertasUsuario, withFirst(changes));
      expect(found?.omitted).toBe(0);
      expect((found?.datos as typeof page).ofertas).toHaveLength(3);
    },
  );

  it('that has no offers at all where there should be some does not fit', () => {
    expect(read(dameOfertasUsuario, { ...page, ofertas: 'none' })).toBeUndefined();
    expect(read(dameOfertasUsuario, { ...page, numTotal: 'many' })).toBeUndefined();
  });
});

/** The parts of an answer that are no rows of a list, by their keys. */
function partsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...partsIn(inner, [...path, key])]);
}

/** All keys of an answer and of what is in its lists. */
function everyPath(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    return [own, ...everyPath(inner, own)];
  });
}

function changedAt(value: unknown, path: readonly (string | number)[], odd: unknown): unknown {
  const changed = { whole: copy(value) };
  const way = ['whole', ...path];
  (at(changed, way.slice(0, -1)) as Row)[way.at(-1) ?? ''] = odd;
  return changed.whole;
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
        const found = read(call, sent);
        const bare = call.datos.safeParse(without(datos, path));
        const isWhole = path.some((key) => call.indivisible?.includes(key));
        const isAbsent = bare.success && at(bare.data, path) === undefined && !isWhole;
        const isEmpty = Array.isArray(odd) || (typeof odd === 'string' && odd.trim() === '');
        if (isAbsent) expect(found?.datos, where).toEqual(bare.data);
        // What is empty is absent, and nothing is made up in the place of anything else.
        else if (found && isEmpty && bare.success)
          expect([found.datos, found.omitted], where).toEqual([bare.data, 0]);
        else if (found) expect(at(found.datos, path.slice(0, -1)), where).toBeUndefined();
      }
  },
);

const writeCalls = callList.filter((call) => call.method === 'POST' && partsIn(answerOf(call)).length > 0);

it.each(writeCalls.map((call) => [call.name, call] as const))(
  'an answer to %s of which a part cannot be read says nothing',
  (_, call) => {
    const datos = answerOf(call);
    for (const path of partsIn(datos))
      for (const odd of oddities) {
        const sent = changedAt(datos, path, odd);
        const isRight = call.datos.safeParse(copy(sent)).success;
        if (isRight || Array.isArray(odd)) continue;
        expect(read(call, sent), `${path.join('.')}: ${JSON.stringify(odd)}`).toBeUndefined();
      }
  },
);

it.each(callList.map((call) => [call.name, call] as const))(
  'a yes or no of %s may be 1 or 0, as databases have it',
  (_, call) => {
    const datos = answerOf(call);
    const ticks = everyPath(datos).filter((path) => typeof at(datos, path) === 'boolean');
    for (const path of ticks)
      for (const said of [true, false]) {
        const meant = changedAt(datos, path, said);
        if (!call.datos.safeParse(copy(meant)).success) continue;
        const found = read(call, changedAt(datos, path, Number(said)));
        expect(found, path.join('.')).toEqual({ datos: call.datos.parse(copy(meant)), omitted: 0 });
      }
  },
);

it('a write of which a part cannot be read says nothing', () => {
  const write = { indivisible: [], method: 'POST' } as const;
  expect(
    readTolerantly(z.object({ faltanDatos: z.optional(z.boolean()) }), { faltanDatos: 'x' }, write),
  ).toBe(undefined);
});

describe('the data of a company', () => {
  const company = answerOf(dameDatosEmpresa) as { datosEmpresa: Row };
  const centres = { 1: { idCentro: 1, nombre: 'Sede' }, 2: { idCentro: 2, nombre: 7 } };

  it.each<[string, unknown, number]>([
    ['a signatory of whom only the name is known', { ...company, firmante: { nombre: 'Mar' } }, 1],
    ['an empty signatory', { ...company, firmante: {} }, 1],
    ['a kind that nobody knows', { ...company, tipoEmpresa: 'startup' }, 1],
    ['a year in words', { ...company, anioFundacion: '1985' }, 1],
    ['a tick as a number', { ...company, autorizaUsoLogo: 7 }, 1],
    ['a tick as a database has it', { ...company, autorizaUsoLogo: 1 }, 0],
    ['an odd workplace', { ...company, datosEmpresa: { centrosTrabajo: centres } }, 1],
    ['no workplaces as an empty list', { ...company, datosEmpresa: { centrosTrabajo: [] } }, 0],
  ])('are there with %s', (_, datos, omitted) => {
    const found = read(dameDatosEmpresa, datos);
    expect(found?.omitted).toBe(omitted);
    expect(found?.datos).toMatchObject({ idEmpresa: expect.any(Number) as number });
  });

  it('keep the other workplaces', () => {
    const found = read(dameDatosEmpresa, { ...company, datosEmpresa: { centrosTrabajo: centres } });
    expect(found?.datos).toMatchObject({ datosEmpresa: { centrosTrabajo: { 1: centres[1] } } });
  });
});

it('a group of applications stays when one of them is left out', () => {
  const groups = answerOf(dameCandidaturasPracticasUsuarioPorEstados) as { candidaturas: Row[] }[];
  delete groups[1]?.candidaturas[2]?.['idCandidatura'];
  const found = read(dameCandidaturasPracticasUsuarioPorEstados, groups);
  const shown = found?.datos as typeof groups;
  expect(shown.map(({ candidaturas }) => candidaturas.length)).toEqual([3, 2, 3]);
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

const ofWholes: readonly Indivisible[] = [
  { call: dameEncuesta, spoil: ({ preguntas }: { preguntas: Row[] }) => delete preguntas[0]?.['texto'] },
  {
    call: dameCvUsuario,
    spoil: ({ interes }: { interes: { programasInformaticos: Row[] } }) =>
      interes.programasInformaticos.splice(0, 1, {}),
  },
  { call: dameCvUsuario, spoil: ({ personales }: { personales: Row }) => (personales['nombre'] = 7) },
];

it.each(ofWholes)('nothing is left out of what is answered or saved as a whole', ({ call, spoil }) => {
  const datos = copy(answerOf(call));
  spoil(datos as never);
  expect(read(call, datos)).toBeUndefined();
});
