import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { brandSchema, resolveRef, type SchemaNode } from '#generator/brands/schema/brand-schema.ts';
import { fieldLabel } from '#generator/brands/schema/field-labels.ts';
import { referenceGroups } from '#generator/brands/schema/reference-groups.ts';
import { settingWords } from '#generator/brands/schema/setting-words.ts';
import { brandControls, type Control, type NamedControl } from './control.ts';

/** Words of a setting in the language of the reader. */
export interface SettingWords {
  /** Dotted path, e.g. `colores.primario`. */
  path: string;
  /** What it is, in one sentence. */
  label: string;
  example?: unknown;
  /** What applies where neither the brand nor its bases say anything. */
  default?: unknown;
}

/** A chapter of the forms. */
export interface FormChapter {
  title: string;
  intro: string;
  /** Controls of the settings at the top of the file. */
  controls: readonly NamedControl[];
}

/** All that the forms consist of, but for the values. */
export interface DescribedForms {
  chapters: readonly FormChapter[];
  words: readonly SettingWords[];
}

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
    ...(example !== undefined && { example }),
    ...(value !== undefined && { default: value }),
  };
}

function* pathsOf(controls: readonly NamedControl[], above: readonly string[] = []): Generator<string[]> {
  for (const { name, control } of controls) {
    const path = [...above, name];
    yield path;
    yield* pathsBelow(control, path);
  }
}

function* pathsBelow(control: Control, path: readonly string[]): Generator<string[]> {
  if (control.kind === 'group') yield* pathsOf(control.controls, path);
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
