import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { callList, calls } from '#api/calls/index.ts';
import { openApiDocument } from './document.ts';
import { exampleOf } from './examples.ts';
import { componentSchemas, jsonSchema } from './json-schema.ts';
import { answerExample } from './operation.ts';

const components = componentSchemas();
const source = JSON.stringify(openApiDocument());
const document = JSON.parse(source) as {
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: { schemas: Record<string, { description?: string; properties: Record<string, unknown> }> };
};

describe('the published description', () => {
  it('passes the linter, its recommended rules included', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        // A lost session is a status of the answer: no call has an HTTP status of its own.
        'operation-4xx-response': 'off',
        // A list and its own call: a path without parameters is the one that is meant.
        'no-ambiguous-paths': 'off',
      },
    });
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
    ).toEqual([]);
  });

  it('has every call, the ones of both user kinds twice', () => {
    const count = Object.values(document.paths).flatMap((path) => Object.keys(path)).length;
    expect(count).toBe(167);
    expect(document.paths['/api/Empresa/editaUsuario']).toHaveProperty('get');
    expect(document.paths['/api/Empresa/editaUsuario']).toHaveProperty('post');
  });

  it('says who may call, what each code means, and what files are taken', () => {
    const apply = document.paths['/api/Alumno/inscribirse']?.['post'];
    expect(apply?.['security']).toEqual([{ session: [] }]);
    expect(apply?.['description']).toContain('- 52: You do not have enough credits.');
    expect(apply?.['description']).toContain('at most 2097152 bytes');
    expect(document.paths['/api/Encuestas/{id}']?.['get']?.['security']).toEqual([{ survey: [] }]);
    expect(document.paths['/api/Alumno/logaUsuario']?.['post']?.['security']).toEqual([]);
  });

  it('marks the extensions', () => {
    expect(document.paths['/api/Empresa/dameEventos']?.['get']?.['x-extension']).toBe(true);
    const { historial, turno, fechaLimite, puedeRetirar, estado } =
      document.components.schemas['Application']?.properties ?? {};
    for (const key of [historial, turno, fechaLimite, puedeRetirar])
      expect(key).toHaveProperty('x-extension', true);
    expect(estado).not.toHaveProperty('x-extension');
  });

  it('describes entities and keys in the words of the source', () => {
    const { Process } = document.components.schemas;
    expect(Process?.description).toBe('An offer of a company in its own list.');
    expect(Process?.properties['copiaDe']).toHaveProperty('description');
  });
});

describe.each(callList.map((call) => [call.name, call] as const))('the example of %s', (_, call) => {
  it('is a request that the contract takes', () => {
    if (!call.request) return;
    const example = exampleOf(jsonSchema(call.request), components);
    expect(call.request.safeParse(example).error).toBeUndefined();
  });

  it('is an answer that the contract takes, with no key lost', () => {
    const { datos } = answerExample(call, components);
    const parsed = call.datos.safeParse(datos ?? undefined);
    expect(parsed.error).toBeUndefined();
    expect(parsed.data).toEqual(datos ?? undefined);
  });
});

it('has an example of every kind of row', () => {
  expect(exampleOf(jsonSchema(calls.titulaciones.datos), components)).toEqual([
    { idTitulacion: 7, descripcion: expect.any(String), idAmbito: 7, idNivel: 7, idTipoFormacion: 7 },
  ]);
});
