import {
  brandSchema,
  completenessKeyword,
  currentProperties,
  resolveRef,
} from '#generator/brands/schema/brand-schema.ts';
import type { SchemaNode } from '#generator/brands/schema/brand-schema.ts';
import { isLanguage } from '#core/i18n/languages.ts';
import type { SettingPath } from '../draft.ts';

/** Paths of settings that a brand must have, in its own file or in a base. */
export const requiredWhenComplete: readonly SettingPath[] = brandSchema[completenessKeyword].map((name) =>
  name.split('.'),
);

/** Resolves a node; of alternatives, the one with keys, since only that one has children. */
export function withKeys(declared: SchemaNode): SchemaNode {
  const schema = resolveRef(declared);
  return schema.anyOf?.map(resolveRef).find(({ properties }) => properties) ?? schema;
}

function child(declared: SchemaNode, step: string | number): SchemaNode | undefined {
  const schema = withKeys(declared);
  if (typeof step === 'number') return schema.items;
  const property =
    schema.properties && Object.hasOwn(schema.properties, step) ? schema.properties[step] : undefined;
  if (property) return property;
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

/** The schema of a setting, if one is declared at this path. */
export function schemaAt(path: SettingPath): SchemaNode | undefined {
  let schema: SchemaNode | undefined = brandSchema;
  for (const step of path) {
    const next: SchemaNode | undefined = schema && child(schema, step);
    schema = next && resolveRef(next);
  }
  return schema;
}

/** Names of the settings that a group may have. */
export function namesIn(path: SettingPath): string[] {
  const schema = schemaAt(path);
  return schema ? Object.keys(withKeys(schema).properties ?? {}) : [];
}

/** Whether a schema is a map with one entry per language. */
export function isPerLanguage(schema: SchemaNode): boolean {
  const keys = Object.keys(schema.properties ?? {});
  return keys.length > 0 && keys.every(isLanguage);
}

function pathsOf(declared: SchemaNode, path: readonly string[]): (readonly string[])[] {
  const schema = resolveRef(declared);
  if (isPerLanguage(schema)) return [];
  return Object.entries(currentProperties(schema)).flatMap(([key, value]) => [
    [...path, key],
    ...pathsOf(value, [...path, key]),
  ]);
}

/** Paths of all named settings under their current names, outermost first. */
export const settingPaths: readonly (readonly string[])[] = pathsOf(brandSchema, []).toSorted(
  (a, b) => a.length - b.length,
);
