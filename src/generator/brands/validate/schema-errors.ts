import type { ErrorObject } from 'ajv/dist/2020.js';
import check from './check.gen.js';

/** Validates a value and returns the errors of the schema. */
export function schemaErrors(data: unknown): ErrorObject[] {
  return check(data) ? [] : [...(check.errors ?? [])];
}
