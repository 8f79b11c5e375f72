import type { CallSpec, Schema } from '#core/contract/call.ts';
import type { DatosOfCall } from './answered.ts';

type Path = readonly PropertyKey[];
type Container = Record<PropertyKey, unknown>;

const isObject = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The values along a path, from the root to its end. */
function valuesAlong(root: unknown, path: Path): unknown[] {
  const values = [root];
  for (const key of path) {
    const last = values.at(-1);
    values.push(isObject(last) ? last[key] : undefined);
  }
  return values;
}

/** Whether a value is blank text, or the empty list that some servers send for an empty map. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;

/** Deletes an empty value that does not fit its schema: it counts as absent. */
function dropEmpty(root: unknown, path: Path): boolean {
  const [holder, value] = valuesAlong(root, path).slice(-2);
  const key = path.at(-1);
  if (!isEmpty(value) || key === undefined) return false;
  if (!isObject(holder) || Array.isArray(holder)) return false;
  return Reflect.deleteProperty(holder, key);
}

/** Turns 1 and 0, as databases have booleans, into `true` and `false`. */
function readTick(root: unknown, path: Path): boolean {
  const [holder, value] = valuesAlong(root, path).slice(-2);
  const key = path.at(-1);
  if ((value !== 0 && value !== 1) || key === undefined || !isObject(holder)) return false;
  holder[key] = value === 1;
  return true;
}

/**
 * Finds the innermost list item on a path that can be left out: a row. In a list of bare values (ids, words) an invalid
 * one makes the enclosing row invalid.
 */
function itemOnPath(
  root: unknown,
  path: Path,
  indivisible: readonly string[],
): { list: unknown[]; index: number } | undefined {
  const values = valuesAlong(root, path);
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const list = values[depth];
    const index = path[depth];
    if (!Array.isArray(list) || typeof index !== 'number') continue;
    const isOfRows = depth === 0 || list.some(isObject);
    if (isOfRows && !indivisible.includes(String(path[depth - 1]))) return { list: list as unknown[], index };
  }
  return undefined;
}

/**
 * Deletes the innermost existing key of an object on a path.
 * @returns the path of the deleted key; `undefined` where there is none
 */
function dropPart(root: unknown, path: Path): Path | undefined {
  const values = valuesAlong(root, path);
  for (let depth = path.length; depth > 0; depth -= 1) {
    const holder = values[depth - 1];
    const key = path[depth - 1];
    if (key === undefined || !isObject(holder) || Array.isArray(holder) || !(key in holder)) continue;
    Reflect.deleteProperty(holder, key);
    return path.slice(0, depth);
  }
  return undefined;
}

const isWithin = (path: Path, outer: Path): boolean => outer.every((key, index) => key === path[index]);

/**
 * Reads an answer that does not quite fit the contract: empty values count as absent, 1 and 0 are read as booleans,
 * list items that do not fit are left out, and so are, in answers to reading calls, parts that may be absent.
 * @param datos is changed in place
 * @returns `undefined` where the rest would be meaningless or false without a part that does not fit
 */
export function readTolerantly(
  schema: Schema,
  datos: unknown,
  { indivisible = [], method }: Pick<CallSpec, 'indivisible' | 'method'>,
): Required<DatosOfCall<unknown>> | undefined {
  let omitted = 0;
  let droppedParts: Path[] = [];
  for (;;) {
    const parsed = schema.safeParse(datos);
    if (parsed.success) {
      // A default of the contract for a dropped part, such as an empty list, would pass for the server's own value.
      const hasDefault = droppedParts.some((path) => valuesAlong(parsed.data, path).at(-1) !== undefined);
      return hasDefault ? undefined : { datos: parsed.data, omitted: omitted + droppedParts.length };
    }
    const invalidItems = new Map<unknown[], Set<number>>();
    let isMended = false;
    const dropped: Path[] = [];
    for (const issue of parsed.error.issues) {
      const { path } = issue;
      // A dropped part may have further issues.
      if (dropped.some((outer) => isWithin(path, outer))) continue;
      if (dropEmpty(datos, path)) {
        dropped.push(path);
        isMended = true;
        continue;
      }
      const isTick = issue.code === 'invalid_type' && issue.expected === 'boolean';
      if (isTick && readTick(datos, path)) {
        isMended = true;
        continue;
      }
      const item = itemOnPath(datos, path, indivisible);
      if (!item) {
        // The answer to a write is read as a whole or not at all.
        const isIndivisible = method !== 'GET' || path.some((key) => indivisible.includes(String(key)));
        const part = isIndivisible ? undefined : dropPart(datos, path);
        if (!part) return undefined;
        dropped.push(part);
        droppedParts = [...droppedParts.filter((inner) => !isWithin(inner, part)), part];
        isMended = true;
        continue;
      }
      invalidItems.set(item.list, (invalidItems.get(item.list) ?? new Set()).add(item.index));
    }
    // An item may be valid after the mending: it is parsed again before it is left out.
    if (isMended) continue;
    for (const [list, indexes] of invalidItems) {
      omitted += indexes.size;
      for (const index of [...indexes].sort((a, b) => b - a)) list.splice(index, 1);
    }
  }
}
