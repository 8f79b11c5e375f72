import type { Language } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { PortalRouting } from '#core/routing/addresses.ts';
import { changedPaths, editsBetween } from '#core/brand-edits/changed-paths.ts';
import type { SettingEdit, SettingValue, ValuePath } from '#core/brand-edits/edit.ts';
import { valueAt } from '#core/brand-edits/values.ts';
import { editSettings, type RefusedEdit } from '#generator/brands/edits/edit-settings.ts';
import { commentAt } from '#generator/brands/edits/splices-of.ts';
import { settingMark } from '#generator/brands/new-brand/model.ts';
import type { WrittenPages } from '#editor/protocol/pages.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { readSettings } from '#generator/brands/edits/settings-text.ts';
import type { StoredEdit } from './journal.ts';
import { readSettingSources, type SettingSources } from './setting-sources.ts';
import { runChild } from '#generator/processes/child-main.ts';

/** What is done with the texts of brand files, in a process that a hostile one may break. */
export type EditingJob =
  /** Makes steps one after the other. */
  | { kind: 'fold'; text: string; steps: readonly TextStep[] }
  /** Compares what two texts say. */
  | { kind: 'compare'; before: string; after: string }
  /** Reads the settings of a brand and its bases. */
  | { kind: 'settings'; brandsDir: string; id: string }
  /** Reads what is known of the pages that the brand writes. */
  | { kind: 'pages'; brandsDir: string; id: string; problems: readonly Diagnostic[] }
  /** Adds a language to a copy of a brand. */
  | ({ kind: 'language' } & LanguageToAdd)
  /** Removes the marks of a new brand from the lines of settings that edits give a value. */
  | { kind: 'unmark'; text: string; edits: readonly StoredEdit[] }
  /** Looks up settings. */
  | { kind: 'values'; text: string; paths: readonly ValuePath[] };

/** A language for a copy of a brand. */
export interface LanguageToAdd {
  /** Absolute path of the copy. */
  folder: string;
  /** Language that texts are copied from. */
  from: Language;
  language: Language;
  /** Language of the comments in the settings. */
  reader: ReportLanguage;
  routing: PortalRouting;
}

/** Edits of a text, or of another one that takes its place. */
export interface TextStep {
  text?: string;
  edits: readonly SettingEdit[];
}

export interface Folded {
  /** The text after each step. */
  texts: string[];
  /** The edits of each step that are left to be made by hand. */
  refused: RefusedEdit[][];
}

/** Absent if YAML finds a mistake in one of the texts. */
export type Compared = { paths: ValuePath[]; edits: SettingEdit[] } | undefined;

/** A value for each path; undefined where the text has none, or YAML finds a mistake in it. */
export type SettingValues = (SettingValue | undefined)[];

function fold(text: string, steps: readonly TextStep[]): Folded {
  const folded: Folded = { texts: [], refused: [] };
  let from: Parameters<typeof editSettings>[0] = text;
  for (const { text: other, edits } of steps) {
    const result = editSettings(other ?? from, edits);
    from = result.settings ?? result.text;
    folded.texts.push(result.text);
    folded.refused.push(result.refused);
  }
  return folded;
}

function compare(before: string, after: string): Compared {
  const [old, current] = [readSettings(before), readSettings(after)];
  return (
    old &&
    current && { paths: changedPaths(old.data, current.data), edits: editsBetween(old.data, current.data) }
  );
}

function unmark(text: string, edits: readonly StoredEdit[]): StoredEdit[] {
  const settings = readSettings(text);
  return edits.map((edit) => {
    if (!settings || edit.kind !== 'set' || edit.comment !== undefined) return edit;
    const comment = commentAt(settings, edit.path) ?? '';
    const at = comment.search(settingMark);
    return at < 0 ? edit : { ...edit, comment: comment.slice(0, at).replace(/[;\s]+$/, '') };
  });
}

function values(text: string, paths: readonly ValuePath[]): SettingValues {
  const settings = readSettings(text);
  return paths.map((path) => settings && valueAt(settings.data, path));
}

type Answer =
  Folded | Compared | SettingValues | StoredEdit[] | SettingSources | WrittenPages | string[] | undefined;

runChild(async (job: EditingJob): Promise<Answer> => {
  switch (job.kind) {
    case 'pages': {
      // Loaded late: it needs most of what reads a brand, and edits of settings do not.
      const { writtenPages } = await import('./written-pages.ts');
      return writtenPages(job.brandsDir, job.id, job.problems);
    }
    case 'language': {
      const { addLanguage } = await import('#generator/brands/new-brand/add-language.ts');
      const { folder, from, language, reader, routing } = job;
      return addLanguage(folder, from, language, reader, routing)?.files.map(({ path }) => path);
    }
    case 'settings':
      return readSettingSources(job.brandsDir, job.id);
    case 'fold':
      return fold(job.text, job.steps);
    case 'compare':
      return compare(job.before, job.after);
    case 'unmark':
      return unmark(job.text, job.edits);
    case 'values':
      return values(job.text, job.paths);
  }
});
