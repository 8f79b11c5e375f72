import type { ErrorObject } from 'ajv/dist/2020.js';
import { schemaErrors } from './schema-errors.ts';

type Data = Record<string, unknown>;

/** Path of the value to remove for an error to disappear. */
function removalPath({ keyword, instancePath, params }: ErrorObject): string[] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'additionalProperties') return [...path, String(params['additionalProperty'])];
  if (keyword === 'propertyNames') return [...path, String(params['propertyName'])];
  return path;
}

/**
 * Removes the value at a path. A list is removed as a whole, because list positions must stay those of the file.
 */
function remove(root: Data, path: readonly string[]): void {
  let current = root;
  for (const [index, step] of path.entries()) {
    const next = current[step];
    if (index === path.length - 1 || typeof next !== 'object' || next === null || Array.isArray(next)) {
      Reflect.deleteProperty(current, step);
      return;
    }
    current = next as Data;
  }
}

/** Copies data without everything that violates the schema; the rest is valid. */
export function removeInvalid(data: Data): Data {
  const valid = structuredClone(data);
  for (let errors = schemaErrors(valid); errors.length > 0; errors = schemaErrors(valid)) {
    const lengthBefore = JSON.stringify(valid).length;
    for (const error of errors) {
      if (error.propertyName === undefined) remove(valid, removalPath(error));
    }
    if (JSON.stringify(valid).length === lengthBefore)
      throw new Error(`Nothing to remove for ${errors[0]?.schemaPath}`);
  }
  return valid;
}
