import { isLanguage, type Language, languages, type Localized } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { FieldFlags } from '#core/brand/field-flags.ts';
import { languageNames } from '#generator/brands/language-names.ts';
import { settingWords } from '#generator/brands/schema/setting-words.ts';
import { list, reportText } from '#generator/diagnostics/report-text.ts';
import type { BrandRecord } from '#generator/render/bundle/brand-record.ts';
import type { ComparedChange } from './comparison.ts';
import { fieldLabel } from '#generator/brands/schema/field-labels.ts';
import { isShown } from './shown-settings.ts';

type Leaf = string | number | boolean | readonly unknown[];

/** Values by their path; a list is one value. */
function leaves(value: unknown, path: readonly string[] = []): [path: readonly string[], value: Leaf][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.length === 0 ? [] : [[path, value]];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
  return value === '' ? [] : [[path, value as Leaf]];
}

/** A value as a line of text: the values of a map in a row, a text of several languages in one of them. */
function lineOf(value: unknown, language: Language): string {
  if (Array.isArray(value)) return value.map((item) => lineOf(item, language)).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every(isLanguage)) {
    const texts = value as Localized;
    return texts[language] ?? Object.values(texts)[0] ?? '';
  }
  return Object.values(value)
    .map((inner) => lineOf(inner, language))
    .join(' · ');
}

/** The language in which two values read differently; the preferred one if it is one of them. */
function differingLanguage(before: unknown, after: unknown, preferred: Language): Language {
  const isDifferent = (language: Language): boolean => lineOf(before, language) !== lineOf(after, language);
  return [preferred, ...languages].find(isDifferent) ?? preferred;
}

/** Items of a list missing from another one, one per line; all items if only the order differs. */
function itemsBeside(
  items: readonly unknown[],
  others: readonly unknown[],
  language: Language,
): string | undefined {
  const [lines, otherLines] = [items, others].map((one) => one.map((item) => lineOf(item, language)));
  const own = lines?.filter((line) => !otherLines?.includes(line)) ?? [];
  const isOtherOrder = own.length === 0 && items.length === others.length;
  const shown = isOtherOrder ? (lines ?? []) : own;
  return shown.length > 0 ? shown.join('\n') : undefined;
}

function valuesOf(
  before: Leaf | undefined,
  after: Leaf | undefined,
  preferred: Language,
): Pick<ComparedChange, 'before' | 'after'> {
  const asList = (value: Leaf | undefined): readonly unknown[] =>
    Array.isArray(value) ? value : value === undefined ? [] : [value];
  const language = differingLanguage(before ?? '', after ?? '', preferred);
  const [from, to] =
    Array.isArray(before) || Array.isArray(after)
      ? [
          itemsBeside(asList(before), asList(after), language),
          itemsBeside(asList(after), asList(before), language),
        ]
      : [before, after].map((value) => (value === undefined ? undefined : lineOf(value, language)));
  return { ...(from !== undefined && { before: from }), ...(to !== undefined && { after: to }) };
}

function fieldChanges(before: BrandRecord, after: BrandRecord, language: ReportLanguage): ComparedChange[] {
  type Groups = Readonly<Record<string, Readonly<Record<string, FieldFlags>>>>;
  const [previous, current] = [before.settings.campos as Groups, after.settings.campos as Groups];
  return Object.entries(current).flatMap(([group, fields]) =>
    Object.entries(fields).flatMap(([key, field]): ComparedChange[] => {
      const previousField = previous[group]?.[key];
      const changedFlags = (['visible', 'editable', 'required'] as const)
        .filter((flag) => previousField?.[flag] !== field[flag] && (flag === 'visible' || field.visible))
        .map((flag) => reportText(`compare.flag.${flag}.${field[flag] ? 'yes' : 'no'}`));
      if (changedFlags.length === 0) return [];
      const sentence = reportText('compare.field', {
        group: settingWords(['campos', group], language),
        label: fieldLabel(group, key, language),
        changes: list(changedFlags),
      })[language];
      return [{ part: 'fields', sentence, setting: `campos.${group}.${key}` }];
    }),
  );
}

function changeOf(
  path: readonly string[],
  before: Leaf | undefined,
  after: Leaf | undefined,
  language: ReportLanguage,
): ComparedChange {
  const setting = path.join('.');
  const last = path.at(-1);
  const what = settingWords(path, language);
  if (setting === 'inMantenimiento' && after === true)
    return { part: 'switches', sentence: reportText('compare.maintenance')[language], setting };
  if (typeof (after ?? before) === 'boolean') {
    const sentence = reportText(after === true ? 'compare.on' : 'compare.off', { what })[language];
    return { part: 'switches', sentence, setting };
  }
  const isText = isLanguage(last);
  return {
    part: path[0] === 'colores' ? 'colours' : isText ? 'texts' : 'settings',
    sentence: isText
      ? reportText('compare.inLanguage', { what, language: languageNames[last] })[language]
      : what,
    setting,
    ...valuesOf(before, after, language),
  };
}

/** When a portal is closed: both ends are one change. */
function maintenanceChange(
  before: BrandRecord,
  after: BrandRecord,
  language: ReportLanguage,
): ComparedChange[] {
  const [was, is] = [before, after].map(({ settings: { mantenimiento } }) =>
    mantenimiento ? `${mantenimiento.desde} – ${mantenimiento.hasta}` : undefined,
  );
  if (was === is) return [];
  const sentence = reportText('compare.datedMaintenance')[language];
  return [{ part: 'switches', sentence, setting: 'mantenimiento', ...valuesOf(was, is, language) }];
}

/** Whether two values are the same; lists are compared by their items. */
const isSame = (one: Leaf | undefined, other: Leaf | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Changed settings of a brand that its pages show, fields included. The id has a report of its own. */
export function settingChanges(
  before: BrandRecord,
  after: BrandRecord,
  language: ReportLanguage,
): ComparedChange[] {
  const leavesOf = ({
    settings: { campos: _, id: __, mantenimiento: ___, ...settings },
  }: BrandRecord): Map<string, Leaf> =>
    new Map(leaves(settings).map(([path, value]) => [path.join('\0'), value]));
  const [previous, current] = [leavesOf(before), leavesOf(after)];
  const isShownAtAll = (path: readonly string[]): boolean =>
    isShown(path, before.settings) || isShown(path, after.settings);
  return [
    ...maintenanceChange(before, after, language),
    ...[...new Set([...current.keys(), ...previous.keys()])]
      .filter((key) => !isSame(previous.get(key), current.get(key)) && isShownAtAll(key.split('\0')))
      .map((key) => changeOf(key.split('\0'), previous.get(key), current.get(key), language)),
    ...fieldChanges(before, after, language).filter(({ setting = '' }) => isShownAtAll(setting.split('.'))),
  ];
}
