import { callList } from '#core/contract/calls/index.ts';
import { describedComponents } from '#core/contract/schema/bounds.ts';
import { stages } from '#core/contract/calls/stages.ts';
import { published } from './examples.ts';
import type { JsonSchema } from '#core/contract/schema/json-schema.ts';
import { type DescribedOperation, operationOf } from './operation.ts';
import { areaTexts, idempotencyKey, introduction } from './texts.ts';

type Paths = Record<string, Record<string, DescribedOperation>>;

const areas = Object.keys(areaTexts);

const sortedCalls = callList.toSorted(
  (a, b) => areas.indexOf(a.area) - areas.indexOf(b.area) || (a.path + a.method < b.path + b.method ? -1 : 1),
);

/** Every path with its operations; a call of both user kinds becomes two. */
function paths(components: Readonly<Record<string, JsonSchema>>): Paths {
  const pathItems: Paths = {};
  for (const call of sortedCalls) {
    for (const tipo of call.path.includes('{tipo}') ? ['Alumno', 'Empresa'] : ['']) {
      const path = call.path.replace('{tipo}', tipo);
      pathItems[path] = {
        ...pathItems[path],
        [call.method.toLowerCase()]: operationOf(call, call.name + tipo, components),
      };
    }
  }
  return pathItems;
}

/**
 * The contract as an OpenAPI 3.1 document.
 * @param extensions of the document as a whole: `x-` keys whose content another part of the project has
 */
export function openApiDocument(
  extensions: Readonly<Record<`x-${string}`, unknown>> = {},
): Record<string, unknown> {
  const schemas = describedComponents();
  return {
    openapi: '3.1.1',
    info: {
      title: 'Portal of placements and jobs',
      version: '1.0.0',
      summary: 'What the server of a university answers to its portal.',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'https://servidor.universidad.example', description: 'The server of a university' }],
    tags: Object.entries(areaTexts).map(([name, description]) => ({ name, description })),
    'x-stages': stages,
    ...extensions,
    paths: paths(schemas),
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, published(schema)])),
      parameters: { IdempotencyKey: idempotencyKey },
      responses: {
        Unavailable: {
          description: 'Any other HTTP status counts as code 500: the service is not available.',
        },
      },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token of a sign-in. It carries exp in seconds, nombre and apellidos.',
        },
        survey: { type: 'http', scheme: 'bearer', description: 'The token of a survey.' },
      },
    },
  };
}

/** The document as JSON, before formatting. */
export function openApiText(extensions?: Parameters<typeof openApiDocument>[0]): string {
  return JSON.stringify(openApiDocument(extensions));
}
