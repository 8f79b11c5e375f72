import type { Call } from '#core/contract/call.ts';
import { callDocs } from '#core/contract/docs/calls.ts';
import { describedPart } from './described-schema.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

/** What a call sends, and what it answers with success. */
export type PartName = 'params' | 'query' | 'request' | 'datos';

/** JSON Schema of a part of a call, with what is said of it; empty where the call has no such part. */
export function partSchema(
  call: Pick<Call, 'name'> & Partial<Pick<Call, PartName>>,
  part: PartName,
): JsonSchema {
  const schema = call[part];
  return schema ? describedPart(jsonSchema(schema), callDocs[call.name]?.[part]) : {};
}

/** JSON Schema of the `datos` that come with a code other than 0; undefined where nothing comes. */
export function datosOfSchema(call: Call, code: number): JsonSchema | undefined {
  const schema = call.datosOf?.[code];
  return schema && describedPart(jsonSchema(schema), callDocs[call.name]?.datosOf?.[code]);
}
