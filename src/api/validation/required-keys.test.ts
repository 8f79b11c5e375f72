import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { requiredKeys } from './required-keys.ts';

interface BrandSchema {
  properties: { campos: { properties: Record<string, { properties: Record<string, { $ref: string }> }> } };
}

it('agrees with the defaults of the brand file, which names a few more for its own forms', () => {
  const source = readFileSync(new URL('../../../schemas/brand.schema.json', import.meta.url), 'utf8');
  const groups = Object.values((JSON.parse(source) as BrandSchema).properties.campos.properties);
  const fields = groups.flatMap(({ properties }) => Object.entries(properties));
  const isRequired = (ref: string) => ref.endsWith('/requiredField');
  const more = fields
    .filter(([key, { $ref }]) => isRequired($ref) && !requiredKeys.has(key))
    .map(([key]) => key);
  const fewer = fields
    .filter(([key, { $ref }]) => !isRequired($ref) && requiredKeys.has(key))
    .map(([key]) => key);
  expect(more).toEqual(['apellido1', 'telefonoMovil', 'idPerfil', 'titulaciones', 'empresaDestino']);
  expect(fewer).toEqual([]);
});
