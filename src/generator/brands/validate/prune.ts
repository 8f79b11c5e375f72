import type { ErrorObject } from 'ajv/dist/2020.js';
import { schemaErrors } from './schema-errors.ts';

type Data = Record<string, unknown>;

/** Keys from the root to what has to go for the error to disappear. */
function doomed({ keyword, instancePath, params }: ErrorObject): string[] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'additionalProperties') return [...path, String(params['additionalProperty'])];
  if (keyword === 'propertyNames') return [...path, String(params['propertyName'])];
  return path;
}

/** Takes away what is at the path. Of a list the whole goes, because positions must stay those of the file. */
function remove(root: Data, path: readonly string[]): void {
  let at = root;
  for (const [index, step] of path.entries()) {
    const next = at[step];
    if (index === path.length - 1 || typeof next !== 'object' || next === null || Array.isArray(next)) {
      Reflect.deleteProperty(at, step);
      return;
    }
    at = next as Data;
  }
}

/** A copy without everything that the schema has something against; what remains satisfies it. */
export function pruned(data: Data): Data {
  const rest = structuredClone(data);
  for (let errors = schemaErrors(rest); errors.length > 0; errors = schemaErrors(rest)) {
    const before = JSON.stringify(rest).length;
    for (const error of errors) {
      if (error.propertyName === undefined) remove(rest, doomed(error));
    }
    if (JSON.stringify(rest).length === before)
      throw new Error(`Nothing to remove for ${errors[0]?.schemaPath}`);
  }
  return rest;
}
