import { brandSchema, completenessKeyword, resolved } from '#generator/brands/schema/brand-schema.ts';
import type { SchemaNode } from '#generator/brands/schema/brand-schema.ts';
import { isLanguage } from '#core/i18n/languages.ts';
import type { SettingPath } from '../draft.ts';

/** Settings that a brand must have, in its own file or in a base. */
export const requiredWhenComplete: readonly SettingPath[] = brandSchema[completenessKeyword].map((name) =>
  name.split('.'),
);

/** The declaration itself; of alternatives the one with keys, since only that one goes on. */
export function withKeys(declared: SchemaNode): SchemaNode {
  const schema = resolved(declared);
  return schema.anyOf?.map(resolved).find(({ properties }) => properties) ?? schema;
}

function child(declared: SchemaNode, step: string | number): SchemaNode | undefined {
  const schema = withKeys(declared);
  if (typeof step === 'number') return schema.items;
  const property =
    schema.properties && Object.hasOwn(schema.properties, step) ? schema.properties[step] : undefined;
  if (property) return property;
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

/** The declaration of a setting, if there is one at this path. */
export function schemaAt(path: SettingPath): SchemaNode | undefined {
  let schema: SchemaNode | undefined = brandSchema;
  for (const step of path) {
    const next: SchemaNode | undefined = schema && child(schema, step);
    schema = next && resolved(next);
  }
  return schema;
}

/** Whether the schema is of a map with one entry per language. */
export function isPerLanguage(schema: SchemaNode): boolean {
  const keys = Object.keys(schema.properties ?? {});
  return keys.length > 0 && keys.every(isLanguage);
}

function pathsOf(declared: SchemaNode, path: readonly string[]): (readonly string[])[] {
  const schema = resolved(declared);
  if (isPerLanguage(schema)) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => [
    [...path, key],
    ...pathsOf(value, [...path, key]),
  ]);
}

/** Every setting that has a name of its own, outermost first. */
export const settingPaths: readonly (readonly string[])[] = pathsOf(brandSchema, []).toSorted(
  (a, b) => a.length - b.length,
);
