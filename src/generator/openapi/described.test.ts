import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { rowId } from '#core/contract/entities/domain-lists.ts';
import type { JsonSchema } from '#core/contract/schema/json-schema.ts';
import { domainList, isFixedList } from '#sandbox/areas/domains/lists.ts';
import { openApiDocument } from './document.ts';

/* Tests the published file as server teams receive it, not its sources. */

interface Content {
  content: {
    'application/json': {
      schema: JsonSchema;
      example?: unknown;
      examples?: Record<string, { value: unknown }>;
    };
  };
}

/** The examples of a request or an answer. */
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

/** Parameters of the call itself; what all writes have is a reference. */
const own = (parameters: NonNullable<Operation['parameters']>) => parameters.filter((it) => !it.$ref);

/** Every schema of the file with where it is. */
const schemas: [string, JsonSchema][] = [
  ...Object.entries(document.components.schemas),
  ...operations.flatMap(({ operationId, parameters = [], requestBody, responses }) => [
    ...own(parameters).map(({ name, schema }): [string, JsonSchema] => [`${operationId}.${name}`, schema]),
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

/** Whether an id is in one of the lists; of lists that are a server's own, any is. */
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
function faults(schema: JsonSchema, example: unknown): string[] {
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

  it('says what it means, in sentences', () => {
    const silent = properties.filter(([, { description = '' }]) => !/^[`A-Z0-9].*[.!]$/s.test(description));
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it('that is an id of a domain list names it in its words', () => {
    const unnamed = properties.filter(([, schema]) => {
      const names = (schema['x-list'] ?? schema.items?.['x-list'] ?? []) as string[];
      return !names.every((name) => schema.description?.includes(`\`${name}\``));
    });
    expect(unnamed.map(([path]) => path)).toEqual([]);
  });

  it('and every entity is described', () => {
    const silent = Object.entries(document.components.schemas).filter(([, schema]) => !schema.description);
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('has an example that its own schema takes, if it has one', () => {
    const wrong = properties.flatMap(([path, schema]) =>
      (schema.examples ?? []).flatMap((example) =>
        faults(schema, example).map((fault) => `${path}: ${fault}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('parameters of addresses', () => {
  it('are described, with examples that fit', () => {
    const wrong = operations.flatMap(({ operationId, parameters = [] }) =>
      own(parameters)
        .filter(
          (it) => !it.description || it.example === undefined || faults(it.schema, it.example).length > 0,
        )
        // A switch of a query that contradicts another one has no example.
        .filter((it) => it.schema.const !== '1')
        .map(({ name }) => `${operationId}.${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'the examples of %s',
  (_, { requestBody, responses }) => {
    it('fit their schemas, with lists, ranges and formats', () => {
      const wrong = [requestBody, responses['200']].flatMap((it) =>
        examplesOf(it).flatMap((example) => faults(it?.content['application/json'].schema ?? {}, example)),
      );
      expect(wrong).toEqual([]);
    });
  },
);

describe('a mock that is made of the file alone', () => {
  /** Response of a mock server: checks for a token and returns the example. */
  function mocked({ security, responses }: Operation, token: boolean): { http: number; body?: unknown } {
    const isOpen = security.length === 0 || security.some((it) => Object.keys(it).length === 0);
    if (!token && !isOpen) return { http: 401 };
    const { success, sessionEnded } = responses['200']?.content['application/json'].examples ?? {};
    return { http: 200, body: (token ? success : (sessionEnded ?? success))?.value };
  }

  it('answers HTTP 200 to every call, with status 2 where a token is missing', () => {
    const answers = operations.map((it) => [it.security.length > 0, mocked(it, false)] as const);
    expect(answers.filter(([, { http }]) => http !== 200)).toEqual([]);
    const closed = answers.filter(([isClosed]) => isClosed);
    expect(closed.length).toBeGreaterThan(130);
    expect(closed.filter(([, { body }]) => (body as { status: number }).status !== 2)).toEqual([]);
  });

  it('answers a success where there is one', () => {
    const bodies = operations.map((it) => mocked(it, true).body as { status: number });
    expect(bodies.every(({ status }) => status === 0)).toBe(true);
  });
});

/** Lists all values of an example recursively. */
function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}

it('no value of an example stands for nothing in particular', () => {
  const examples = operations.flatMap(({ requestBody, responses }) =>
    [requestBody, responses['200']].flatMap((it) => examplesOf(it).flatMap(leavesOf)),
  );
  const fillers = [null, 'Texto', 'string', ''];
  // An empty text says that nobody followed a link.
  expect(examples.filter((it) => fillers.includes(it as string | null))).toEqual(['']);
});
