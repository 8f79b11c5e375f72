import { callList } from '#api/calls/index.ts';
import { descriptionOf } from './descriptions.ts';
import { componentSchemas, type JsonSchema } from './json-schema.ts';
import { type Operation, operationOf } from './operation.ts';
import { areaTexts, introduction } from './texts.ts';

/** Adds what the source says of an entity and its keys. */
function described(name: string, schema: JsonSchema): JsonSchema {
  const own = descriptionOf(`${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`);
  const properties = Object.entries(schema.properties ?? {}).map(([key, property]) => {
    const text = property.$ref ? undefined : descriptionOf(key);
    return [key, text ? { ...property, description: text } : property] as const;
  });
  return {
    ...(own ? { description: own } : {}),
    ...schema,
    ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
  };
}

type Paths = Record<string, Record<string, Operation>>;

const areas = Object.keys(areaTexts);

const inOrder = callList.toSorted(
  (a, b) => areas.indexOf(a.area) - areas.indexOf(b.area) || (a.path + a.method < b.path + b.method ? -1 : 1),
);

/** Every path with its operations; a call of both user kinds is two of them. */
function paths(components: Readonly<Record<string, JsonSchema>>): Paths {
  const found: Paths = {};
  for (const call of inOrder) {
    for (const tipo of call.path.includes('{tipo}') ? ['Alumno', 'Empresa'] : ['']) {
      const path = call.path.replace('{tipo}', tipo);
      found[path] = {
        ...found[path],
        [call.method.toLowerCase()]: operationOf(call, call.name + tipo, components),
      };
    }
  }
  return found;
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Record<string, unknown> {
  const schemas = componentSchemas();
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
    paths: paths(schemas),
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, described(name, schema)]),
      ),
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

/** The text of the description, before it is formatted. */
export function openApiText(): string {
  return JSON.stringify(openApiDocument());
}
