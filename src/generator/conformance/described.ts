import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { describeValue } from './curl.ts';
import { type Endpoint, endpointName } from './endpoint.ts';

interface DescribedSchema {
  $ref?: string;
  required?: readonly string[];
}

interface Content {
  content: Record<string, { schema: DescribedSchema; example?: unknown }>;
}

interface Operation {
  requestBody?: Content;
  responses: Record<string, Content>;
}

/** The published description: a second source besides the schemas of the sandbox. */
const description = JSON.parse(
  readFileSync(new URL('../../../schemas/openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, DescribedSchema> };
};

const json = 'application/json';

let ajv: Ajv2020 | undefined;
const validators = new Map<string, ValidateFunction>();

const pathOf = ({ call, tipo }: Endpoint): string => call.path.replace('{tipo}', tipo ?? 'Alumno');

function operationOf(endpoint: Endpoint): Operation | undefined {
  return description.paths[pathOf(endpoint)]?.[endpoint.call.method.toLowerCase()];
}

/** Compiles a schema of an operation at its first use. */
function validator(endpoint: Endpoint, part: 'requestBody' | 'responses/200'): ValidateFunction {
  const key = `${endpointName(endpoint)} ${part}`;
  const known = validators.get(key);
  if (known) return known;
  ajv ??= new Ajv2020({ strict: false, validateFormats: false }).addSchema(description, 'openapi');
  const path = pathOf(endpoint).replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B');
  const pointer = `paths/${path.replaceAll('}', '%7D')}/${endpoint.call.method.toLowerCase()}/${part}`;
  const made = ajv.compile({ $ref: `openapi#/${pointer}/content/application~1json/schema` });
  validators.set(key, made);
  return made;
}

/** Whether the description allows a request body. */
function isBodyDescribed(endpoint: Endpoint, body: unknown): boolean {
  if (!operationOf(endpoint)?.requestBody) return body === undefined;
  return validator(endpoint, 'requestBody')(body);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that a schema always requires. */
function requiredKeys(schema: DescribedSchema): readonly string[] {
  const name = schema.$ref?.split('/').at(-1);
  return (name === undefined ? schema : description.components.schemas[name])?.required ?? [];
}

/**
 * Bodies that the description does not allow: nothing at all, and its example without one required key.
 * A server cannot store any of them.
 */
export function incompleteBodies(endpoint: Endpoint): { without: string; body: string }[] {
  const content = operationOf(endpoint)?.requestBody?.content[json];
  if (!content) return [];
  const nothing = isBodyDescribed(endpoint, {}) ? [] : {};
  const found = [{ without: 'any key', body: JSON.stringify(nothing) }];
  const { example } = content;
  if (!isObject(example) || !isBodyDescribed(endpoint, example)) return found;
  // Keys required only by other keys are left out: permissions are checked before, with codes of their own.
  for (const key of requiredKeys(content.schema)) {
    const { [key]: _, ...rest } = example;
    if (!isBodyDescribed(endpoint, rest)) found.push({ without: key, body: JSON.stringify(rest) });
  }
  return found;
}

/** The error that says most: the deepest one that is not about choosing among variants. */
function deepest(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const depth = ({ instancePath }: ErrorObject): number => instancePath.split('/').length;
  const own = errors.filter(({ keyword }) => !['oneOf', 'anyOf', 'const', 'enum', 'if'].includes(keyword));
  return (own.length > 0 ? own : errors).toSorted((a, b) => depth(b) - depth(a))[0];
}

/** The first place where an answer differs from the description; undefined where it fits. */
export function firstMismatch(
  endpoint: Endpoint,
  answer: unknown,
): { at: string; expected: string; came: string } | undefined {
  const validate = validator(endpoint, 'responses/200');
  if (validate(answer)) return undefined;
  const error = deepest(validate.errors ?? []);
  const keys = (error?.instancePath ?? '').split('/').slice(1);
  const value = keys.reduce<unknown>(
    (it, key) => (typeof it === 'object' && it !== null ? (it as Record<string, unknown>)[key] : undefined),
    answer,
  );
  const expected = `a value that the description allows: ${error?.message ?? 'another one'}`;
  return { at: keys.join('.') || 'answer', expected, came: describeValue(value, keys.at(-1) ?? '') };
}
