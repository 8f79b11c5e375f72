import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import type { Schema } from '#core/contract/call.ts';
import { callList } from '#core/contract/calls/index.ts';
import { candidateCvSchema } from '#core/contract/entities/cv.ts';
import { envelopeSchema } from '#core/contract/envelope.ts';
import { refusalSchemas as declaredRefusals } from '#core/contract/refusals.ts';
import { contractReader } from './browser-code-plugins.ts';
import { callsInBrowsers, nodeOnlyCalls, withPureCalls } from './calls-in-browsers.ts';

type Calls = typeof callList;

let inBrowsers: {
  callList: Calls;
  envelopeSchema: Schema;
  candidateCvSchema: Schema;
  refusalSchemas: typeof declaredRefusals;
};

beforeAll(async () => {
  const entry = 'virtual:contract';
  const code = `export { callList } from '#core/contract/calls/index.ts';
    export { candidateCvSchema } from '#core/contract/entities/cv.ts';
    export { envelopeSchema } from '#core/contract/envelope.ts';
    export { refusalSchemas } from '#core/contract/refusals.ts';`;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      contractReader(),
      {
        name: 'contract',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code.replaceAll('#', `${import.meta.dirname}/../../../`) : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [result].flat().flatMap((it) => ('output' in it ? it.output : []));
  if (output?.type !== 'chunk') throw new Error('Nothing was built');
  expect(Object.keys(output.modules).filter((id) => id.includes('/zod/'))).toEqual([]);
  inBrowsers = (await import(`data:text/javascript,${encodeURIComponent(output.code)}`)) as typeof inBrowsers;
});

const portal = join(import.meta.dirname, '../../../portal');

/** What stands in the modules of a folder, but for tests. */
function readFiles(folder: string): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('.test.'));
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** Schemas that answers are read by, of both, by the calls that they belong to. */
function pairs(): (readonly [name: string, zod: Schema, browser: Schema])[] {
  const ofCalls = callList.flatMap(({ name, datos, datosOf = {} }) => {
    const other = inBrowsers.callList.find((it) => it.name === name);
    if (!other) throw new Error(`Browsers have no call ${name}`);
    const ofRefusals = Object.entries(datosOf).map(([code, schema]) => {
      const refusal = other.datosOf?.[Number(code)] ?? inBrowsers.refusalSchemas[Number(code)];
      return [`${name} ${code}`, schema, refusal as Schema] as const;
    });
    return [[name, datos, other.datos] as const, ...ofRefusals];
  });
  return [
    ...ofCalls,
    ['what companies see of a CV', candidateCvSchema, inBrowsers.candidateCvSchema],
    ['envelope', envelopeSchema, inBrowsers.envelopeSchema],
  ];
}

/** What no schema, or another one, is meant for. */
const odd = fc.constantFrom<unknown>(
  ...[undefined, null, '', ' ', 'x', 'unica', '2024-02-29', '2026-02-29', '29/02/2026', '2026-03-04T10:00'],
  ...[0, -1, 1.5, 7, 1e20, Number.NaN, true, [], {}, [undefined], { id: 1 }, 'a'.repeat(300)],
);

interface Definition {
  type: string;
  innerType?: Schema;
  element?: Schema;
  valueType?: Schema;
  options?: Schema[];
  values?: unknown[];
  entries?: Record<string, unknown>;
  format?: string;
}

/** Values that nearly fit: most parts as they are meant, some left out or odd. */
function nearly(schema: Schema): fc.Arbitrary<unknown> {
  const { def, shape } = schema as unknown as { def: Definition; shape?: Record<string, Schema> };
  return fc.oneof({ weight: 12, arbitrary: meant(def, shape) }, { weight: 1, arbitrary: odd });
}

