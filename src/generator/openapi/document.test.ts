import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { callList } from '#core/contract/calls/index.ts';
import { openApiDocument } from './document.ts';
import { exampleOf } from './examples.ts';
import { componentSchemas } from '#core/contract/schema/component-schemas.ts';
import { partSchema } from '#core/contract/schema/parts.ts';
import { successExample } from './operation.ts';

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
        // A lost session is a status in the response body: no call has an HTTP status of its own.
        'operation-4xx-response': 'off',
        // The linter does not see that keys required by a condition are declared in the parent schema.
        'no-required-schema-properties-undefined': 'off',
        // A fixed segment and a parameter at the same position: the path without the parameter wins.
        'no-ambiguous-paths': 'off',
      },
    });
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
    ).toEqual([]);
  });

  it('has every call, those of both user kinds twice', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const called = callList.flatMap(({ method, path }) =>
      (path.includes('{tipo}') ? ['Alumno', 'Empresa'] : ['']).map(
        (tipo) => `${method} ${path.replace('{tipo}', tipo)}`,
      ),
    );
    expect(described.sort()).toEqual(called.sort());
    expect(document.paths['/api/Empresa/editaUsuario']).toHaveProperty('get');
    expect(document.paths['/api/Empresa/editaUsuario']).toHaveProperty('post');
  });

  it('says who may call, what each code means, and what files are taken', () => {
    const apply = document.paths['/api/Alumno/inscribirse']?.['post'];
    expect(apply?.['security']).toEqual([{ session: [] }, {}]);
    expect(apply?.['description']).toContain('- 52: The student has not passed the credits');
    expect(apply?.['x-statuses']).toContainEqual({
      code: 10,
      when: expect.stringContaining('candidacy') as string,
    });
    const move = document.paths['/api/Empresa/cambiaEstadoCandidatura']?.['post'];
    expect(JSON.stringify(move?.['x-statuses'])).toContain('All places of the offer');
    expect(document.paths['/api/Empresa/dameCandidato/{id}']?.['get']?.['x-never']).toContain('iban');
    // Placeholders of brand texts are replaced by words that fit any university.
    expect(JSON.stringify(document).match(/\{\w*(?:nstitution|emailInscripcion|code)\w*\}/g)).toBe(null);
    expect(apply?.['description']).toContain('at most 2097152 bytes');
    expect(document.paths['/api/Encuestas/{id}']?.['get']?.['security']).toEqual([{ survey: [] }, {}]);
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

  it('describes a key by its meaning in its own entity', () => {
    const { SpokenLanguage, ProgramSkill, Study } = document.components.schemas;
    const levels = [SpokenLanguage, ProgramSkill, Study].map((entity) => entity?.properties['nivel']);
    expect(levels.map((level) => (level as { 'x-list': string[] })['x-list'])).toEqual([
      ['nivelesIdioma'],
      ['nivelesProgramasInformaticos'],
      ['tiposNivelesTitulacion'],
    ]);
  });
});

describe.each(callList.map((call) => [call.name, call] as const))('the example of %s', (_, call) => {
  it('is a request that the contract accepts', () => {
    if (!call.request) return;
    const example = exampleOf(partSchema(call, 'request'), components);
    expect(call.request.safeParse(example).error).toBeUndefined();
  });

  it('is a response that the contract accepts, with no key lost', () => {
    const { datos } = successExample(call, components);
    const parsed = call.datos.safeParse(datos);
    expect(parsed.error).toBeUndefined();
    expect(parsed.data).toEqual(datos);
  });
});
