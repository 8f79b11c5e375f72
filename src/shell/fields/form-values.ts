import { parseDecimal } from '#api/validation/number.ts';
import { firstProblem, type Rule } from '#api/validation/rule.ts';
import { required } from '#api/validation/text.ts';
import { flagsOf, type GroupFlags } from '#brand/field-flags.ts';
import { type FormValues, type Problems, unreadable } from '#ui/form/use-form.ts';

/** What a value is on the wire: in a form all but ticks are texts, several ids with commas between them. */
export type FieldKind = 'text' | 'id' | 'ids' | 'number' | 'tick';

/** The fields of a form by their keys, in their order. */
export type FieldKinds<K extends string = string> = Readonly<Record<K, FieldKind>>;

type ValuesOf<F extends FieldKinds> = { [K in keyof F]: F[K] extends 'tick' ? boolean : string };

/** The ids in a field that takes several. */
export function idsIn(value: string | boolean | undefined): number[] {
  return String(value || '')
    .split(',')
    .filter(Boolean)
    .map(Number);
}

/** Values of a form from those of the wire; decimals with a comma, which the form takes as well as a point. */
export function toForm<F extends FieldKinds>(kinds: F, data: object): ValuesOf<F> {
  const given = data as Record<string, unknown>;
  const entries = Object.entries<FieldKind>(kinds).map(([key, kind]) => {
    const value = given[key];
    if (kind === 'tick') return [key, value === true];
    if (value === undefined) return [key, ''];
    return [key, kind === 'number' ? String(value).replace('.', ',') : String(value)];
  });
  return Object.fromEntries(entries) as ValuesOf<F>;
}

/** Values of the wire from those of a form; what is empty is `undefined`, a list without entries an empty one. */
export function fromForm(kinds: FieldKinds, values: FormValues): Record<string, unknown> {
  const entries = Object.entries(kinds).map(([key, kind]) => {
    const value = values[key];
    if (kind === 'tick') return [key, value === true];
    if (kind === 'ids') return [key, idsIn(value)];
    const text = String(value ?? '').trim();
    if (text === '') return [key, undefined];
    return [key, kind === 'id' ? Number(text) : kind === 'number' ? parseDecimal(text) : text];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Leaves out what is `undefined`. */
export function known<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

/**
 * Whether a form offers a field: the brand shows it and lets people change it. What is new has no value to show, so
 * there a field that cannot be changed later is offered if it has to be filled in.
 */
export function isOffered(flags: GroupFlags, key: string, isNew = false): boolean {
  const { visible, editable, required: isRequired } = flagsOf(flags, key);
  return visible && (editable || (isNew && isRequired));
}

/** Whether a form would have nothing to change: none of its fields is offered. */
export function isFixed(flags: GroupFlags, keys: readonly string[], isNew = false): boolean {
  return !keys.some((key) => isOffered(flags, key, isNew));
}

interface FormRules<V extends FormValues> {
  flags: GroupFlags;
  isNew?: boolean;
  rules?: Partial<Record<keyof V & string, readonly Rule[]>>;
  /** Keys that do not apply to what was chosen elsewhere in the form. */
  without?: readonly string[];
}

/** What is wrong with the fields that a form offers: those that the brand requires and are empty, and by their rules. */
export function problemsOf<V extends FormValues>(
  values: V,
  { flags, isNew = false, rules = {}, without = [] }: FormRules<V>,
): Problems<V> {
  const found = Object.entries(values).flatMap(([key, value]) => {
    if (typeof value === 'boolean' || without.includes(key) || !isOffered(flags, key, isNew)) return [];
    if (value === unreadable) return [[key, 'validation.malformed']];
    const own = (rules as Record<string, readonly Rule[] | undefined>)[key] ?? [];
    const problem = firstProblem(value, [...(flagsOf(flags, key).required ? [required] : []), ...own]);
    return problem ? [[key, problem]] : [];
  });
  return Object.fromEntries(found) as Problems<V>;
}
