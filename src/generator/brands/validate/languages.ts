import {
  emptyText,
  explanation,
  list,
  type ReportText,
  reportText,
} from '#generator/diagnostics/report-text.ts';
import { isLanguage } from '#core/i18n/languages.ts';
import type { Language } from '#core/i18n/languages.ts';
import { nearest } from '#generator/diagnostics/suggest.ts';
import { settingName } from '../draft.ts';
import type { SettingPath } from '../draft.ts';
import { languageNames } from '../language-names.ts';
import { nodeAt, toData } from '../source/source-node.ts';
import type { SourceNode, SourceMap } from '../source/source-node.ts';
import { settingCalled } from './key-words.ts';
import { quoted, texts } from './schema-message.ts';
import type { SchemaMessage } from './schema-message.ts';
import { isPerLanguage, withKeys } from './schema.ts';
import { brandSchema } from '#generator/brands/schema/brand-schema.ts';
import type { SchemaNode } from '#generator/brands/schema/brand-schema.ts';

/** Languages of the brand; undefined if the setting is invalid. */
function languagesOf(root: SourceMap): Language[] | undefined {
  const node = nodeAt(root, ['idiomas']);
  // Another spelling of the setting has been reported.
  if (!node) {
    const isMeant = (key: string) => settingCalled(key, ['idiomas']) !== undefined;
    const other = nearest('idiomas', root.entries.keys()) ?? [...root.entries.keys()].find(isMeant);
    return other === undefined ? ['es'] : undefined;
  }
  const data = toData(node);
  return Array.isArray(data) && data.length > 0 && data.every(isLanguage) ? data : undefined;
}

/** All localized texts in the file, with their paths. */
function localized(
  schema: SchemaNode,
  node: SourceNode,
  path: SettingPath,
): { path: SettingPath; map: SourceMap }[] {
  const { items, properties = {}, additionalProperties, ...rest } = withKeys(schema);
  if (node.kind === 'list') {
    return items ? node.items.flatMap((item, index) => localized(items, item, [...path, index])) : [];
  }
  if (node.kind !== 'map') return [];
  if (isPerLanguage({ ...rest, properties })) return node.entries.size > 0 ? [{ path, map: node }] : [];
  return [...node.entries].flatMap(([key, value]) => {
    const property = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    return typeof property === 'object' ? localized(property, value, [...path, key]) : [];
  });
}

/** The first existing text, as a starting point for the translation. */
function exampleText(map: SourceMap): ReportText {
  for (const value of map.entries.values()) {
    if (value.kind === 'scalar' && typeof value.data === 'string')
      return reportText('settings.modelLanguage', { value: quoted(value.data) });
  }
  return emptyText;
}

/** Minimum number of texts from which a wholly missing language is reported once. */
const minTexts = 3;

/** Languages of the brand in which it has no text at all. */
function untranslated(languages: readonly Language[], found: readonly { map: SourceMap }[]): Language[] {
  if (found.length < minTexts) return [];
  return languages.filter((language) => !found.some(({ map }) => map.entries.has(language)));
}

/** Reports texts without a language of the brand, or with a language that the brand lacks. */
export function checkLanguages(root: SourceMap): SchemaMessage[] {
  const languages = languagesOf(root);
  if (!languages) return [];
  const found = localized(brandSchema, root, []);
  const id = nodeAt(root, ['id']);
  const newLanguages = untranslated(languages, found);
  const wholeLanguages = newLanguages.map((language): SchemaMessage => ({
    path: ['idiomas'],
    what: 'value',
    texts: texts(
      'missing-language',
      explanation('settings.newLanguage', {
        names: languageNames[language],
        language,
        count: found.length,
        brand: String((id && toData(id)) ?? ''),
      }),
    ),
  }));
  const ofTexts = found.flatMap(({ path, map }) => {
    const name = settingName(path);
    // A key that is not a language was probably meant as the missing one, and has been reported.
    const isClear = [...map.entries.keys()].every(isLanguage);
    const missing = isClear
      ? languages.filter((language) => !map.entries.has(language) && !newLanguages.includes(language))
      : [];
    // A base may serve brands with more languages than this one.
    const unused = [...map.entries]
      .filter(([key, { source }]) => source === root.source && isLanguage(key) && !languages.includes(key))
      .map(([key]) => key);
    const messages: SchemaMessage[] = unused.map((language) => ({
      path: [...path, language],
      what: 'key',
      texts: {
        ...texts('unused-language', explanation('settings.unusedLanguage', { name, language })),
        severity: 'warning',
      },
    }));
    if (missing.length > 0) {
      const names = list(missing.map((language) => languageNames[language]));
      const keys = list(missing.map((language) => `\`${language}:\``));
      const hint = exampleText(map);
      messages.push({
        path,
        what: 'key',
        texts: texts(
          'missing-language',
          explanation('settings.missingLanguage', { name, names, keys, hint }),
        ),
      });
    }
    return messages;
  });
  return [...wholeLanguages, ...ofTexts];
}
