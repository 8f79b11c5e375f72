import { _, Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import {
  brandSchema,
  completenessKeyword,
  deprecationKeyword,
} from '#generator/brands/schema/brand-schema.ts';
import { formatChecks } from './formats.ts';

/**
 * Generates the validator of the brand schema. Compiling the schema at each start took a quarter of a build without
 * changes.
 */
export function generateCheck(): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    // One function per shared definition.
    inlineRefs: false,
    code: { source: true, esm: true, formats: _`formatChecks` },
  });
  for (const [name, check] of Object.entries(formatChecks)) ajv.addFormat(name, check);
  ajv.addKeyword(completenessKeyword);
  ajv.addKeyword(deprecationKeyword);
  const code = standalone(ajv, ajv.compile(brandSchema));
  return [
    '/** Made by `npm run generate` from schemas/brand.schema.json. */',
    "import { createRequire } from 'node:module';",
    "import { formatChecks } from './formats.ts';",
    'const require = createRequire(import.meta.url);',
    code.replace('"use strict";', '').replace(/export const validate = \w+;/, ''),
    '',
  ].join('\n');
}
