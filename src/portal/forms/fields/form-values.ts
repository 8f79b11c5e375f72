import { parseAmount, parseDecimal } from '#core/contract/validation/number.ts';
import { visibleText } from '#core/contract/validation/text.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { AnyField, NumberField, RowsField } from './field-kinds.ts';
import type { DeclaredForm, ReadOf, ValuesOf } from './form-of.ts';
import { type FormTerms, offers } from './field-options.ts';
import { idsIn, partsOf } from './parts.ts';

type AnyForm = DeclaredForm<unknown, unknown>;

/** The fields of a form by their keys. */
export const entriesOf = ({ fields }: AnyForm): [string, AnyField][] =>
  Object.entries(fields as Record<string, AnyField>);

/** Whether a field applies to what stands in the others. */
export function applies(form: AnyForm, key: string, values: FormValues): boolean {
  const [parent, when] = form.within[key] ?? [];
  return parent === undefined || !when || (applies(form, parent, values) && when(values[parent] ?? ''));
}

function toField(key: string, field: AnyField, value: unknown): [string, string | boolean][] {
  if (field.kind === 'tick') return [[key, value === true]];
  if (field.kind === 'rows') return rowsToForm(key, field, (value ?? []) as Record<string, unknown>[]);
  // Files are chosen each time.
  if (value === undefined || field.kind === 'file') return [[key, '']];
  return [[key, field.kind === 'number' ? String(value).replace('.', ',') : String(value)]];
}

/** The fields of a row but the one that is its name. */
export const innerFields = ({ row, by }: RowsField): [string, AnyField][] =>
  Object.entries(row.fields).filter(([key]) => key !== by);

function rowsToForm(key: string, rows: RowsField, given: readonly Record<string, unknown>[]) {
  const names = given.map((it) => String(it[rows.by]));
  const inner = given.flatMap((it, at) =>
    innerFields(rows).flatMap(([name, field]) => toField(`${key}.${names[at]}.${name}`, field, it[name])),
  );
  return [[key, names.join()], ...inner] as [string, string | boolean][];
}

/** What stands in a form that begins with what is known; decimals with a comma, which it takes as well as a point. */
export function formValues<F>(form: DeclaredForm<unknown, F>, data: object): ValuesOf<F> {
  const given = data as Record<string, unknown>;
  return Object.fromEntries(
    entriesOf(form).flatMap(([key, field]) => toField(key, field, given[key])),
  ) as ValuesOf<F>;
}

/** How a number is read that was typed. */
export const parserOf = ({ isMoney = false }: NumberField): typeof parseDecimal =>
  isMoney ? parseAmount : parseDecimal;

const isSeveral = ({ kind }: AnyField): boolean => kind === 'manyOf' || kind === 'choices' || kind === 'tree';

/** The value of the wire of a field; `undefined` where it is empty, a list without entries where it takes several. */
function fromField(key: string, field: AnyField, values: FormValues): unknown {
  const value = values[key];
  if (field.kind === 'tick') return value === true;
  if (isSeveral(field)) return idsIn(value);
  if (field.kind === 'rows')
    return partsOf(value).map((name) => rowFromForm(`${key}.${name}`, name, field, values));
  // Blanks count in a password.
  if (field.kind === 'password') return value === '' ? undefined : value;
  const text = visibleText(String(value ?? ''));
  if (text === '') return undefined;
  if (field.kind === 'number') return parserOf(field)(text);
  return field.kind === 'text' || field.kind === 'day' ? text : Number(text);
}

function rowFromForm(prefix: string, name: string, rows: RowsField, values: FormValues): object {
  const inner = innerFields(rows).map(([key, field]) => [key, fromField(`${prefix}.${key}`, field, values)]);
  return omitUndefined({ [rows.by]: Number(name), ...(Object.fromEntries(inner) as object) });
}

/** Whether a form sends a field by itself. */
export const sends = ({ kind }: AnyField): boolean => kind !== 'aside' && kind !== 'file';

/**
 * The whole of what a form stands for. What the brand does not offer stays as it was, and what does not apply to what
 * was chosen elsewhere in the form is left out.
 * @param opened what the server has, where there is something already
 */
export function readForm<C, F>(
  form: DeclaredForm<C, F>,
  values: FormValues,
  terms: FormTerms,
  opened?: object,
): ReadOf<C, F> {
  const before = (opened ?? {}) as Record<string, unknown>;
  const read = entriesOf(form)
    .filter(([key, field]) => sends(field) && applies(form, key, values))
    .map(([key, field]) => [key, offers(key, field, terms) ? fromField(key, field, values) : before[key]]);
  return omitUndefined(Object.fromEntries(read) as object) as ReadOf<C, F>;
}

/** What a form sends of itself. */
export type ChangesOf<C, F> = { [K in keyof ReadOf<C, F>]?: ReadOf<C, F>[K] | undefined };

/** What a form changes: only what it offers. What was emptied, or does not apply any more, is `undefined`. */
export function changesOf<C, F>(
  form: DeclaredForm<C, F>,
  values: FormValues,
  terms: FormTerms,
): ChangesOf<C, F> {
  const read = entriesOf(form)
    .filter(([key, field]) => sends(field) && offers(key, field, terms))
    .map(([key, field]) => [key, applies(form, key, values) ? fromField(key, field, values) : undefined]);
  return Object.fromEntries(read) as ChangesOf<C, F>;
}
