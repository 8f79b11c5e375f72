import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { build, type Plugin } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import type { Schema } from '#core/contract/call.ts';
import { callList } from '#core/contract/calls/index.ts';
import { agreementSchema } from '#core/contract/entities/agreement.ts';
import { applicationSchema } from '#core/contract/entities/application.ts';
import { candidateCvSchema } from '#core/contract/entities/cv.ts';
import { domainRowSchema } from '#core/contract/entities/domain.ts';
import { eventSchema } from '#core/contract/entities/event.ts';
import { guideSchema } from '#core/contract/entities/guide.ts';
import { missingCompanyDataSchema } from '#core/contract/entities/missing-data.ts';
import { communicationSchema } from '#core/contract/entities/notification.ts';
import { offerDetailSchema } from '#core/contract/entities/offer-detail.ts';
import { offerCardSchema } from '#core/contract/entities/offer.ts';
import { processSchema } from '#core/contract/entities/process.ts';
import { surveySchema } from '#core/contract/entities/survey-entry.ts';
import { envelopeSchema } from '#core/contract/envelope.ts';
import { refusalSchemas as declaredRefusals } from '#core/contract/refusals.ts';
import { contractReader } from './browser-code-plugins.ts';
import { paintPlugins } from './paint-plugins.ts';
import { callsInBrowsers, nodeOnlyCalls, withPureCalls } from './calls-in-browsers.ts';

type CallList = typeof callList;

let browserContract: {
  callList: CallList;
  envelopeSchema: Schema;
  candidateCvSchema: Schema;
  refusalSchemas: typeof declaredRefusals;
};

/** Compiles a module for browsers. */
async function built(code: string, plugins: Plugin[]): Promise<unknown> {
  const entry = 'virtual:contract';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      ...plugins,
      {
        name: 'contract',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code.replaceAll('#', `${import.meta.dirname}/../../../`) : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  const [output] = [result].flat().flatMap((it) => ('output' in it ? it.output : []));
  if (output?.type !== 'chunk') throw new Error('Nothing was built');
  expect(Object.keys(output.modules).filter((id) => id.includes('/zod/'))).toEqual([]);
  return import(`data:text/javascript,${encodeURIComponent(output.code)}`);
}

beforeAll(async () => {
  const code = `export { callList } from '#core/contract/calls/index.ts';
    export { candidateCvSchema } from '#core/contract/entities/cv.ts';
    export { envelopeSchema } from '#core/contract/envelope.ts';
    export { refusalSchemas } from '#core/contract/refusals.ts';`;
  browserContract = (await built(code, [contractReader()])) as typeof browserContract;
});

const portal = join(import.meta.dirname, '../../../portal');

/** Texts of the modules in a folder, without tests. */
function readFiles(folder: string): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('.test.'));
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** Response schemas in both versions, by the call that they belong to. */
function schemaPairs(): (readonly [name: string, zod: Schema, browser: Schema])[] {
  const ofCalls = callList.flatMap(({ name, datos, datosOf = {} }) => {
    const browserCall = browserContract.callList.find((call) => call.name === name);
    if (!browserCall) throw new Error(`Browsers have no call ${name}`);
    const ofRefusals = Object.entries(datosOf).map(([code, schema]) => {
      const refusal = browserCall.datosOf?.[Number(code)] ?? browserContract.refusalSchemas[Number(code)];
      return [`${name} ${code}`, schema, refusal as Schema] as const;
    });
    return [[name, datos, browserCall.datos] as const, ...ofRefusals];
  });
  return [
    ...ofCalls,
    ['what companies see of a CV', candidateCvSchema, browserContract.candidateCvSchema],
    ['envelope', envelopeSchema, browserContract.envelopeSchema],
  ];
}

/** Values that no schema expects, or another schema. */
const unexpected = fc.constantFrom<unknown>(
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

/** Almost valid values: most parts as expected, some missing or unexpected. */
function almostValid(schema: Schema): fc.Arbitrary<unknown> {
  const { def, shape } = schema as unknown as { def: Definition; shape?: Record<string, Schema> };
  return fc.oneof({ weight: 12, arbitrary: validFor(def, shape) }, { weight: 1, arbitrary: unexpected });
}

function validFor(def: Definition, shape: Record<string, Schema> = {}): fc.Arbitrary<unknown> {
  switch (def.type) {
    case 'object': {
      const parts = Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, almostValid(part)]));
      return fc
        .tuple(fc.record(parts, { requiredKeys: [] }), fc.record(parts), fc.nat(9))
        .map(([partial, complete, die]): unknown =>
          die === 0 ? partial : die === 1 ? { ...complete, more: 1 } : complete,
        );
    }
    case 'array':
      return fc.array(almostValid(def.element as Schema), { maxLength: 3 });
    case 'record':
      return fc.dictionary(fc.constantFrom('1', 'a', 'centro'), almostValid(def.valueType as Schema));
    case 'union':
      return fc.oneof(...(def.options ?? []).map(almostValid));
    case 'optional':
    case 'default':
    case 'catch':
      return fc.oneof(fc.constant(undefined), almostValid(def.innerType as Schema));
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
      return unexpected;
  }
}

