import type { ErrorObject } from 'ajv/dist/2020.js';
import check from './check.gen.js';

/** What the schema has against a value, in its own words. */
export function schemaErrors(data: unknown): ErrorObject[] {
  return check(data) ? [] : [...(check.errors ?? [])];
}
