import { stringify } from 'yaml';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { markdownTable } from '#core/shared/markdown-table.ts';
import { brandSchema, completenessKeyword, resolveRef } from './brand-schema.ts';
import type { SchemaNode } from './brand-schema.ts';
import { anchor, describeValue, inlineYaml, shapeTitle } from './describe-value.ts';
import { referenceGroups } from './reference-groups.ts';
import { referenceWords } from './reference-words.ts';
import { editorSchemaName } from './editor-schema.ts';
import { settingWords } from './setting-words.ts';
import { shapeWords } from './shape-words.ts';

const requiredPaths = new Set(brandSchema[completenessKeyword]);

function defaultCell(node: SchemaNode, needed: boolean, language: ReportLanguage): string {
  if (needed) return referenceWords[language].needed;
  return node.default === undefined ? '' : `\`${inlineYaml(node.default)}\``;
}

/** Rows for the settings of a map; nested maps are listed key by key, definitions are linked. */
function rowsOf(
  parent: SchemaNode,
  names: readonly string[],
  prefix: string,
  words: (path: string, node: SchemaNode) => string,
  language: ReportLanguage,
): string[][] {
  return names.flatMap((name) => {
    const declared = parent.properties?.[name];
    if (declared === undefined) throw new Error(`schemas/brand.schema.json has no setting ${prefix}${name}`);
    const node = resolveRef(declared);
    const path = `${prefix}${name}`;
    const isOpenMap = node.properties !== undefined && declared.$ref === undefined;
    const needed = requiredPaths.has(path) || (parent.required?.includes(name) ?? false);
    const row = [
      `\`${path}\``,
      isOpenMap ? referenceWords[language].keysBelow : describeValue(declared, language),
      defaultCell(node, needed, language),
      words(path, node),
    ];
    return isOpenMap
      ? [row, ...rowsOf(node, Object.keys(node.properties ?? {}), `${path}.`, words, language)]
      : [row];
  });
}

function settingsTable(
  parent: SchemaNode,
  names: readonly string[],
  words: (path: string, node: SchemaNode) => string,
  language: ReportLanguage,
): string {
  return markdownTable(referenceWords[language].settingColumns, rowsOf(parent, names, '', words, language));
}

/** Purpose of a setting: in English the description of the schema, else one sentence. */
const purposeIn =
  (language: ReportLanguage) =>
  (path: string, node: SchemaNode): string =>
    language === 'en' ? (node.description ?? '') : `${settingWords(path.split('.'), language)}.`;

/**
 * An example with every key: nested examples of a map, else the first example. Switches are shown in part only.
 */
function exampleOf(declared: SchemaNode): unknown {
  const node = resolveRef(declared);
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

function groupSections(language: ReportLanguage): string[] {
  return referenceGroups.flatMap(({ title, intro, settings }) => [
    `## ${title[language]}`,
    intro[language],
    settingsTable(brandSchema, settings, purposeIn(language), language),
    referenceWords[language].example,
    exampleBlock(
      Object.fromEntries(
        settings
          .filter((name) => brandSchema.properties[name]?.deprecated !== true)
          .map((name) => [name, exampleOf(brandSchema.properties[name] ?? {})]),
      ),
    ),
  ]);
}

function fieldRow(name: string, declared: SchemaNode, language: ReportLanguage): string[] {
  const words = referenceWords[language];
  const flags = resolveRef(declared).properties;
  const fixed = flags?.['editable']?.const === false;
  const required = flags?.['required']?.default === true ? words.yes : words.no;
  const lastCell = fixed ? `[${words.onlyShown}](#${anchor(shapeTitle('Shown field', language))})` : required;
  return [`\`${name}\``, ...(language === 'en' ? [declared.description ?? ''] : []), lastCell];
}

function fieldSections(language: ReportLanguage): string[] {
  const words = referenceWords[language];
  const fields = resolveRef(brandSchema.properties['campos'] ?? {});
  const groups = Object.entries(fields.properties ?? {});
  const title = shapeTitle('Field flags', language);
  const purpose = purposeIn(language);
  // The names of the fields are Spanish already.
  const [field, what, required] = words.fieldColumns;
  const columns = language === 'en' ? [field, what, required] : [field, required];
  return [
    `## ${words.fields}`,
    `${purpose('campos', fields)} ${words.fieldIntro(`[${title.toLowerCase()}](#${anchor(title)})`)}`,
    exampleBlock({ campos: fields.examples?.[0] }),
    ...groups.flatMap(([name, group]) => [
      `### \`campos.${name}\``,
      purpose(`campos.${name}`, group),
      markdownTable(
        columns,
        Object.entries(group.properties ?? {}).map(([fieldName, declared]) =>
          fieldRow(fieldName, declared, language),
        ),
      ),
    ]),
  ];
}

/** Merges two definitions of the same title: defaults that differ are omitted. */
function withCommonDefaults(shape: SchemaNode, twin: SchemaNode): SchemaNode {
  const properties = Object.entries(shape.properties ?? {}).map(
    ([name, { default: defaultValue, ...rest }]) => {
      const isCommon = defaultValue !== undefined && defaultValue === twin.properties?.[name]?.default;
      return [name, isCommon ? { ...rest, default: defaultValue } : rest] as const;
    },
  );
  return { ...shape, properties: Object.fromEntries(properties) };
}

function shapeSections(language: ReportLanguage): string[] {
  const shapes = new Map<string, SchemaNode>();
  for (const shape of Object.values(brandSchema.$defs)) {
    if (shape.title === undefined) continue;
    const twin = shapes.get(shape.title);
    shapes.set(shape.title, twin === undefined ? shape : withCommonDefaults(shape, twin));
  }
  return [
    `## ${referenceWords[language].shapes}`,
    ...[...shapes].flatMap(([title, shape]) => {
      const shapeText = language === 'en' ? undefined : shapeWords[language][title];
      const words = (path: string, node: SchemaNode): string =>
        (language === 'en' ? node.description : shapeText?.keys[path]) ?? '';
      return [
        `### ${shapeTitle(title, language)}`,
        shapeText?.intro ?? shape.description ?? '',
        settingsTable(shape, Object.keys(shape.properties ?? {}), words, language),
      ];
    }),
  ];
}

/** Generates the Markdown of the brand reference, for authors of brand files. */
export function generateReference(language: ReportLanguage): string {
  const { title, intro, fields, shapes } = referenceWords[language];
  const chapters = [...referenceGroups.map((group) => group.title[language]), fields, shapes];
  return [
    '<!-- Generated from schemas/brand.schema.json by `npm run generate`; do not edit. -->',
    `# ${title}`,
    intro,
    `\`\`\`yaml\n# yaml-language-server: $schema=../../schemas/${editorSchemaName(language)}\n\`\`\``,
    chapters.map((chapter) => `- [${chapter}](#${anchor(chapter)})`).join('\n'),
    ...groupSections(language),
    ...fieldSections(language),
    ...shapeSections(language),
    '',
  ].join('\n\n');
}
