import * as z from 'zod/mini';
import { components } from './components.ts';

/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  dependentRequired?: Record<string, string[]>;
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  allOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  description?: string;
  /** At most one example; an empty list keeps the key out of the example of its object. */
  examples?: unknown[];
  [extension: `x-${string}`]: unknown;
}

const names = z.registry<{ id: string }>();
for (const [id, { schema }] of components) names.add(schema, { id });

/** Removes noise for readers: the limit of safe integers, and the pattern of a named format. */
function simplify(schema: JsonSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.format) delete schema.pattern;
}

/** JSON Schema of a zod schema, with the referenced entities below `$defs`. */
export function toJsonSchema(schema: z.ZodMiniType): JsonSchema & { $defs?: Record<string, JsonSchema> } {
  const json = z.toJSONSchema(schema, {
    // Readers ignore unknown keys, so an answer may have more keys than the schema.
    io: 'input',
    metadata: names,
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
      delete jsonSchema['id'];
      simplify(jsonSchema as JsonSchema);
    },
  });
  delete json.$schema;
  const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as JsonSchema;
}

/** JSON Schema of a zod schema of the contract; entities inside are references to components. */
export function jsonSchema(schema: z.ZodMiniType): JsonSchema {
  const json = toJsonSchema(schema);
  delete json.$defs;
  return json;
}
