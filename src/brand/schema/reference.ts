import { stringify } from 'yaml';
import { brandSchema, completenessKeyword, resolved } from './brand-schema.ts';
import type { SchemaNode } from './brand-schema.ts';
import { anchor, describeValue, inlineYaml } from './describe-value.ts';
import { referenceGroups } from './reference-groups.ts';

const neededOnTop = new Set(brandSchema[completenessKeyword]);

const fieldsTitle = 'Fields of the forms';
const shapesTitle = 'Values with several keys';

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

function whenLeftOut(node: SchemaNode, needed: boolean): string {
  if (needed) return '**needed**';
  return node.default === undefined ? '' : `\`${inlineYaml(node.default)}\``;
}

/** Rows for the settings of a map; a map inside it is explained key by key, a shape by a link. */
function rowsOf(parent: SchemaNode, names: readonly string[], prefix: string): string[][] {
  return names.flatMap((name) => {
    const declared = parent.properties?.[name];
    if (declared === undefined) throw new Error(`schemas/brand.schema.json has no setting ${prefix}${name}`);
    const node = resolved(declared);
    const path = `${prefix}${name}`;
    const isOpenMap = node.properties !== undefined && declared.$ref === undefined;
    const needed = neededOnTop.has(path) || (parent.required?.includes(name) ?? false);
    const row = [
      `\`${path}\``,
      isOpenMap ? 'the keys below' : describeValue(declared),
      whenLeftOut(node, needed),
      node.description ?? '',
    ];
    return isOpenMap ? [row, ...rowsOf(node, Object.keys(node.properties ?? {}), `${path}.`)] : [row];
  });
}

function settingsTable(parent: SchemaNode, names: readonly string[]): string {
  return table(['Setting', 'Value', 'If left out', 'What it does'], rowsOf(parent, names, ''));
}

/** An example that shows every key: that of each key of a map, else the first one given. Switches are enough in part. */
function exampleOf(declared: SchemaNode): unknown {
  const node = resolved(declared);
  const parts = Object.values(node.properties ?? {});
  const isWhole = declared.$ref !== undefined || node.properties === undefined;
  if (isWhole || parts.every(({ type }) => type === 'boolean')) return node.examples?.[0];
  return Object.fromEntries(
    Object.entries(node.properties ?? {}).map(([name, part]) => [name, exampleOf(part)]),
  );
}

function exampleBlock(example: unknown): string {
  const yaml = stringify(example, { singleQuote: true, lineWidth: 0, aliasDuplicateObjects: false });
  return ['```yaml', yaml.trim(), '```'].join('\n');
}

function groupSections(): string[] {
  return referenceGroups.flatMap(({ title, intro, settings }) => [
    `## ${title}`,
    intro,
    settingsTable(brandSchema, settings),
    'For example:',
    exampleBlock(
      Object.fromEntries(settings.map((name) => [name, exampleOf(brandSchema.properties[name] ?? {})])),
    ),
  ]);
}

function fieldRow(name: string, declared: SchemaNode): string[] {
  const flags = resolved(declared).properties;
  const fixed = flags?.['editable']?.const === false;
  const required = flags?.['required']?.default === true ? 'yes' : 'no';
  return [`\`${name}\``, declared.description ?? '', fixed ? '[only shown](#shown-field)' : required];
}

function fieldSections(): string[] {
  const fields = resolved(brandSchema.properties['campos'] ?? {});
  const groups = Object.entries(fields.properties ?? {});
  return [
    `## ${fieldsTitle}`,
    `${fields.description ?? ''} Each field takes the keys of [field flags](#field-flags); all fields are shown and can be changed unless you say otherwise.`,
    exampleBlock({ campos: fields.examples?.[0] }),
    ...groups.flatMap(([name, group]) => [
      `### \`campos.${name}\``,
      group.description ?? '',
      table(
        ['Field', 'What it is', 'Required'],
        Object.entries(group.properties ?? {}).map(([field, declared]) => fieldRow(field, declared)),
      ),
    ]),
  ];
}

/** One shape for two of the same title: where their defaults differ there is none to tell. */
function withCommonDefaults(shape: SchemaNode, twin: SchemaNode): SchemaNode {
  const properties = Object.entries(shape.properties ?? {}).map(([name, { default: own, ...rest }]) => {
    const isCommon = own !== undefined && own === twin.properties?.[name]?.default;
    return [name, isCommon ? { ...rest, default: own } : rest] as const;
  });
  return { ...shape, properties: Object.fromEntries(properties) };
}

function shapeSections(): string[] {
  const shapes = new Map<string, SchemaNode>();
  for (const shape of Object.values(brandSchema.$defs)) {
    if (shape.title === undefined) continue;
    const twin = shapes.get(shape.title);
    shapes.set(shape.title, twin === undefined ? shape : withCommonDefaults(shape, twin));
  }
  return [
    `## ${shapesTitle}`,
    ...[...shapes].flatMap(([title, shape]) => [
      `### ${title}`,
      shape.description ?? '',
      settingsTable(shape, Object.keys(shape.properties ?? {})),
    ]),
  ];
}

/** Markdown of the brand reference, for the people who write brand files. */
export function generateReference(): string {
  const chapters = [...referenceGroups.map(({ title }) => title), fieldsTitle, shapesTitle];
  return [
    '<!-- Generated from schemas/brand.schema.json by `npm run generate`; do not edit. -->',
    '# Brand file reference',
    'Everything that can be written in `brands/<id>/brand.yaml`. “If left out” says what happens without the setting: **needed** means that the brand must have it, in its own file or in the base that it extends. Let the first line of the file be the following, and your editor will complete and explain the settings as you type:',
    '```yaml\n# yaml-language-server: $schema=../../schemas/brand.schema.json\n```',
    chapters.map((title) => `- [${title}](#${anchor(title)})`).join('\n'),
    ...groupSections(),
    ...fieldSections(),
    ...shapeSections(),
    '',
  ].join('\n\n');
}
