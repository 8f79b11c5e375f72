import { parseAmount, parseDecimal } from '#core/contract/validation/number.ts';
import { visibleText } from '#core/contract/validation/text.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { AnyField, NumberKind, RowsKind } from './field-kinds.ts';
import type { DeclaredForm, ReadOf, ValuesOf } from './form-of.ts';
import { type FormFacts, offers } from './field-options.ts';
import { idsIn, splitCommaSeparated } from './comma-separated.ts';

type AnyForm = DeclaredForm<unknown, unknown>;

/** Fields of a form with their keys. */
export const entriesOf = ({ fields }: AnyForm): [string, AnyField][] =>
  Object.entries(fields as Record<string, AnyField>);

/** Whether a field applies, given the values of the fields it depends on. */
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

/** Fields of a row, without the one that identifies it. */
export const innerFields = ({ row, by }: RowsKind): [string, AnyField][] =>
  Object.entries(row.fields).filter(([key]) => key !== by);

function rowsToForm(key: string, rows: RowsKind, data: readonly Record<string, unknown>[]) {
  const names = data.map((row) => String(row[rows.by]));
  const inner = data.flatMap((row, index) =>
    innerFields(rows).flatMap(([name, field]) => toField(`${key}.${names[index]}.${name}`, field, row[name])),
  );
  return [[key, names.join()], ...inner] as [string, string | boolean][];
}

/** Initial values of a form for data of the wire. Decimals get a comma; input may have a point or a comma. */
export function formValues<F>(form: DeclaredForm<unknown, F>, data: object): ValuesOf<F> {
  const record = data as Record<string, unknown>;
  return Object.fromEntries(
    entriesOf(form).flatMap(([key, field]) => toField(key, field, record[key])),
  ) as ValuesOf<F>;
}

/** Parser for the typed text of a number field. */
export const parserOf = ({ isMoney = false }: NumberKind): typeof parseDecimal =>
  isMoney ? parseAmount : parseDecimal;

const isSeveral = ({ kind }: AnyField): boolean => kind === 'manyOf' || kind === 'choices' || kind === 'tree';

/** Wire value of a field: `undefined` if it is empty, an empty list if it takes several values. */
function fromField(key: string, field: AnyField, values: FormValues): unknown {
  const value = values[key];
  if (field.kind === 'tick') return value === true;
  if (isSeveral(field)) return idsIn(value);
  if (field.kind === 'rows')
    return splitCommaSeparated(value).map((name) => rowFromForm(`${key}.${name}`, name, field, values));
  // Blanks are significant in a password.
  if (field.kind === 'password') return value === '' ? undefined : value;
  const typed = visibleText(String(value ?? ''));
  if (typed === '') return undefined;
  if (field.kind === 'number') return parserOf(field)(typed);
  return field.kind === 'text' || field.kind === 'day' ? typed : Number(typed);
}

function rowFromForm(prefix: string, name: string, rows: RowsKind, values: FormValues): object {
  const inner = innerFields(rows).map(([key, field]) => [key, fromField(`${prefix}.${key}`, field, values)]);
  return omitUndefined({ [rows.by]: Number(name), ...(Object.fromEntries(inner) as object) });
}

/** Whether a field is part of the request that `readForm` builds; files and asides are not. */
export const sends = ({ kind }: AnyField): boolean => kind !== 'aside' && kind !== 'file';

/**
 * Complete request data of a form. A field that is not offered keeps its stored value; a field that does not apply is
 * left out.
 * @param opened stored record, if there is one
 */
export function readForm<C, F>(
  form: DeclaredForm<C, F>,
  values: FormValues,
  facts: FormFacts,
  opened?: object,
): ReadOf<C, F> {
  const stored = (opened ?? {}) as Record<string, unknown>;
  const read = entriesOf(form)
    .filter(([key, field]) => sends(field) && applies(form, key, values))
    .map(([key, field]) => [key, offers(key, field, facts) ? fromField(key, field, values) : stored[key]]);
  return omitUndefined(Object.fromEntries(read) as object) as ReadOf<C, F>;
}

/** Changes of a form. */
export type ChangesOf<C, F> = { [K in keyof ReadOf<C, F>]?: ReadOf<C, F>[K] | undefined };

/** Data of the offered fields of a form; `undefined` for a field that was emptied or does not apply. */
export function changesOf<C, F>(
  form: DeclaredForm<C, F>,
  values: FormValues,
  facts: FormFacts,
): ChangesOf<C, F> {
  const read = entriesOf(form)
    .filter(([key, field]) => sends(field) && offers(key, field, facts))
    .map(([key, field]) => [key, applies(form, key, values) ? fromField(key, field, values) : undefined]);
  return Object.fromEntries(read) as ChangesOf<C, F>;
}