function meant(def: Definition, shape: Record<string, Schema> = {}): fc.Arbitrary<unknown> {
  switch (def.type) {
    case 'object': {
      const parts = Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, nearly(part)]));
      return fc
        .tuple(fc.record(parts, { requiredKeys: [] }), fc.record(parts), fc.nat(9))
        .map(([some, all, die]): unknown => (die === 0 ? some : die === 1 ? { ...all, more: 1 } : all));
    }
    case 'array':
      return fc.array(nearly(def.element as Schema), { maxLength: 3 });
    case 'record':
      return fc.dictionary(fc.constantFrom('1', 'a', 'centro'), nearly(def.valueType as Schema));
    case 'union':
      return fc.oneof(...(def.options ?? []).map(nearly));
    case 'optional':
    case 'default':
    case 'catch':
      return fc.oneof(fc.constant(undefined), nearly(def.innerType as Schema));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.oneof(fc.integer({ min: -2, max: 3000 }), fc.double());
    case 'string':
      return fc.constantFrom('texto', '2026-03-04', '04/03/2026', '2026-03-04T10:00', ' a ', '\u{1F600}');
    default:
      return odd;
  }
}

/** What comes of a value: itself as it is read, or where it does not fit. */
function outcome(schema: Schema, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  if (success) return { data };
  return { wrong: [...new Set(error?.issues.map(({ path }) => path.map(String).join('.')))].sort() };
}

it('browsers read every answer of the contract as zod does', () => {
  for (const [name, zod, browser] of pairs()) {
    fc.assert(
      fc.property(nearly(zod), (value) => {
        expect({ name, value, ...(outcome(browser, value) as object) }).toStrictEqual({
          name,
          value,
          ...(outcome(zod, value) as object),
        });
      }),
      { numRuns: 40 },
    );
  }
});

it('browsers get of each call what pages read of it, and nothing else', () => {
  const withoutSchemas = (call: object | undefined): object =>
    Object.fromEntries(Object.entries(call ?? {}).filter(([key]) => !key.startsWith('datos')));
  for (const call of callList) {
    const read = Object.entries(call).filter(([key]) => !nodeOnlyCalls.has(key));
    const other = inBrowsers.callList.find(({ name }) => name === call.name);
    expect(withoutSchemas(other)).toEqual(withoutSchemas(Object.fromEntries(read)));
  }
  const client = readFiles(portal).flatMap((text) => [...text.matchAll(/\b(?:call|wanted)\??\.(\w+)/g)]);
  const asked = new Set(client.map(([, key = '']) => key));
  expect(asked).toContain('method');
  expect([...asked].filter((key) => nodeOnlyCalls.has(key))).toEqual([]);
});

it('a call that no page makes leaves nothing behind', () => {
  const source =
    "const own = { who: 'alumno', area: 'cv' } as const; defineCall({ ...own, name: 'a', summary: 'A' });";
  expect(callsInBrowsers(source)).toMatch(/defineCall\(\{ who: 'alumno', name: 'a' \}\);$/);
});

it('a schema that no page reads may go, with what it is made of', () => {
  expect(withPureCalls('const a = z.object({ b: z.array(id()) });')).toBe(
    'const a = /* @__PURE__ */ z.object({ b: /* @__PURE__ */ z.array(/* @__PURE__ */ id()) });',
  );
});

it('the code of pages asks nothing of a schema that browsers cannot answer', () => {
  const asked = readFiles(portal)
    .flatMap((text) => [...text.matchAll(/\w[sS]chema\??\.(\w+)/g)])
    .map(([, method]) => method ?? '');
  expect([...new Set(asked)].sort()).toEqual(['parse', 'safeParse']);
  const { candidateCvSchema: schema } = inBrowsers;
  const cv = { personales: { nombre: 'Noa', apellido1: 'Vidal', email: 'noa@alumnado.example' } };
  const whole = { ...cv, academicos: [], profesional: {}, interes: {} };
  expect(schema.parse(whole)).toEqual(candidateCvSchema.parse(whole));
  expect(() => schema.parse({})).toThrow('personales');
});
