import type { CallSpec, Schema } from '#core/contract/call.ts';
import type { Answered } from './answered.ts';

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

/** Takes away an empty text where something else was meant: it counts as absent. */
function dropEmpty(whole: unknown, path: Path): boolean {
  const [holder, value] = along(whole, path).slice(-2);
  const key = path.at(-1);
  if (typeof value !== 'string' || value.trim() !== '' || key === undefined) return false;
  if (!isObject(holder) || Array.isArray(holder)) return false;
  return Reflect.deleteProperty(holder, key);
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
 * Reads an answer that does not fit the contract to the letter: what is empty counts as absent, and items of lists that
 * do not fit are left out. `undefined` where what does not fit is in no list. Changes what it is given.
 */
export function readTolerantly(
  schema: Schema,
  datos: unknown,
  { indivisible = [] }: Pick<CallSpec, 'indivisible'>,
): Required<Answered<unknown>> | undefined {
  let omitted = 0;
  for (;;) {
    const parsed = schema.safeParse(datos);
    if (parsed.success) return { datos: parsed.data, omitted };
    const odd = new Map<unknown[], Set<number>>();
    let isMended = false;
    for (const { path } of parsed.error.issues) {
      if (dropEmpty(datos, path)) {
        isMended = true;
        continue;
      }
      const item = itemOn(datos, path, indivisible);
      if (!item) return undefined;
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
