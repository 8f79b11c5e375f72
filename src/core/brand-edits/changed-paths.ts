import type { SettingEdit, SettingValue, ValuePath } from './edit.ts';
import { isGroup, sameValue, valueAt } from './values.ts';

/**
 * The paths of the settings whose values differ, the deepest that say it. A list is one value: its items have no names
 * by which they could be told apart.
 */
export function changedPaths(before: SettingValue, after: SettingValue, path: ValuePath = []): ValuePath[] {
  if (!isGroup(before) || !isGroup(after)) return sameValue(before, after) ? [] : [path];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [old, current] = [valueAt(before, [name]), valueAt(after, [name])];
    const own = [...path, name];
    return old === undefined || current === undefined ? [own] : changedPaths(old, current, own);
  });
}

/** The edits that give settings other values; the order of keys stays as it is. */
export const editsBetween = (before: SettingValue, after: SettingValue): SettingEdit[] =>
  changedPaths(before, after).map((path): SettingEdit => {
    const value = valueAt(after, path);
    return value === undefined ? { kind: 'unset', path } : { kind: 'set', path, value };
  });

const isPrefix = (short: ValuePath, long: ValuePath): boolean =>
  short.length <= long.length && short.every((step, at) => step === long[at]);

/** Whether an edit changes the value at a path, a part of this value, or a value around it. */
export function concerns(edit: SettingEdit, path: ValuePath): boolean {
  // An item of a list is about the list, whose other items it moves.
  const own = [edit.path, ...(edit.kind === 'move' ? [edit.to] : [])].map((one) => {
    const item = one.findIndex((step) => typeof step === 'number');
    return item < 0 ? one : one.slice(0, item);
  });
  return own.some((one) => isPrefix(one, path) || isPrefix(path, one));
}
