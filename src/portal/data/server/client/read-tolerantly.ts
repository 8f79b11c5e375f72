import type { CallSpec, Schema } from '#core/contract/call.ts';
import type { DatosOfCall } from './answered.ts';

type Path = readonly PropertyKey[];
type Container = Record<PropertyKey, unknown>;

const isObject = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The values along a path, from the whole to what it leads to. */
function along(whole: unknown, path: Path): unknown[] {
  const values = [whole];
  for (const key of path) {
    const last = values.at(-1);
    values.push(isObject(last) ? last[key] : undefined);
  }
  return values;
}

/** Nothing but blanks, or the empty list that some servers send for an empty map. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;

/** Takes away what is empty where something else was meant: it counts as absent. */
function dropEmpty(whole: unknown, path: Path): boolean {
  const [holder, value] = along(whole, path).slice(-2);
  const key = path.at(-1);
  if (!isEmpty(value) || key === undefined) return false;
  if (!isObject(holder) || Array.isArray(holder)) return false;
  return Reflect.deleteProperty(holder, key);
}

/** Reads 1 and 0 where yes or no is meant, as databases have it. */
function readTick(whole: unknown, path: Path): boolean {
  const [holder, value] = along(whole, path).slice(-2);
  const key = path.at(-1);
  if ((value !== 0 && value !== 1) || key === undefined || !isObject(holder)) return false;
  holder[key] = value === 1;
  return true;
}

/**
 * The innermost item of a list that a path goes through, and that can be left out: a row of its own. A bare value (an
 * id, a word) makes the row not fit that it belongs to.
 */
function itemOn(
  whole: unknown,
  path: Path,
  indivisible: readonly string[],
): { list: unknown[]; index: number } | undefined {
  const values = along(whole, path);
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
 * Takes away the innermost part of an object that a path leads to or through.
 * @returns the path of what is gone; nothing where there is no such part
 */
function dropPart(whole: unknown, path: Path): Path | undefined {
  const values = along(whole, path);
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
 * Reads an answer that does not fit the contract to the letter: what is empty counts as absent, 1 and 0 are read where
 * yes or no is meant, items of lists that do not fit are left out, and so are parts of what was read that may be absent.
 * `undefined` where something does not fit without which the rest says nothing, or something that is not true. Changes
 * what it is given.
 */
export function readTolerantly(
  schema: Schema,
  datos: unknown,
  { indivisible = [], method }: Pick<CallSpec, 'indivisible' | 'method'>,
): Required<DatosOfCall<unknown>> | undefined {
  let omitted = 0;
  let parts: Path[] = [];
  for (;;) {
    const parsed = schema.safeParse(datos);
    if (parsed.success) {
      // What the contract puts in the place of an absent part, such as an empty list, would be said to be so.
      const isSaid = parts.some((path) => along(parsed.data, path).at(-1) !== undefined);
      return isSaid ? undefined : { datos: parsed.data, omitted: omitted + parts.length };
    }
    const odd = new Map<unknown[], Set<number>>();
    let isMended = false;
    const gone: Path[] = [];
    for (const issue of parsed.error.issues) {
      const { path } = issue;
      // Several things may be wrong with what is gone.
      if (gone.some((it) => isWithin(path, it))) continue;
      if (dropEmpty(datos, path)) {
        gone.push(path);
        isMended = true;
        continue;
      }
      const isTick = issue.code === 'invalid_type' && issue.expected === 'boolean';
      if (isTick && readTick(datos, path)) {
        isMended = true;
        continue;
      }
      const item = itemOn(datos, path, indivisible);
      if (!item) {
        // What a write did is not known by half.
        const isWhole = method !== 'GET' || path.some((key) => indivisible.includes(String(key)));
        const part = isWhole ? undefined : dropPart(datos, path);
        if (!part) return undefined;
        gone.push(part);
        parts = [...parts.filter((it) => !isWithin(it, part)), part];
        isMended = true;
        continue;
      }
      odd.set(item.list, (odd.get(item.list) ?? new Set()).add(item.index));
    }
    // What was left empty may have been all that was wrong with an item: it is read once more before it is judged.
    if (isMended) continue;
    for (const [list, indexes] of odd) {
      omitted += indexes.size;
      for (const index of [...indexes].sort((a, b) => b - a)) list.splice(index, 1);
    }
  }
}
