import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { formatChecks } from './formats.ts';
import { brandSchema } from '#brand/schema/brand-schema.ts';

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: true, strictTypes: false });
for (const [name, check] of Object.entries(formatChecks)) ajv.addFormat(name, check);
ajv.addKeyword('x-required-when-complete');

const check = ajv.compile(brandSchema);

/** What the schema has against a value, in its own words. */
export function schemaErrors(data: unknown): ErrorObject[] {
  return check(data) ? [] : [...(check.errors ?? [])];
}
