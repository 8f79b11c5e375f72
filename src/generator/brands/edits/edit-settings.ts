import { stringify } from 'yaml';
import { applyEdit, NoSuchPlace } from '#core/brand-edits/apply-edit.ts';
import type { SettingEdit, SettingValue, ValuePath } from '#core/brand-edits/edit.ts';
import { inverseOf } from '#core/brand-edits/inverse.ts';
import { sameValue, valueAt } from '#core/brand-edits/values.ts';
import { commentsOf, splicesOfMove } from './move-entry.ts';
import { placeAt } from './places.ts';
import { readSettings, type SettingsText } from './settings-text.ts';
import { inverseSplice, type Splice, spliced } from './splice.ts';
import { splicesOf } from './splices-of.ts';

/** An edit that is left to be made by hand. */
export interface RefusedEdit {
  edit: SettingEdit;
  /** Line of the text nearest to its place, from 1. */
  line: number;
  /** The setting as it would be written; empty for one that is removed. */
  written: string;
}

export interface EditedSettings {
  text: string;
  /** What the text says; absent if YAML finds a mistake in it. */
  settings?: SettingsText;
  /** Splices that give the former text, one after the other. */
  undo: Splice[];
  refused: RefusedEdit[];
}

/** A value with the keys that lead to it. */
function asSettings(path: ValuePath, value: SettingValue): string {
  const nested = path.reduceRight<SettingValue>(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    value,
  );
  return stringify(nested, { singleQuote: true, lineWidth: 0 });
}

function refusal(settings: SettingsText | undefined, text: string, edit: SettingEdit): RefusedEdit {
  const moved = settings && valueAt(settings.data, edit.path);
  let place;
  for (let length = edit.path.length; settings && !place && length > 0; length--)
    place = placeAt(text, settings.root ?? null, edit.path.slice(0, length));
  const line = text.slice(0, place?.start ?? 0).split('\n').length;
  const written =
    edit.kind === 'set' || edit.kind === 'insert'
      ? asSettings(edit.path, edit.value)
      : edit.kind === 'move' && moved !== undefined
        ? asSettings(edit.to, moved)
        : '';
  return { edit, line, written };
}

/** The edited settings, if the text says exactly what is meant and the edit can be taken back. */
function edited(
  settings: SettingsText,
  edit: SettingEdit,
): { after: SettingsText; undo: Splice[] } | undefined {
  let meant: SettingValue;
  try {
    meant = applyEdit(settings.data, edit);
    const back = inverseOf(settings.data, edit).reduce(applyEdit, meant);
    if (!sameValue(back, settings.data)) return undefined;
    const isComment = 'comment' in edit && edit.comment !== undefined;
    if (!isComment && sameValue(meant, settings.data)) return { after: settings, undo: [] };
  } catch (error) {
    if (error instanceof NoSuchPlace) return undefined;
    throw error;
  }
  const undo: Splice[] = [];
  let { text } = settings;
  for (const splice of edit.kind === 'move' ? splicesOfMove(settings, edit) : splicesOf(settings, edit)) {
    undo.unshift(inverseSplice(text, splice));
    text = spliced(text, splice);
  }
  const after = readSettings(text);
  if (!after || !sameValue(after.data, meant)) return undefined;
  const losesComments =
    edit.kind === 'move' && commentsOf(text).join('\n') !== commentsOf(settings.text).join('\n');
  return losesComments ? undefined : { after, undo };
}

/**
 * Edits the text of a brand.yaml by splices, one edit after the other: all else stays as it is, byte by byte. An edit
 * after which the text would not say exactly what is meant is refused.
 * @param from the text, or what `readSettings` or the edits before made of it
 */
export function editSettings(from: string | SettingsText, edits: readonly SettingEdit[]): EditedSettings {
  const first = typeof from === 'string' ? readSettings(from) : from;
  if (!first) {
    const text = String(from);
    return { text, undo: [], refused: edits.map((edit) => refusal(undefined, text, edit)) };
  }
  let settings = first;
  const undo: Splice[] = [];
  const refused: RefusedEdit[] = [];
  for (const edit of edits) {
    const result = edited(settings, edit);
    if (result) {
      undo.unshift(...result.undo);
      settings = result.after;
    } else refused.push(refusal(settings, settings.text, edit));
  }
  return { text: settings.text, settings, undo, refused };
}
