import type { SettingValue } from '#core/brand-edits/edit.ts';

/** How a setting, or a part of one, is edited. */
export type Control =
  /** One line, or several; `format` is that of the schema, e.g. `web-address`. */
  | { kind: 'text'; format?: string; maxLength?: number; pattern?: string }
  /** One text per language of the brand. */
  | { kind: 'texts' }
  | { kind: 'switch' }
  | { kind: 'number'; isInteger: boolean; minimum?: number; maximum?: number }
  | { kind: 'choice'; values: readonly (string | number)[] }
  | { kind: 'colour' }
  | { kind: 'date' }
  /** A file in `assets`. */
  | { kind: 'file' }
  /** Whether a field of a form is shown, may be changed, and must be filled in; a fixed one is not in the list. */
  | { kind: 'field'; flags: readonly FieldFlag[] }
  /** Settings with names that the schema knows. */
  | { kind: 'group'; controls: readonly NamedControl[] }
  /** Values with names of the brand's own, e.g. further sign-in pages. */
  | { kind: 'map'; value: Control }
  | { kind: 'list'; item: Control }
  /** One of several shapes. */
  | { kind: 'either'; shapes: readonly Control[] }
  /** The only value that there is. */
  | { kind: 'fixed'; value: SettingValue }
  /** As text, for shapes that have no control of their own. */
  | { kind: 'written' };

/** A switch of a field with its default; without a default, each form has its own. */
export interface FieldFlag {
  name: string;
  default?: boolean;
}

export interface NamedControl {
  name: string;
  isRequired: boolean;
  control: Control;
}

/** Words of a setting in the language of the reader. */
export interface SettingWords {
  /** Dotted path, e.g. `colores.primario`. */
  path: string;
  /** What it is, in one sentence. */
  label: string;
  example?: SettingValue;
  /** What applies where neither the brand nor its bases say anything. */
  default?: SettingValue;
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
