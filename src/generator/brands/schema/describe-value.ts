import { stringify } from 'yaml';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { resolveRef } from './brand-schema.ts';
import type { SchemaNode } from './brand-schema.ts';
import { type ReferenceWords, referenceWords } from './reference-words.ts';
import { shapeWords } from './shape-words.ts';

/** Heading anchor as code hosts derive it from the text of the heading. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** Formats a value on one line as YAML. */
export function inlineYaml(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', singleQuote: true, lineWidth: 0 }).trim();
}

function describeNumber(node: SchemaNode, { number, above, from }: ReferenceWords): string {
  const minimum = node.minimum ?? node.exclusiveMinimum;
  const lowerBound = minimum === undefined ? undefined : (node.minimum === undefined ? above : from)(minimum);
  return number(node.type === 'integer', lowerBound, node.maximum);
}

/** Describes the values of a setting in words; definitions with several keys link to their own section. */
export function describeValue(declared: SchemaNode, language: ReportLanguage): string {
  const words = referenceWords[language];
  const node = resolveRef(declared);
  if (node.enum !== undefined) return node.enum.map((value) => `\`${value}\``).join(', ');
  if (node.const !== undefined) return `\`${inlineYaml(node.const)}\``;
  if (node.anyOf !== undefined)
    return node.anyOf.map((variant) => describeValue(variant, language)).join(` ${words.or} `);
  if (declared.$ref !== undefined && node.title !== undefined) {
    const title = shapeTitle(node.title, language);
    return `[${title.toLowerCase()}](#${anchor(title)})`;
  }
  if (node.type === 'array') return words.list(describeValue(node.items ?? {}, language));
  if (typeof node.additionalProperties === 'object')
    return words.names(describeValue(node.additionalProperties, language));
  if (node.type === 'boolean') return `\`true\` ${words.or} \`false\``;
  if (node.type === 'number' || node.type === 'integer') return describeNumber(node, words);
  if (node.format !== undefined) return words.formats[node.format] ?? node.format;
  return words.text(node.maxLength);
}

/** @param title as in the schema */
export function shapeTitle(title: string, language: ReportLanguage): string {
  return language === 'en' ? title : (shapeWords[language][title]?.title ?? title);
}
