import type { Localized } from '#core/i18n/languages.ts';
import type { SettingEdit, SettingGroup, SettingValue, ValuePath } from '#core/brand-edits/edit.ts';

/** The settings as they are written: absent if YAML finds a mistake in the brand's own file. */
export interface Sources {
  own?: SettingGroup;
  inherited: SettingGroup;
}

/** A step of the history; a file by its path. */
export interface SeenStep {
  edits: readonly (SettingEdit | { kind: 'file'; path: string })[];
  at: string;
}

/** How far the edits are. */
export interface SeenState {
  steps: readonly SeenStep[];
  /** How many of the steps are made; the others are undone. */
  position: number;
  /** Files that are not saved. */
  changed: readonly string[];
}

/** An edit, with the value shown before. */
export type SentEdit =
  | (SettingEdit & { was?: SettingValue })
  | {
      kind: 'file';
      path: string;
      /** In Base64; without one the file is deleted. */
      content?: string;
      /** SHA-256 of the file that was seen, null for none. */
      was?: string | null;
    };

/** Result of edits. */
export type EditAnswer =
  | { made: true }
  | {
      made: false;
      /** Edits to be made by hand: near which line, and what to write. */
      refused?: readonly { edit: SettingEdit; line: number; written: string }[];
      /** Edits of what has changed meanwhile. */
      changed?: readonly unknown[];
      /** Files that no editor may write. */
      forbidden?: readonly string[];
    };

/** A setting by its path, or a file, that is changed here and in the folder. */
export interface SeenConflict {
  place: ValuePath | string;
  mine?: SettingValue | undefined;
  theirs?: SettingValue | undefined;
}

/** A problem that a check has found. */
export interface SeenProblem {
  code: string;
  severity: 'error' | 'warning';
  location?: { file: string; line: number; column: number };
  setting?: ValuePath;
  what: Localized;
  why?: Localized;
  fix?: Localized;
  repair?: readonly unknown[];
}

/** What became of a language to add. */
export type LanguageAdded =
  | { made: true }
  /** `errors`: the brand has to be corrected first. `exists`: it has the language and all its texts. */
  | { made: false; reason: 'errors' | 'exists' | 'refused' };
