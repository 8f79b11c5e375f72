import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';
import { isLanguage } from '#core/i18n/languages.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { brandSchema, completenessKeyword, currentProperties, resolveRef } from './brand-schema.ts';
import type { SchemaNode } from './brand-schema.ts';

/** As written in a file, or with bases and every default filled in. */
type Variant = 'partial' | 'complete';

/** Whether a setting always has a value: its own default, or a map with a part that has one. */
function isAlwaysPresent(declared: SchemaNode): boolean {
  const node = resolveRef(declared);
  return node.default !== undefined || Object.values(node.properties ?? {}).some(isAlwaysPresent);
}

/** Whether defaults are added inside a value, so that its two variants differ. */
function isFilledInside(shape: SchemaNode): boolean {
  const parts = [
    ...Object.values(shape.properties ?? {}),
    ...(shape.items === undefined ? [] : [shape.items]),
  ];
  return parts.some((part) => isAlwaysPresent(part) || isFilledInside(resolveRef(part)));
}

function typeName(shape: SchemaNode, variant: Variant): string | undefined {
  if (shape.title === undefined) return undefined;
  const name = shape.title.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  return variant === 'partial' && isFilledInside(shape) ? `Partial${name}` : name;
}

/** The type of a localized value, or of a language; undefined for any other setting. */
function languageType(node: SchemaNode): string | undefined {
  if (node.enum?.every(isLanguage)) return 'Language';
  const texts = Object.entries(node.properties ?? {});
  const [[, first] = []] = texts;
  if (!first || !texts.every(([name]) => isLanguage(name))) return undefined;
  const item = first.items && typeName(resolveRef(first.items), 'complete');
  return item === undefined ? 'Localized' : `Localized<${item}[]>`;
}

function isRequired(name: string, path: string, parent: SchemaNode, variant: Variant): boolean {
  if (parent.required?.includes(name)) return true;
  if (variant === 'partial') return false;
  const child = parent.properties?.[name];
  return (
    (child !== undefined && isAlwaysPresent(child)) ||
    brandSchema[completenessKeyword].some((key) => key === path || key.startsWith(`${path}.`))
  );
}

/**
 * Converts a schema node for the type generator: definitions by their type name, and keys that are always present as
 * required.
 */
function forTypes(declared: SchemaNode, variant: Variant, path: string): JSONSchema {
  const node = resolveRef(declared);
  // The complete type carries the descriptions; repeating them would only make the file longer.
  const description =
    node.description === undefined || variant === 'partial' ? {} : { description: node.description };
  const name = declared.$ref === undefined ? undefined : typeName(node, variant);
  const type = name ?? languageType(node);
  if (type !== undefined) return { ...description, tsType: type };
  if (node.anyOf !== undefined)
    return { ...description, anyOf: node.anyOf.map((option) => forTypes(option, variant, path)) };
  if (node.type === 'array' && node.items !== undefined)
    return { ...description, type: 'array', items: forTypes(node.items, variant, path) };
  if (node.type === 'object') return { ...description, ...mapForTypes(node, variant, path) };
  return {
    ...description,
    ...omitUndefined({ type: node.type }),
    ...(node.enum !== undefined && { enum: [...node.enum] }),
    ...(node.const === false && { const: false }),
  };
}

function mapForTypes(node: SchemaNode, variant: Variant, path: string): JSONSchema {
  // Former names have given way to the current ones before anything reads them.
  const current = currentProperties(node);
  const names = Object.keys(current);
  const childPath = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const properties = Object.entries(current).map(
    ([name, part]) => [name, forTypes(part, variant, childPath(name))] as const,
  );
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: names.filter((name) => isRequired(name, childPath(name), node, variant)),
    additionalProperties:
      typeof node.additionalProperties === 'object'
        ? forTypes(node.additionalProperties, variant, path)
        : false,
  };
}

/** Generates the TypeScript types of a brand file: as written, and complete. */
export async function generateTypes(): Promise<string> {
  const interfaces = new Map<string, JSONSchema>();
  for (const variant of ['complete', 'partial'] as const) {
    const root = variant === 'complete' ? 'BrandFile' : 'PartialBrandFile';
    interfaces.set(root, forTypes(brandSchema, variant, ''));
    for (const shape of Object.values(brandSchema.$defs)) {
      const name = typeName(shape, variant);
      // A definition is used at many paths, so keys required at one of them do not apply inside.
      if (name !== undefined && !interfaces.has(name)) interfaces.set(name, forTypes(shape, variant, '$'));
    }
  }
  const options = { bannerComment: '', format: false };
  const sources: string[] = [];
  for (const [name, schema] of interfaces) sources.push(await compile(schema, name, options));
  return [
    '// Generated from schemas/brand.schema.json by `npm run generate`; do not edit.',
    "import type { Language, Localized } from '#core/i18n/languages.ts';",
    ...sources.map((source) => source.trim()),
    '',
  ].join('\n\n');
}
