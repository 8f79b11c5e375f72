import type { SettingGroup, SettingValue, ValuePath } from './edit.ts';

export function isGroup(value: SettingValue | undefined): value is SettingGroup {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a list; `Array.isArray` does not narrow readonly arrays. */
export function isList(value: SettingValue | undefined): value is readonly SettingValue[] {
  return Array.isArray(value);
}

/** The value at a path, if there is one. */
export function valueAt(root: SettingValue, path: ValuePath): SettingValue | undefined {
  let value: SettingValue | undefined = root;
  for (const step of path) {
    if (isList(value) && typeof step === 'number') value = value[step];
    else if (isGroup(value) && typeof step === 'string' && Object.hasOwn(value, step)) value = value[step];
    else return undefined;
  }
  return value;
}

/** Whether two values are the same, with the keys of groups in the same order. */
export function sameValue(a: SettingValue, b: SettingValue): boolean {
  if (isList(a))
    return isList(b) && a.length === b.length && a.every((one, at) => sameValue(one, b[at] ?? null));
  if (!isGroup(a)) return Object.is(a, b);
  if (!isGroup(b)) return false;
  const [own, others] = [Object.entries(a), Object.entries(b)];
  return (
    own.length === others.length &&
    own.every(([key, value], at) => {
      const [otherKey, other] = others[at] ?? [];
      return key === otherKey && other !== undefined && sameValue(value, other);
    })
  );
}
