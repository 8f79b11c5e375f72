import { readFileSync } from 'node:fs';

/** The subset of JSON Schema draft 2020-12 that this project uses. */
export interface SchemaNode {
  $ref?: string;
  title?: string;
  description?: string;
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  format?: string;
  pattern?: string;
  enum?: readonly (string | number)[];
  const?: unknown;
  default?: unknown;
  examples?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  exclusiveMinimum?: number;
  maxLength?: number;
  properties?: Readonly<Record<string, SchemaNode>>;
  required?: readonly string[];
  additionalProperties?: boolean | SchemaNode;
  items?: SchemaNode;
  anyOf?: readonly SchemaNode[];
  /** Whether the name is a former one, which editors strike out. */
  deprecated?: boolean;
  'x-deprecated'?: Deprecation;
}

/** What has become of a former name, which works until the next major version. */
export interface Deprecation {
  /** First version in which it is a former one. */
  since: string;
  /** The setting in its place, with dots for nested ones. */
  use: string;
}

export interface BrandSchema extends SchemaNode {
  properties: Readonly<Record<string, SchemaNode>>;
  $defs: Readonly<Record<string, SchemaNode>>;
  /**
   * Settings that a brand must have once its bases are merged, with dots for nested ones (`colores.primario`). The
   * schema itself does not require them, since a file may leave settings to its base.
   */
  'x-required-when-complete': readonly string[];
}

export const completenessKeyword = 'x-required-when-complete';

export const deprecationKeyword = 'x-deprecated';

const schemaFile = new URL('../../../../schemas/brand.schema.json', import.meta.url);

/** The schema of a brand file. */
export const brandSchema = JSON.parse(readFileSync(schemaFile, 'utf8')) as BrandSchema;

/**
 * The definition that a node refers to, overridden by the node's own keywords (description, default, examples).
 */
export function resolveRef(node: SchemaNode): SchemaNode {
  const { $ref, ...ownKeywords } = node;
  if ($ref === undefined) return node;
  const name = $ref.replace('#/$defs/', '');
  const definition = brandSchema.$defs[name];
  if (definition === undefined) throw new Error(`schemas/brand.schema.json has no $defs/${name}`);
  return { ...resolveRef(definition), ...ownKeywords };
}

/** A setting, or a part of a shared definition, with its path in the schema. */
export interface DeclaredSetting {
  /** Names from the root, e.g. `['colores', 'primario']`; for a definition, after `$defs` and its name. */
  path: readonly string[];
  node: SchemaNode;
}

function* settingsOf(node: SchemaNode, path: readonly string[]): Generator<DeclaredSetting> {
  for (const [name, property] of Object.entries(node.properties ?? {})) {
    yield { path: [...path, name], node: property };
    yield* settingsOf(property, [...path, name]);
  }
}

/** Every property that the schema declares, at every level. Definitions come once, under their own name. */
export function declaredSettings(): DeclaredSetting[] {
  const shapes = Object.entries(brandSchema.$defs);
  return [
    ...settingsOf(brandSchema, []),
    ...shapes.flatMap(([name, shape]) => [...settingsOf(shape, ['$defs', name])]),
  ];
}

/** The former names of settings, by their paths, and what to write instead. */
export const deprecatedSettings: readonly {
  path: readonly string[];
  use: readonly string[];
  since: string;
}[] = declaredSettings().flatMap(({ path, node }) => {
  const deprecation = node[deprecationKeyword];
  return deprecation ? [{ path, use: deprecation.use.split('.'), since: deprecation.since }] : [];
});

/** The settings of a group under their current names. */
export const currentProperties = ({ properties = {} }: SchemaNode): Record<string, SchemaNode> =>
  Object.fromEntries(Object.entries(properties).filter(([, node]) => node.deprecated !== true));
