import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { rowId } from '#core/contract/entities/domain-lists.ts';
import type { JsonSchema } from '#core/contract/schema/json-schema.ts';
import { domainList, isFixedList } from '#sandbox/areas/domains/lists.ts';
import { openApiDocument } from './document.ts';

/* Tests the published file, which is what server teams receive, not its sources. */

interface Content {
  content: {
    'application/json': {
      schema: JsonSchema;
      example?: unknown;
      examples?: Record<string, { value: unknown }>;
    };
  };
}

/** The examples of a request or a response. */
function examplesOf(content: Content | undefined): unknown[] {
  const { example, examples = {} } = content?.content['application/json'] ?? {};
  return [...(example === undefined ? [] : [example]), ...Object.values(examples).map(({ value }) => value)];
}

interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: { $ref?: string; name: string; description?: string; schema: JsonSchema; example?: unknown }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};

const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

/** Parameters of the call itself, without the references that all writes share. */
const ownParameters = (parameters: NonNullable<Operation['parameters']>) =>
  parameters.filter((it) => !it.$ref);

/** Every schema of the file with its path. */
const schemas: [string, JsonSchema][] = [
  ...Object.entries(document.components.schemas),
  ...operations.flatMap(({ operationId, parameters = [], requestBody, responses }) => [
    ...ownParameters(parameters).map(({ name, schema }): [string, JsonSchema] => [
      `${operationId}.${name}`,
      schema,
    ]),
    ...[requestBody, responses['200']].flatMap((it): [string, JsonSchema][] =>
      it ? [[operationId, it.content['application/json'].schema]] : [],
    ),
  ]),
];

/** Every property in a schema, with the path to it. */
function propertiesOf(schema: JsonSchema, path: string): [string, JsonSchema][] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...inner.flatMap((it) => propertiesOf(it, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, it]): [string, JsonSchema][] => [
      [`${path}.${key}`, it],
      ...propertiesOf(it, `${path}.${key}`),
    ]),
  ];
}

const properties = schemas.flatMap(([name, schema]) => propertiesOf(schema, name));

const idsOf = new Map<string, ReadonlySet<number>>();

/** Whether an id is in one of the lists; lists that each server defines itself contain any id. */
function isInLists(names: readonly DomainListName[], id: number): boolean {
  return names.some((name) => {
    if (!isFixedList(name)) return true;
    const ids = idsOf.get(name) ?? new Set(domainList(name, 'es').map(rowId));
    idsOf.set(name, ids);
    return ids.has(id);
  });
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addKeyword({
  keyword: 'x-list',
  validate: (names: DomainListName[], value: unknown) => typeof value !== 'number' || isInLists(names, value),
});
ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
ajv.addSchema({ $id: 'all', components: document.components });

const validators = new Map<string, ValidateFunction>();

/** Lists schema violations of an example. */
function schemaViolations(schema: JsonSchema, example: unknown): string[] {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"all#/components');
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text) as object);
  validators.set(text, validate);
  validate(example);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('every property', () => {
  it('is found', () => {
    expect(properties.length).toBeGreaterThan(1200);
  });

  it('has a description in sentences', () => {
    const undescribed = properties.filter(
      ([, { description = '' }]) => !/^[`A-Z0-9].*[.!]$/s.test(description),
    );
    expect(undescribed.map(([path]) => path)).toEqual([]);
  });

  it('that is an id of a domain list names the list in its description', () => {
    const unnamed = properties.filter(([, schema]) => {
      const names = (schema['x-list'] ?? schema.items?.['x-list'] ?? []) as string[];
      return !names.every((name) => schema.description?.includes(`\`${name}\``));
    });
    expect(unnamed.map(([path]) => path)).toEqual([]);
  });

  it('and every entity is described', () => {
    const undescribed = Object.entries(document.components.schemas).filter(
      ([, schema]) => !schema.description,
    );
    expect(undescribed.map(([name]) => name)).toEqual([]);
  });

  it('has only examples that its own schema accepts', () => {
    const violations = properties.flatMap(([path, schema]) =>
      (schema.examples ?? []).flatMap((example) =>
        schemaViolations(schema, example).map((fault) => `${path}: ${fault}`),
      ),
    );
    expect(violations).toEqual([]);
  });
});

describe('parameters of addresses', () => {
  it('are described, with examples that fit', () => {
    const violations = operations.flatMap(({ operationId, parameters = [] }) =>
      ownParameters(parameters)
        .filter(
          (it) =>
            !it.description || it.example === undefined || schemaViolations(it.schema, it.example).length > 0,
        )
        // A query flag that contradicts another one has no example.
        .filter((it) => it.schema.const !== '1')
        .map(({ name }) => `${operationId}.${name}`),
    );
    expect(violations).toEqual([]);
  });
});

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'the examples of %s',
  (_, { requestBody, responses }) => {
    it('fit their schemas, with lists, ranges and formats', () => {
      const violations = [requestBody, responses['200']].flatMap((it) =>
        examplesOf(it).flatMap((example) =>
          schemaViolations(it?.content['application/json'].schema ?? {}, example),
        ),
      );
      expect(violations).toEqual([]);
    });
  },
);

describe('a mock server made from the file alone', () => {
  /** Response of a mock server: checks for a token and returns the example. */
  function mockResponse(
    { security, responses }: Operation,
    token: boolean,
  ): { http: number; body?: unknown } {
    const isOpen = security.length === 0 || security.some((it) => Object.keys(it).length === 0);
    if (!token && !isOpen) return { http: 401 };
    const { success, sessionEnded } = responses['200']?.content['application/json'].examples ?? {};
    return { http: 200, body: (token ? success : (sessionEnded ?? success))?.value };
  }

  it('sends HTTP 200 for every call, with status 2 where a token is missing', () => {
    const answers = operations.map((it) => [it.security.length > 0, mockResponse(it, false)] as const);
    expect(answers.filter(([, { http }]) => http !== 200)).toEqual([]);
    const closed = answers.filter(([isClosed]) => isClosed);
    expect(closed.length).toBeGreaterThan(130);
    expect(closed.filter(([, { body }]) => (body as { status: number }).status !== 2)).toEqual([]);
  });

  it('sends a success with a token', () => {
    const bodies = operations.map((it) => mockResponse(it, true).body as { status: number });
    expect(bodies.every(({ status }) => status === 0)).toBe(true);
  });
});

/** Lists all values of an example recursively. */
function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}

it('no value of an example is a placeholder', () => {
  const examples = operations.flatMap(({ requestBody, responses }) =>
    [requestBody, responses['200']].flatMap((it) => examplesOf(it).flatMap(leavesOf)),
  );
  const fillers = [null, 'Texto', 'string', ''];
  // The only empty text is that of a visitor who followed no link.
  expect(examples.filter((it) => fillers.includes(it as string | null))).toEqual(['']);
});
