import { stringify } from 'yaml';
import { resolved } from './brand-schema.ts';
import type { SchemaNode } from './brand-schema.ts';

/** Heading anchor as code hosts make it from the text of the heading. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

/** A value on one line, as it would be written in the brand file. */
export function inlineYaml(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', singleQuote: true, lineWidth: 0 }).trim();
}

const formatNames: Readonly<Record<string, string>> = {
  'api-address': 'web address or path',
  'asset-path': 'file in `assets`',
  'asset-path-or-colour': 'file in `assets` or colour',
  'brand-id': 'lower-case letters, digits and hyphens',
  colour: 'colour, like `"#0b5563"`',
  date: 'date, like `2025-09-15`',
  'email-address': 'email address',
  'email-address-or-empty': 'email address or `""`',
  host: 'domain',
  'web-address': 'web address with https',
  'web-address-or-empty': 'web address with https, or `""`',
  'web-link': 'web address, `mailto:`, `tel:` or address of the portal',
};

function describeNumber(node: SchemaNode): string {
  const kind = node.type === 'integer' ? 'whole number' : 'number';
  const least = node.minimum ?? node.exclusiveMinimum;
  if (least === undefined) return kind;
  const from = node.minimum === undefined ? `above ${least}` : `from ${least}`;
  return node.maximum === undefined ? `${kind} ${from}` : `${kind} ${from} to ${node.maximum}`;
}

/** What can be written for a setting, in words; shapes with several keys link to their own section. */
export function describeValue(declared: SchemaNode): string {
  const node = resolved(declared);
  if (node.enum !== undefined) return node.enum.map((value) => `\`${value}\``).join(', ');
  if (node.const !== undefined) return `\`${inlineYaml(node.const)}\``;
  if (node.anyOf !== undefined) return node.anyOf.map(describeValue).join(' or ');
  if (declared.$ref !== undefined && node.title !== undefined)
    return `[${node.title.toLowerCase()}](#${anchor(node.title)})`;
  if (node.type === 'array') return `list of: ${describeValue(node.items ?? {})}`;
  if (typeof node.additionalProperties === 'object')
    return `names, each with: ${describeValue(node.additionalProperties)}`;
  if (node.type === 'boolean') return '`true` or `false`';
  if (node.type === 'number' || node.type === 'integer') return describeNumber(node);
  if (node.format !== undefined) return formatNames[node.format] ?? node.format;
  return node.maxLength === undefined ? 'text' : `text, at most ${node.maxLength} characters`;
}
