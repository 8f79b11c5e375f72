/**
 * Changed values of a data file of islands, each by the names that code has to use to read it; or `any`, if pages may
 * use them without a name that can be searched for.
 */
export type ChangedNames = 'any' | string[][];

type Values = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valuesOf = (value: unknown): Values => (isMap(value) ? value : {});

/** Keys whose values differ. */
function changedKeys(one: unknown, other: unknown): string[] {
  const [before, after] = [valuesOf(one), valuesOf(other)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
}

/** Items that only one of two lists has. */
function exclusiveItems(one: unknown, other: unknown): string[] {
  const items = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);
  const without = (list: string[], others: string[]): string[] =>
    list.filter((item) => !others.includes(item));
  return [...without(items(one), items(other)), ...without(items(other), items(one))];
}

/** Changed flags of fields, by group and field: the lists of a group have the keys of its fields. */
function changedFields(before: Values, after: Values): string[][] {
  return changedKeys(before, after).flatMap((group) =>
    changedKeys(before[group], after[group]).flatMap((list) =>
      exclusiveItems(valuesOf(before[group])[list], valuesOf(after[group])[list]).map((key) => [group, key]),
    ),
  );
}

/**
 * Names the changed values of a file that pages load.
 * @param file its fixed name: a file of texts of some pages only is used by all of these
 */
export function changedNames(file: string, one: unknown, other: unknown): ChangedNames {
  if (!/\/data\.[^/]*$/.test(file)) return 'any';
  const [before, after] = [valuesOf(one), valuesOf(other)];
  const [formerBrand, brand] = [valuesOf(before['brand']), valuesOf(after['brand'])];
  const isNamed = (key: string): boolean => key === 'settings' || key === 'fields';
  if (changedKeys(formerBrand, brand).some((key) => !isNamed(key))) return 'any';
  return [
    ...changedKeys(formerBrand['settings'], brand['settings']).map((key) => [key]),
    ...changedFields(valuesOf(formerBrand['fields']), valuesOf(brand['fields'])),
    ...changedKeys(before['messages'], after['messages']).map((id) => [id]),
  ];
}

const escaped = (name: string): string => name.replace(/[^\w-]/g, String.raw`\$&`);

/** Whether code reads a property, or has a text of this name; also one that it puts together from its beginning. */
function isNamedIn(code: string, name: string): boolean {
  const whole = escaped(name);
  const beginnings = name
    .split('.')
    .slice(0, -1)
    .map((_, index, parts) => escaped(`${parts.slice(0, index + 1).join('.')}.`));
  return [
    String.raw`\.${whole}\b|[{,]${whole}[:,}=]|["'\`]${whole}["'\`]`,
    ...beginnings.map((beginning) => String.raw`["'\`]${beginning}(?:["'\`]|\$\{)`),
  ].some((pattern) => new RegExp(pattern).test(code));
}

/** Whether code uses a changed value. */
export function isUsedIn(changed: ChangedNames, code: () => string): boolean {
  if (changed === 'any') return true;
  return changed.some((names) => names.every((name) => isNamedIn(code(), name)));
}
