import { isLanguage, languageNames } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { FieldFlags } from '#core/brand/field-flags.ts';
import { settingWords } from '#generator/brands/schema/setting-words.ts';
import type { BrandRecord } from '#generator/render/bundle/brand-record.ts';
import type { ComparedChange } from './comparison.ts';
import { words } from './words/by-language.ts';

type Leaf = string | number | boolean;

/** Values by their path; a list is one value. */
function leaves(value: unknown, path: readonly string[] = []): [path: readonly string[], value: Leaf][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) {
    const text = value
      .map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item)))
      .join(', ');
    return text === '' ? [] : [[path, text]];
  }
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
  return value === '' ? [] : [[path, value as Leaf]];
}

/** A wire name as words: `fechaNacimiento` is "fecha nacimiento". */
const spelledOut = (key: string): string =>
  key.replace(
    /([a-záéíóúñ])([A-Z])/g,
    (_, lower: string, upper: string) => `${lower} ${upper.toLowerCase()}`,
  );

function fieldChanges(before: BrandRecord, after: BrandRecord, language: ReportLanguage): ComparedChange[] {
  const { flags } = words[language];
  type Groups = Readonly<Record<string, Readonly<Record<string, FieldFlags>>>>;
  const [previous, current] = [before.settings.campos as Groups, after.settings.campos as Groups];
  return Object.entries(current).flatMap(([group, fields]) =>
    Object.entries(fields).flatMap(([key, field]) => {
      const previousField = previous[group]?.[key];
      const changedFlags = (['visible', 'editable', 'required'] as const)
        .filter((flag) => previousField?.[flag] !== field[flag] && (flag === 'visible' || field.visible))
        .map((flag) => flags[flag][field[flag] ? 'yes' : 'no']);
      if (changedFlags.length === 0) return [];
      const name =
        language === 'en' ? settingWords(['campos', group, key], language) : `«${spelledOut(key)}»`;
      const groupName = settingWords(['campos', group], language);
      const sentence = `${groupName}: ${name} ${changedFlags.join(', ')}`;
      return [{ part: 'fields' as const, sentence, setting: `campos.${group}.${key}` }];
    }),
  );
}

function changeOf(
  path: readonly string[],
  before: Leaf | undefined,
  after: Leaf | undefined,
  language: ReportLanguage,
): ComparedChange {
  const { on, off } = words[language];
  const setting = path.join('.');
  const last = path.at(-1);
  const what = settingWords(path, language);
  if (typeof (after ?? before) === 'boolean')
    return { part: 'switches', sentence: (after === true ? on : off)(what), setting };
  const inLanguage = isLanguage(last) ? ` (${languageNames[last]})` : '';
  return {
    part: path[0] === 'colores' ? 'colours' : isLanguage(last) ? 'texts' : 'settings',
    sentence: `${what}${inLanguage}`,
    setting,
    ...(before !== undefined && { before: String(before) }),
    ...(after !== undefined && { after: String(after) }),
  };
}

/** Changed settings of a brand, fields included. */
export function settingChanges(
  before: BrandRecord,
  after: BrandRecord,
  language: ReportLanguage,
): ComparedChange[] {
  const { campos: _, ...previousSettings } = before.settings;
  const { campos: __, ...currentSettings } = after.settings;
  const previous = new Map(leaves(previousSettings).map(([path, value]) => [path.join('\0'), value]));
  const current = new Map(leaves(currentSettings).map(([path, value]) => [path.join('\0'), value]));
  const changed = [...new Set([...current.keys(), ...previous.keys()])].filter(
    (key) => previous.get(key) !== current.get(key),
  );
  return [
    ...changed.map((key) => changeOf(key.split('\0'), previous.get(key), current.get(key), language)),
    ...fieldChanges(before, after, language),
  ];
}