/** Result of parsing a value: its data, or the paths of its issues. */
function parseResult(schema: Schema, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  if (success) return { data };
  return { wrong: [...new Set(error?.issues.map(({ path }) => path.map(String).join('.')))].sort() };
}

it('browsers read every response of the contract like zod does', () => {
  for (const [name, zod, browser] of schemaPairs()) {
    fc.assert(
      fc.property(almostValid(zod), (value) => {
        expect({ name, value, ...(parseResult(browser, value) as object) }).toStrictEqual({
          name,
          value,
          ...(parseResult(zod, value) as object),
        });
      }),
      { numRuns: 40 },
    );
  }
});

it('what is painted is read like zod does, and refused where zod finds anything that does not fit', async () => {
  const painted = {
    agreementSchema,
    applicationSchema,
    communicationSchema,
    domainRowSchema,
    eventSchema,
    guideSchema,
    missingCompanyDataSchema,
    offerCardSchema,
    offerDetailSchema,
    processSchema,
    surveySchema,
  };
  const code = `export { agreementSchema } from '#core/contract/entities/agreement.ts';
    export { missingCompanyDataSchema } from '#core/contract/entities/missing-data.ts';
    export { processSchema } from '#core/contract/entities/process.ts';
    export { applicationSchema } from '#core/contract/entities/application.ts';
    export { domainRowSchema } from '#core/contract/entities/domain.ts';
    export { eventSchema } from '#core/contract/entities/event.ts';
    export { guideSchema } from '#core/contract/entities/guide.ts';
    export { communicationSchema } from '#core/contract/entities/notification.ts';
    export { offerCardSchema } from '#core/contract/entities/offer.ts';
    export { offerDetailSchema } from '#core/contract/entities/offer-detail.ts';
    export { surveySchema } from '#core/contract/entities/survey-entry.ts';`;
  const light = (await built(code, paintPlugins())) as typeof painted;
  for (const [name, zod] of Object.entries(painted)) {
    const reader = light[name as keyof typeof painted] as Schema;
    fc.assert(
      fc.property(almostValid(zod), (value) => {
        const [read, expected] = [reader.safeParse(value), zod.safeParse(value)];
        expect({ name, value, success: read.success, data: read.data }).toEqual({
          name,
          value,
          success: expected.success,
          data: expected.data,
        });
      }),
      { numRuns: 200 },
    );
  }
});

it('calls in browsers have only the properties that pages read', () => {
  const withoutSchemas = (call: object | undefined): object =>
    Object.fromEntries(Object.entries(call ?? {}).filter(([key]) => !key.startsWith('datos')));
  for (const call of callList) {
    const browserProperties = Object.entries(call).filter(([key]) => !nodeOnlyCalls.has(key));
    const browserCall = browserContract.callList.find(({ name }) => name === call.name);
    expect(withoutSchemas(browserCall)).toEqual(withoutSchemas(Object.fromEntries(browserProperties)));
  }
  const accesses = readFiles(portal).flatMap((text) => [...text.matchAll(/\b(?:call|wanted)\??\.(\w+)/g)]);
  const readProperties = new Set(accesses.map(([, key = '']) => key));
  expect(readProperties).toContain('method');
  expect([...readProperties].filter((key) => nodeOnlyCalls.has(key))).toEqual([]);
});

it('an unused call is reduced to what the bundler can drop', () => {
  const source =
    "const own = { who: 'alumno', area: 'cv' } as const; defineCall({ ...own, name: 'a', summary: 'A' });";
  expect(callsInBrowsers(source)).toMatch(/defineCall\(\{ who: 'alumno', name: 'a' \}\);$/);
});

it('an unused schema can be dropped, with its parts', () => {
  expect(withPureCalls('const a = z.object({ b: z.array(id()) });')).toBe(
    'const a = /* @__PURE__ */ z.object({ b: /* @__PURE__ */ z.array(/* @__PURE__ */ id()) });',
  );
});

it('the code of pages uses only schema methods that exist in browsers', () => {
  const methods = readFiles(portal)
    .flatMap((text) => [...text.matchAll(/\w[sS]chema\??\.(\w+)/g)])
    .map(([, method]) => method ?? '');
  expect([...new Set(methods)].sort()).toEqual(['parse', 'safeParse']);
  const { candidateCvSchema: schema } = browserContract;
  const cv = { personales: { nombre: 'Noa', apellido1: 'Vidal', email: 'noa@alumnado.example' } };
  const completeCv = { ...cv, academicos: [], profesional: {}, interes: {} };
  expect(schema.parse(completeCv)).toEqual(candidateCvSchema.parse(completeCv));
  expect(() => schema.parse({})).toThrow('personales');
});
