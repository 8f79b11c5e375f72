import type { SettingValue } from '#core/brand-edits/edit.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { brandSchema, resolveRef, type SchemaNode } from '#generator/brands/schema/brand-schema.ts';
import { fieldLabel } from '#generator/brands/schema/field-labels.ts';
import { referenceGroups } from '#generator/brands/schema/reference-groups.ts';
import { settingWords } from '#generator/brands/schema/setting-words.ts';
import type { Control, DescribedForms, NamedControl, SettingWords } from '#editor/protocol/forms.ts';
import { brandControls } from './control.ts';

/** Settings of the file itself, which no form changes. */
const ofTheFile: readonly string[] = ['id'];

function nodeAt(path: readonly string[]): SchemaNode | undefined {
  let node: SchemaNode | undefined = brandSchema;
  for (const step of path) {
    const parent: SchemaNode | undefined = node && resolveRef(node);
    node = parent?.properties?.[step];
  }
  return node && resolveRef(node);
}

function label(path: readonly string[], language: ReportLanguage): string {
  const [setting, group, field] = path;
  if (setting === 'campos' && group !== undefined && field !== undefined && path.length === 3)
    return fieldLabel(group, field, language);
  return settingWords(path, language);
}

function wordsOf(path: readonly string[], language: ReportLanguage): SettingWords {
  const { default: value, examples: [example] = [] } = nodeAt(path) ?? {};
  return {
    path: path.join('.'),
    label: label(path, language),
    ...(example !== undefined && { example: example as SettingValue }),
    ...(value !== undefined && { default: value as SettingValue }),
  };
}

function* pathsOf(controls: readonly NamedControl[], above: readonly string[] = []): Generator<string[]> {
  for (const { name, control } of controls) {
    const path = [...above, name];
    yield path;
    yield* pathsBelow(control, path);
  }
}

/** Settings in a list or a map have the words of their names, without a position. */
function* pathsBelow(control: Control, path: readonly string[]): Generator<string[]> {
  if (control.kind === 'group') yield* pathsOf(control.controls, path);
  else if (control.kind === 'list') yield* pathsBelow(control.item, path);
  else if (control.kind === 'map') yield* pathsBelow(control.value, path);
}

/** Describes the forms of a brand in the language of the reader: the chapters of the reference, and the fields. */
export function describeForms(language: ReportLanguage): DescribedForms {
  const controls = brandControls().filter(({ name }) => !ofTheFile.includes(name));
  const chapters = referenceGroups.map(({ title, intro, settings }) => ({
    title: title[language],
    intro: intro[language],
    controls: settings.flatMap((name) => controls.filter((control) => control.name === name)),
  }));
  const known = new Set(referenceGroups.flatMap(({ settings }) => settings));
  const others = controls.filter(({ name }) => !known.has(name));
  return {
    chapters: [
      ...chapters,
      ...others.map((control) => ({
        title: settingWords([control.name], language),
        intro: '',
        controls: [control],
      })),
    ],
    words: [...pathsOf(controls)].map((path) => wordsOf(path, language)),
  };
}
