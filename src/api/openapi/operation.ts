import type { Call, ObjectSchema } from '#api/call.ts';
import { errorOf } from '#api/errors.ts';
import { catalogue } from '#i18n/messages.ts';
import { exampleOf } from './examples.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';
import { uploadText, whoTexts } from './texts.ts';

type Components = Readonly<Record<string, JsonSchema>>;

export interface Operation {
  operationId: string;
  [key: string]: unknown;
}

interface Parameter {
  name: string;
  [key: string]: unknown;
}

const english = catalogue('en', ['errors']);

/** What a code means, in words. */
function meaning(code: number): string {
  return (english[errorOf(code).text] ?? '').replace(/\s+/g, ' ');
}

function parameters(
  schema: ObjectSchema | undefined,
  place: 'path' | 'query',
  components: Components,
): Parameter[] {
  const { properties = {} } = schema ? jsonSchema(schema) : {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: property,
    example: exampleOf(property, components, name),
    ...(place === 'query' ? { 'x-extension': true } : {}),
  }));
}

function answer(status: JsonSchema, datos: JsonSchema | undefined, required: boolean): JsonSchema {
  return {
    type: 'object',
    properties: { status, datos: datos ?? {}, mensaje: { type: 'string' } },
    required: required ? ['status', 'datos'] : ['status'],
  };
}

/** What each status brings along: success, statuses with datos of their own, all others. */
function answers(call: Call): JsonSchema {
  const special = Object.entries(call.datosOf ?? {}).map(([code, schema]) =>
    answer({ type: 'integer', const: Number(code) }, jsonSchema(schema), true),
  );
  const plain = call.statuses.filter((code) => call.datosOf?.[code] === undefined);
  const isOptional = call.datos.safeParse(undefined).success;
  return {
    oneOf: [
      answer({ type: 'integer', const: 0 }, jsonSchema(call.datos), !isOptional),
      ...special,
      answer({ type: 'integer', enum: plain }, undefined, false),
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
    call.statuses.map((code) => `- ${code}: ${meaning(code)}`).join('\n'),
  ].join('\n\n');
}

/** Example of a successful answer. */
export function answerExample(call: Call, components: Components): { status: 0; datos: unknown } {
  return { status: 0, datos: exampleOf(jsonSchema(call.datos), components) };
}

/** A call as an operation of OpenAPI. */
export function operationOf(call: Call, operationId: string, components: Components): Operation {
  const path = parameters(call.params, 'path', components).filter(({ name }) => name !== 'tipo');
  const query = parameters(call.query, 'query', components);
  const request = call.request && jsonSchema(call.request);
  return {
    operationId,
    summary: call.summary,
    description: description(call),
    tags: [call.area],
    security: call.who === 'publico' ? [] : [{ [call.who === 'encuesta' ? 'survey' : 'session']: [] }],
    ...(path.length + query.length > 0 ? { parameters: [...path, ...query] } : {}),
    ...(request
      ? {
          requestBody: {
            required: !call.request?.safeParse(undefined).success,
            content: { 'application/json': { schema: request, example: exampleOf(request, components) } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'The business answer.',
        content: { 'application/json': { schema: answers(call), example: answerExample(call, components) } },
      },
      default: { $ref: '#/components/responses/Unavailable' },
    },
    'x-statuses': call.statuses,
    ...(call.extension ? { 'x-extension': true } : {}),
  };
}
