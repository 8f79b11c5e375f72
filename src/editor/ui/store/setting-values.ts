import { applyEdit } from '#core/brand-edits/apply-edit.ts';
import type { SettingEdit, SettingValue, ValuePath } from '#core/brand-edits/edit.ts';
import { isGroup, isList, valueAt } from '#core/brand-edits/values.ts';
import type { SentEdit, Sources } from '#editor/protocol/answers.ts';
import type { DescribedForms } from '#editor/protocol/forms.ts';

/** Default values by dotted paths without positions in lists. */
export type Defaults = ReadonlyMap<string, SettingValue>;

/** The defaults of the settings that have one. */
export const defaultsOf = ({ words }: DescribedForms): Defaults =>
  new Map(words.flatMap(({ path, default: value }) => (value === undefined ? [] : [[path, value] as const])));

/** Dotted path of a setting without positions in lists, by which its words are found. */
export const wordsPath = (path: ValuePath): string =>
  path.filter((step) => typeof step === 'string').join('.');

const ownOf = ({ own = {} }: Sources): SettingValue => own;

/** The path of the outermost list that a path leads into. */
function listAround(path: ValuePath): ValuePath | undefined {
  const at = path.findIndex((step) => typeof step === 'number');
  return at < 0 ? undefined : path.slice(0, at);
}

/** Whether the brand's own file has a setting or a part of a setting. Items of a list belong to the file with the list. */
export const isOwn = (sources: Sources, path: ValuePath): boolean =>
  valueAt(ownOf(sources), listAround(path) ?? path) !== undefined;

/** Looks up a value in the brand, then in its bases, then in the defaults. */
export function valueInForce(
  sources: Sources,
  defaults: Defaults,
  path: ValuePath,
): SettingValue | undefined {
  const list = listAround(path);
  if (list) {
    const items = valueInForce(sources, defaults, list);
    return items === undefined ? undefined : valueAt(items, path.slice(list.length));
  }
  return valueAt(ownOf(sources), path) ?? valueAt(sources.inherited, path) ?? defaults.get(wordsPath(path));
}

/**
 * The edit as it is sent, with the value that was seen. An edit inside of a list that the brand has not said itself makes
 * the whole list its own.
 */
export function editToSend(sources: Sources, defaults: Defaults, edit: SettingEdit): SentEdit {
  const own = ownOf(sources);
  const list = listAround(edit.path);
  if (list && valueAt(own, list) === undefined) {
    const inside = (path: ValuePath): ValuePath => path.slice(list.length);
    const moved = edit.kind === 'move' && { to: inside(edit.to) };
    const former = valueInForce(sources, defaults, list) ?? [];
    const value = applyEdit(former, { ...edit, path: inside(edit.path), ...moved });
    return { kind: 'set', path: list, value, was: null };
  }
  // What stands at the place of a new item is not replaced.
  if (edit.kind === 'insert') return edit;
  return { ...edit, was: valueAt(own, edit.path) ?? null };
}

/** Path to remove so that a setting is inherited again, including groups left empty. */
export function pathToTakeBack(sources: Sources, path: ValuePath): ValuePath {
  const parent = path.slice(0, -1);
  const group = valueAt(ownOf(sources), parent);
  const isAlone = parent.length > 0 && isGroup(group) && Object.keys(group).length === 1;
  return isAlone && typeof parent.at(-1) === 'string' ? pathToTakeBack(sources, parent) : path;
}

/** A value as one line of text, for questions about it. */
export function shownValue(value: SettingValue | undefined): string {
  if (value === undefined || value === null) return '—';
  if (isList(value)) return value.map(shownValue).join(', ');
  if (isGroup(value))
    return Object.entries(value)
      .map(([name, one]) => `${name}: ${shownValue(one)}`)
      .join('; ');
  return String(value);
}
