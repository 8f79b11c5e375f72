import { flagsOf, type GroupFlags } from '#core/brand/field-flags.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { useLabelList } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { FactRow } from '../editors/Facts.tsx';
import type { AnyField, OneOfKind, RowsKind } from '../fields/field-kinds.ts';
import { type DeclaredForm, flagKey, labelOf } from '../fields/form-of.ts';
import { applies, formValues, innerFields, sends } from '../fields/form-values.ts';
import { idsIn, splitCommaSeparated } from '../fields/comma-separated.ts';
import type { FormValues } from '../form/native-fields.ts';

/** Texts of ids of a domain list. */
function Listed({ list, ids }: { list: DomainListName; ids: readonly number[] }) {
  const { t } = usePage().format;
  return <>{useLabelList(list, ids) || t('frame.notAvailable')}</>;
}

function Row({ name, field, id, values }: { name: string; field: RowsKind; id: string; values: FormValues }) {
  const { list } = field.row.fields[field.by] as OneOfKind;
  const inner = innerFields(field).flatMap(([key, innerField]) => {
    const ids = idsIn(values[`${name}.${id}.${key}`]);
    return innerField.kind === 'oneOf' && ids.length > 0 ? [{ key, list: innerField.list, ids }] : [];
  });
  return (
    <li>
      <Listed list={list} ids={[Number(id)]} />
      {inner.map((choice) => (
        <span key={choice.key}>
          {', '}
          <Listed list={choice.list} ids={choice.ids} />
        </span>
      ))}
    </li>
  );
}

function valueOf(
  name: string,
  field: AnyField,
  values: FormValues,
  { t, date }: Pick<Formatter, 't' | 'date'>,
): FactRow['value'] {
  const value = values[name];
  if (field.kind === 'tick') return value === true && t('frame.yes');
  const text = String(value ?? '').trim();
  if (text === '') return undefined;
  switch (field.kind) {
    case 'oneOf':
    case 'manyOf':
    case 'tree':
      return <Listed list={field.list} ids={idsIn(value)} />;
    case 'rows':
      return (
        <ul>
          {splitCommaSeparated(value).map((id) => (
            <Row key={id} {...{ name, field, id, values }} />
          ))}
        </ul>
      );
    case 'day':
      return /^\d{4}-\d\d-\d\d$/.test(text) ? date(text) : text;
    default:
      return <span className="fact-prose">{text}</span>;
  }
}

/** Kinds whose values may be long. */
const longKinds: readonly AnyField['kind'][] = ['manyOf', 'tree', 'rows', 'choices'];

/**
 * Converts the values of a form to facts, in the order of the keys; empty and inapplicable fields are left out.
 * @param ownTexts texts by key, for values outside of domain lists
 */
export function factsOf<F>(
  form: DeclaredForm<unknown, F>,
  keys: readonly (keyof F & string)[],
  values: FormValues,
  format: Pick<Formatter, 't' | 'date'>,
  ownTexts: Readonly<Record<string, string>> = {},
): FactRow[] {
  return keys.flatMap((key) => {
    if (!applies(form, key, values)) return [];
    const field = form.fields[key] as AnyField;
    const value = key in ownTexts ? ownTexts[key] : valueOf(key, field, values, format);
    if (!value) return [];
    const isLong = longKinds.includes(field.kind) || (field.kind === 'text' && field.lines !== undefined);
    return [{ label: format.t(labelOf(form, key)), value, isLong }];
  });
}

/**
 * Converts a record to facts by the table of its form, so that a new field is shown by its row there.
 * @param but keys that the view shows itself
 */
export function furtherFacts<F>(
  form: DeclaredForm<unknown, F>,
  but: readonly (keyof F & string)[],
  data: object,
  flags: GroupFlags,
  format: Pick<Formatter, 't' | 'date'>,
): FactRow[] {
  const fields = form.fields as Readonly<Record<string, AnyField>>;
  const keys = Object.keys(fields) as (keyof F & string)[];
  const rest = keys.filter((key) => {
    const field = fields[key];
    return field && sends(field) && !but.includes(key) && flagsOf(flags, flagKey(key, field)).visible;
  });
  // Stored values are shown even if they do not apply to the other fields.
  return factsOf({ ...form, within: {} }, rest, formValues(form, data), format);
}
