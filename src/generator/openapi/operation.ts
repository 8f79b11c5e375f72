import type { Call, Schema } from '#core/contract/call.ts';
import { boundedPart } from '#core/contract/schema/bounds.ts';
import { codeMeaning } from '#core/contract/schema/code-meaning.ts';
import { companyExamples } from '#core/contract/schema/company-examples.ts';
import { conditionOf } from '#core/contract/schema/code-conditions.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { neverSentBy } from '#core/contract/calls/never-sent.ts';
import type { JsonSchema } from '#core/contract/schema/json-schema.ts';
import { datosOfSchema, partSchema } from '#core/contract/schema/parts.ts';
import { exampleOf, published } from './examples.ts';
import { uploadText, whoTexts } from './texts.ts';

type Components = Readonly<Record<string, JsonSchema>>;

export interface DescribedOperation {
  operationId: string;
  [key: string]: unknown;
}

interface Parameter {
  name: string;
  [key: string]: unknown;
}

function parameters(call: Call, part: 'params' | 'query', components: Components): Parameter[] {
  const { properties = {} } = call[part] ? boundedPart(call, part) : {};
  return Object.entries(properties).map(([name, property]) => {
    const { description, examples, ...schema } = published(property);
    return {
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params',
      description,
      schema,
      ...(examples && { example: exampleOf(property, components) }),
      ...(part === 'query' && { 'x-extension': true }),
    };
  });
}

const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' };

const mensajeSchema: JsonSchema = {
  type: 'string',
  description:
    'Words for the reader, in the language of the request, where the call says that they are shown.',
};

const otherDatos: JsonSchema = { description: 'Does not count.' };

function responseVariant(status: JsonSchema, datos: JsonSchema, required: boolean): JsonSchema {
  return {
    type: 'object',
    properties: { status, datos, mensaje: mensajeSchema },
    required: required ? ['status', 'datos'] : ['status'],
  };
}

const isRequired = (schema: Schema): boolean => !schema.safeParse(undefined).success;

/** Schema of `datos` with a description, which lists and references lack. */
function datosOf(schema: JsonSchema, summary: string): JsonSchema {
  return Object.keys(schema).length === 0 ? otherDatos : { description: `${summary}.`, ...schema };
}

/** Variants of the response by status: success, statuses with `datos`, all others. */
function responseVariants(call: Call): JsonSchema {
  const special = Object.entries(call.datosOf ?? {}).map(([code, schema]) => {
    const status = { type: 'integer', const: Number(code), description: codeMeaning(Number(code)) };
    const datos = datosOf(datosOfSchema(call, Number(code)) ?? {}, 'What comes with this code');
    return responseVariant(status, datos, isRequired(schema));
  });
  const plain = call.statuses.filter((code) => call.datosOf?.[code] === undefined);
  return {
    oneOf: [
      responseVariant(
        { type: 'integer', const: 0, description: 'Success.' },
        datosOf(partSchema(call, 'datos'), call.summary),
        isRequired(call.datos),
      ),
      ...special,
      responseVariant(
        { type: 'integer', enum: plain, description: 'The code of a refusal; see the list of this call.' },
        otherDatos,
        false,
      ),
    ],
  };
}

function description(call: Call): string {
  return [
    whoTexts[call.who],
    ...Object.entries(call.uploads ?? {}).map(([path, kind]) => uploadText(path, kind)),
    ...(call.application ? ['With status 0, `mensaje` is shown to the applicant.'] : []),
    ...(call.messageOf
      ? [`With ${call.messageOf.join(' and ')}, \`mensaje\` is shown instead of the text of the portal.`]
      : []),
    'Codes besides 0:',
    call.statuses.map((code) => `- ${code}: ${conditionOf(call, code)}`).join('\n'),
  ].join('\n\n');
}

/** Example of a successful response. */
export function successExample(call: Call, components: Components): { status: 0; datos?: unknown } {
  const schema = partSchema(call, 'datos');
  return { status: 0, ...(Object.keys(schema).length !== 0 && { datos: exampleOf(schema, components) }) };
}

/**
 * Security requirements of a call. HTTP lets every call be made without a token, because the response to a missing
 * token is status 2: a mock server that checks the token first would send a response that no server sends.
 */
function security({ who }: Call): Record<string, string[]>[] {
  return who === 'publico' ? [] : [{ [who === 'encuesta' ? 'survey' : 'session']: [] }, {}];
}

/** What differs from the example for students, at the company's side of a call of both halves. */
const companyPart = (call: Call, operationId: string, part: 'request' | 'datos'): object | undefined =>
  operationId === `${call.name}Empresa` ? companyExamples[call.name]?.[part] : undefined;

/** Examples of the response: a success and, where a token is required, a lost session. */
function responseExamples(
  call: Call,
  operationId: string,
  components: Components,
): Record<string, { summary: string; value: unknown }> {
  const { datos, ...value } = successExample(call, components);
  const own = companyPart(call, operationId, 'datos');
  const example = own ? { ...(datos as object), ...own } : datos;
  return {
    success: { summary: 'Success', value: { ...value, ...omitUndefined({ datos: example }) } },
    ...(call.who !== 'publico' && {
      sessionEnded: { summary: 'No token, or one that does not hold', value: { status: 2 } },
    }),
  };
}

/** Converts a call to an OpenAPI operation. */
export function operationOf(call: Call, operationId: string, components: Components): DescribedOperation {
  const path = parameters(call, 'params', components).filter(({ name }) => name !== 'tipo');
  const query = parameters(call, 'query', components);
  const allParameters = [...path, ...query, ...(call.method === 'POST' ? [idempotencyKey] : [])];
  const request = call.request && boundedPart(call, 'request');
  const example = request && exampleOf(request, components);
  const own = companyPart(call, operationId, 'request');
  return {
    operationId,
    summary: call.summary,
    description: description(call),
    tags: [call.area],
    security: security(call),
    ...(allParameters.length > 0 && { parameters: allParameters }),
    ...(request && {
      requestBody: {
        required: !call.request?.safeParse(undefined).success,
        content: {
          'application/json': {
            schema: published(request),
            example: own ? { ...(example as object), ...own } : example,
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'The business answer.',
        content: {
          'application/json': {
            schema: published(responseVariants(call)),
            examples: responseExamples(call, operationId, components),
          },
        },
      },
      default: { $ref: '#/components/responses/Unavailable' },
    },
    'x-statuses': call.statuses.map((code) => ({ code, when: conditionOf(call, code) })),
    'x-never': neverSentBy(call.name),
    ...(call.extension && { 'x-extension': true }),
  };
}
