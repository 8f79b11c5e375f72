import type { SettingEdit, SettingValue, ValuePath } from '#core/brand-edits/edit.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { SeenConflict, SeenProblem, SeenState, Sources } from '#editor/protocol/answers.ts';
import type { DescribedForms } from '#editor/protocol/forms.ts';
import type { Defaults } from './setting-values.ts';

/** An edit of a setting that somebody else has changed meanwhile. */
export interface OpenQuestion {
  edit: SettingEdit;
  /** What stands there now. */
  theirs: SettingValue | undefined;
}

/** An edit that has not been made, with the line and the text to write by hand. */
export interface Refused {
  path: ValuePath;
  line?: number;
  written?: string;
}

/** What has been done last, to be told in words. */
export type Done = 'edited' | 'undone' | 'redone' | 'saved' | 'repaired' | 'synced';

/** All that the page shows. */
export interface EditorView {
  language: ReportLanguage;
  forms: DescribedForms;
  sources: Sources;
  defaults: Defaults;
  state: SeenState;
  problems: readonly SeenProblem[];
  files: readonly string[];
  isChecking: boolean;
  question?: OpenQuestion | undefined;
  conflicts: readonly SeenConflict[];
  refused?: Refused | undefined;
  done?: Done | undefined;
  /** A call that was refused or not answered, by its status. */
  failure?: number | undefined;
}
