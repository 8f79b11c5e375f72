import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { fieldLabel } from './field-labels.ts';
import { brandSchema, type SchemaNode } from './brand-schema.ts';
import { settingCatalogues } from './setting-words.ts';
import { shapeWords } from './shape-words.ts';

type TranslatedLanguage = Exclude<ReportLanguage, 'en'>;

/** Ends a description like a sentence. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The label of a field of a form, as its form shows it. */
function fieldWords(path: readonly string[], language: TranslatedLanguage): string | undefined {
  const [setting, group, field] = path;
  if (setting !== 'campos' || group === undefined || field === undefined || path.length > 3) return undefined;
  return language === 'es'
    ? `Campo «${fieldLabel(group, field, language)}»`
    : `Camp «${fieldLabel(group, field, language)}»`;
}

/** Translates the descriptions of a node and of all below it; where there are no words yet, the English ones stay. */
function translated(
  node: SchemaNode,
  path: readonly string[],
  words: string | undefined,
  language: TranslatedLanguage,
): SchemaNode {
  const shape = node.title === undefined ? undefined : shapeWords[language][node.title];
  const description = words ?? shape?.intro;
  const below = (child: SchemaNode, name: string): SchemaNode => {
    const childPath = [...path, name];
    const own =
      shape?.keys[name] ??
      settingCatalogues[language][childPath.join('.')] ??
      fieldWords(childPath, language);
    return translated(child, childPath, own, language);
  };
  const { properties, items, additionalProperties, anyOf } = node;
  return {
    ...node,
    ...(description !== undefined && { description: sentence(description) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, child]) => [name, below(child, name)]),
      ),
    }),
    ...(items && { items: translated(items, path, undefined, language) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: translated(additionalProperties, path, undefined, language),
    }),
    ...(anyOf && { anyOf: anyOf.map((choice) => translated(choice, path, undefined, language)) }),
  };
}

/** Name of the schema by which editors explain the settings in a language. */
export const editorSchemaName = (language: ReportLanguage): string =>
  language === 'en' ? 'brand.schema.json' : `brand.schema.${language}.json`;

/** The schema of a brand file with the explanations of another language, as JSON. */
export function editorSchema(language: TranslatedLanguage): string {
  const { $defs } = brandSchema;
  const definitions = Object.entries($defs).map(([name, node]) => [
    name,
    translated(node, [], undefined, language),
  ]);
  return JSON.stringify({
    ...translated(brandSchema, [], undefined, language),
    $defs: Object.fromEntries(definitions),
  });
}
