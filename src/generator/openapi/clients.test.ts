import { createClient } from '@hey-api/openapi-ts';
import { generate as orval } from 'orval';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiText } from './document.ts';

const root = resolve(import.meta.dirname, '../../..');
let folder = '';

beforeAll(() => {
  // Below the project, so that generated code resolves the project's types.
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache', 'clients-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const { paths } = JSON.parse(openApiText()) as {
  paths: Record<string, Record<string, { operationId: string }>>;
};
const operations = Object.values(paths).flatMap((path) =>
  Object.values(path).map(({ operationId }) => operationId),
);

/** Part of a zod schema. */
interface Parser {
  safeParse(value: unknown): { success: boolean };
}

/** Compiler diagnostics of a file and its imports. */
function compileErrorsOf(file: string): string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    skipLibCheck: true,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Writes a file beside the generated code and compiles both. */
function compile(name: string, text: string): string[] {
  const file = join(folder, name);
  writeFileSync(file, text);
  return compileErrorsOf(file);
}

describe('generated clients', { timeout: 120_000 }, () => {
  it('compile as types of openapi-typescript, with the keys of response entries', async () => {
    writeFileSync(join(folder, 'types.ts'), astToString(await openapiTypescript(openApiText())));
    const use = (key: string) => `import type { paths } from './types';
type Answer = paths['/api/Empresa/dameProcesosEmpleoYpracticas']['get']['responses'][200]['content']['application/json'];
export const read = (answer: Answer) => answer.${key};
`;
    expect(compile('right.ts', use('status'))).toEqual([]);
    expect(compile('wrong.ts', use('estado'))).toEqual([expect.stringContaining("'estado' does not exist")]);
  });

  it('compile as a client of Hey API, with a function for every call', async () => {
    const output = join(folder, 'client');
    await createClient({ input: JSON.parse(openApiText()), output, plugins: [], logs: { level: 'silent' } });
    expect(compileErrorsOf(join(output, 'index.ts'))).toEqual([]);
    const client = (await import(join(output, 'sdk.gen.ts'))) as Record<string, unknown>;
    // The generator changes the case of names.
    const lowerCase = (names: readonly string[]) => names.map((name) => name.toLowerCase()).toSorted();
    expect(lowerCase(Object.keys(client))).toEqual(lowerCase(operations));
    expect(operations.length).toBeGreaterThan(160);
  });

  it('compile as schemas of zod by Hey API, which refuse what the description refuses', async () => {
    const output = join(folder, 'zod');
    const plugins = ['@hey-api/sdk' as const, 'zod' as const];
    await createClient({ input: JSON.parse(openApiText()), output, plugins, logs: { level: 'silent' } });
    expect(compileErrorsOf(join(output, 'zod.gen.ts'))).toEqual([]);
    const schemas = (await import(join(output, 'zod.gen.ts'))) as Record<string, Parser>;
    const { zInscribirseBody, zDameNumProcesosResponse } = schemas;
    expect(zInscribirseBody?.safeParse({ urlOferta: 'practicas-1' }).success).toBe(true);
    expect(zInscribirseBody?.safeParse({}).success).toBe(false);
    expect(zDameNumProcesosResponse?.safeParse({ status: 'ok' }).success).toBe(false);
  });

  it('compile as fetch functions and schemas of zod by orval', async () => {
    const target = join(folder, 'orval', 'client.ts');
    const schemas = join(folder, 'orval', 'schemas.ts');
    const input = { target: join(folder, 'openapi.json') };
    writeFileSync(input.target, openApiText());
    await orval({ input, output: { target, client: 'fetch' } });
    await orval({ input, output: { target: schemas, client: 'zod' } });
    expect(compileErrorsOf(target)).toEqual([]);
    expect(compileErrorsOf(schemas)).toEqual([]);
  });
});
