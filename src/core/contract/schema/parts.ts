import type { Call } from '#core/contract/call.ts';
import { callDocs } from '#core/contract/docs/calls.ts';
import { describedPart } from './described-schema.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

/** Name of a part of a call: its inputs, and the `datos` of success. */
export type PartName = 'params' | 'query' | 'request' | 'datos';

/** JSON Schema of a part of a call, with its docs; empty where the call has no such part. */
export function partSchema(
  call: Pick<Call, 'name'> & Partial<Pick<Call, PartName>>,
  part: PartName,
): JsonSchema {
  const schema = call[part];
  return schema ? describedPart(jsonSchema(schema), callDocs[call.name]?.[part]) : {};
}

/** JSON Schema of the `datos` of a code other than 0; undefined where the code has none. */
export function datosOfSchema(call: Call, code: number): JsonSchema | undefined {
  const schema = call.datosOf?.[code];
  return schema && describedPart(jsonSchema(schema), callDocs[call.name]?.datosOf?.[code]);
}
