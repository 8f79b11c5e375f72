import { splitPath } from './apply-edit.ts';
import type { SettingEdit, SettingValue, ValuePath } from './edit.ts';
import { isGroup, valueAt } from './values.ts';

/** The key that follows in the same group; null for the last one. */
function nextKey(settings: SettingValue, path: ValuePath): string | null {
  const [parent, last] = splitPath(path);
  const group = valueAt(settings, parent);
  const keys = isGroup(group) ? Object.keys(group) : [];
  return keys[keys.indexOf(String(last)) + 1] ?? null;
}

/** The beginning of a path up to its first step that the settings lack. */
function topmostNew(settings: SettingValue, path: ValuePath): ValuePath {
  const length = path.findIndex((_step, at) => valueAt(settings, path.slice(0, at + 1)) === undefined);
  return path.slice(0, length + 1);
}

const before = (key: string | null): { before?: string } => (key === null ? {} : { before: key });

/**
 * The edits that take an edit back, to be made in their order.
 * @param settings as they are before the edit, which has its place in them
 */
export function inverseOf(settings: SettingValue, edit: SettingEdit): SettingEdit[] {
  const { path } = edit;
  switch (edit.kind) {
    case 'insert':
      return [{ kind: 'remove', path }];
    case 'remove':
      return [{ kind: 'insert', path, value: valueAt(settings, path) ?? null }];
    case 'unset':
      return [
        { kind: 'set', path, value: valueAt(settings, path) ?? null, ...before(nextKey(settings, path)) },
      ];
    case 'set': {
      const old = valueAt(settings, path);
      if (old !== undefined) return [{ kind: 'set', path, value: old }];
      const added = topmostNew(settings, path);
      const [parent] = splitPath(added);
      // A key without a value has become a group.
      return valueAt(settings, parent) === null
        ? [{ kind: 'set', path: parent, value: null }]
        : [{ kind: 'unset', path: added }];
    }
    case 'move': {
      const back: SettingEdit = {
        kind: 'move',
        path: edit.to,
        to: path,
        ...(typeof path.at(-1) === 'string' && { before: nextKey(settings, path) }),
      };
      const added = topmostNew(settings, edit.to.slice(0, -1));
      const isNewGroup = added.length > 0 && valueAt(settings, added) === undefined;
      return isNewGroup ? [back, { kind: 'unset', path: added }] : [back];
    }
  }
}
