import type { SettingEdit, SettingGroup, SettingValue, ValuePath } from './edit.ts';
import { isGroup, isList, valueAt } from './values.ts';

/** An edit names a key or list item that the settings do not have, or have already. */
export class NoSuchPlace extends Error {
  override name = 'NoSuchPlace';
}

/** Puts a key into a group, before another one or at the end. */
function withKey(
  group: SettingGroup,
  key: string,
  value: SettingValue,
  before: string | null | undefined,
): SettingGroup {
  const entries = Object.entries(group);
  const at = typeof before === 'string' ? entries.findIndex(([name]) => name === before) : entries.length;
  if (at < 0 || Object.hasOwn(group, key)) throw new NoSuchPlace();
  return Object.fromEntries(entries.toSpliced(at, 0, [key, value]));
}

/** The value with another one at a path, made of the one that stands there. */
function changedAt(
  root: SettingValue,
  path: ValuePath,
  change: (value: SettingValue | undefined) => SettingValue,
): SettingValue {
  const [step, ...rest] = path;
  if (step === undefined) return change(root);
  if (isList(root)) {
    const item = typeof step === 'number' ? root[step] : undefined;
    if (item === undefined) throw new NoSuchPlace();
    return root.map((one, at) => (at === step ? changedAt(one, rest, change) : one));
  }
  // A key without a value is an empty group.
  const group = root ?? {};
  if (!isGroup(group) || typeof step !== 'string') throw new NoSuchPlace();
  if (!Object.hasOwn(group, step)) return { ...group, [step]: changedMissing(rest, change) };
  return Object.fromEntries(
    Object.entries(group).map(([key, value]) => [key, key === step ? changedAt(value, rest, change) : value]),
  );
}

const changedMissing = (
  path: ValuePath,
  change: (value: SettingValue | undefined) => SettingValue,
): SettingValue => (path.length === 0 ? change(undefined) : changedAt({}, path, change));

/** The path of the group or list, and the last step. */
export function splitPath(path: ValuePath): [parent: ValuePath, last: string | number] {
  const last = path.at(-1);
  if (last === undefined) throw new NoSuchPlace();
  return [path.slice(0, -1), last];
}

function without(root: SettingValue, path: ValuePath): SettingValue {
  const [parent, last] = splitPath(path);
  if (valueAt(root, path) === undefined) throw new NoSuchPlace();
  return changedAt(root, parent, (value) => {
    if (isList(value)) return value.filter((_item, at) => at !== last);
    return Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => key !== last));
  });
}

function inserted(
  root: SettingValue,
  path: ValuePath,
  value: SettingValue,
  before: string | null | undefined,
): SettingValue {
  const [parent, last] = splitPath(path);
  return changedAt(root, parent, (old) => {
    if (typeof last === 'string') {
      const group = old ?? {};
      if (!isGroup(group)) throw new NoSuchPlace();
      return withKey(group, last, value, before);
    }
    if (!isList(old) || last < 0 || last > old.length) throw new NoSuchPlace();
    return old.toSpliced(last, 0, value);
  });
}

/** Whether a move only gives a key another name. */
export function isRename({ path, to, before }: Extract<SettingEdit, { kind: 'move' }>): boolean {
  const [from, target] = [path.at(-1), to.at(-1)];
  return (
    before === undefined &&
    path.length === to.length &&
    path.slice(0, -1).every((step, at) => step === to[at]) &&
    typeof from === 'string' &&
    typeof target === 'string'
  );
}

/**
 * The settings after an edit; the given ones stay as they are.
 * @throws {NoSuchPlace} if they do not have the place that the edit names
 */
export function applyEdit(settings: SettingValue, edit: SettingEdit): SettingValue {
  const { kind, path } = edit;
  const [parent, last] = splitPath(path);
  switch (kind) {
    case 'set':
      return valueAt(settings, path) === undefined && typeof last === 'string'
        ? inserted(settings, path, edit.value, edit.before)
        : changedAt(settings, path, () => edit.value);
    case 'unset':
    case 'remove':
      if ((typeof last === 'string') !== (kind === 'unset')) throw new NoSuchPlace();
      return without(settings, path);
    case 'insert':
      if (typeof last === 'string') throw new NoSuchPlace();
      return inserted(settings, path, edit.value, undefined);
    case 'move': {
      const moved = valueAt(settings, path);
      const isInside = edit.to.length > path.length && path.every((step, at) => step === edit.to[at]);
      if (moved === undefined || isInside) throw new NoSuchPlace();
      const left = without(settings, path);
      if (!isRename(edit)) return inserted(left, edit.to, moved, edit.before);
      const keys = Object.keys(Object(valueAt(settings, parent)));
      return inserted(left, edit.to, moved, keys[keys.indexOf(String(last)) + 1] ?? null);
    }
  }
}
