import { readFileSync } from 'node:fs';

/** What this project uses of JSON Schema draft 2020-12. */
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
  exclusiveMinimum?: number;
  maxLength?: number;
  properties?: Readonly<Record<string, SchemaNode>>;
  required?: readonly string[];
  additionalProperties?: boolean | SchemaNode;
  items?: SchemaNode;
  anyOf?: readonly SchemaNode[];
}

export interface BrandSchema extends SchemaNode {
  properties: Readonly<Record<string, SchemaNode>>;
  $defs: Readonly<Record<string, SchemaNode>>;
  /**
   * Settings that a brand must have once its base is merged in, with dots for nested ones (`colores.primario`).
   * The schema itself does not require them, since a file may leave to its base what it does not change.
   */
  'x-required-when-complete': readonly string[];
}

export const completenessKeyword = 'x-required-when-complete';

const schemaFile = new URL('../../../../schemas/brand.schema.json', import.meta.url);

/** The declaration of a brand file. */
export const brandSchema = JSON.parse(readFileSync(schemaFile, 'utf8')) as BrandSchema;

/** The definition that a node refers to, with what the node itself says on top (its own description, default, examples). */
export function resolved(node: SchemaNode): SchemaNode {
  const { $ref, ...own } = node;
  if ($ref === undefined) return node;
  const name = $ref.replace('#/$defs/', '');
  const definition = brandSchema.$defs[name];
  if (definition === undefined) throw new Error(`schemas/brand.schema.json has no $defs/${name}`);
  return { ...resolved(definition), ...own };
}

/** One setting, or one part of a repeated shape, with its place in the schema. */
export interface DeclaredSetting {
  /** Names from the root, e.g. `['colores', 'primario']`; `$defs` and the name of the shape come first for a shape. */
  path: readonly string[];
  node: SchemaNode;
}

function* settingsOf(node: SchemaNode, path: readonly string[]): Generator<DeclaredSetting> {
  for (const [name, property] of Object.entries(node.properties ?? {})) {
    yield { path: [...path, name], node: property };
    yield* settingsOf(property, [...path, name]);
  }
}

/** Every property that the schema declares, at every level. Repeated shapes come once, under their own name. */
export function declaredSettings(): DeclaredSetting[] {
  const shapes = Object.entries(brandSchema.$defs);
  return [
    ...settingsOf(brandSchema, []),
    ...shapes.flatMap(([name, shape]) => [...settingsOf(shape, ['$defs', name])]),
  ];
}
