import type { GroupFlags } from '#core/brand/field-flags.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { Problems } from '../form/form-state.ts';
import { type FieldRules, problemsIn } from './form-problems.ts';
import { type ChangesOf, changesOf, formValues, innerFields, readForm } from './form-values.ts';
import type { AnyField } from './field-kinds.ts';
import type { FieldsScope } from './fields-context.ts';
import { type DeclaredForm, labelOf, type ReadOf, type ValuesOf } from './form-of.ts';
import { isRequired, noFlags, offers } from './field-options.ts';
import { splitCommaSeparated } from './comma-separated.ts';

interface FieldsOptions {
  /** Stored record. */
  data?: object | undefined;
  isNew?: boolean;
  /** Flags of the fields, if the brand file alone does not decide about them. */
  flags?: GroupFlags;
}

/** Declared form with the flags of the brand, for one editor. */
export interface FieldsInUse<C, F> {
  scope: FieldsScope;
  initial: ValuesOf<F>;
  /**
   * Labels of the fields, including those of the present rows.
   * @param rowName name of a row, to tell the fields of two rows apart
   */
  labels: (
    values: FormValues,
    rowName?: (key: string, row: string) => string | undefined,
  ) => Record<string, string>;
  offers: (key: keyof F & string) => boolean;
  isRequired: (key: keyof F & string) => boolean;
  problems: (values: FormValues, rules?: FieldRules<F>) => Problems<ValuesOf<F>>;
  read: (values: FormValues, opened?: object) => ReadOf<C, F>;
  changes: (values: FormValues) => ChangesOf<C, F>;
}

/** Binds a declared form to the brand, the language and a record. */
export function useFields<C, F>(
  form: DeclaredForm<C, F>,
  { data = {}, isNew = false, flags: ownFlags }: FieldsOptions = {},
): FieldsInUse<C, F> {
  const { brand, format } = usePage();
  const flags = ownFlags ?? (form.group ? brand.fields[form.group] : noFlags);
  const facts = { flags, isNew };
  const fields = form.fields as Readonly<Record<string, AnyField>>;
  const keys = Object.keys(fields) as (keyof F & string)[];
  const labelled = keys.filter((key) => fields[key]?.kind !== 'aside' || fields[key].label);
  const labels = Object.fromEntries(labelled.map((key) => [key, labelOf(form, key)])) as Record<
    string,
    MessageId
  >;
  return {
    scope: { flags, labels, fields, isNew },
    initial: formValues(form, data),
    labels: (values, rowName) =>
      Object.fromEntries(
        labelled.flatMap((key) => [
          [key, format.t(labelOf(form, key))],
          ...rowLabels(key, fields[key], values, format.t, rowName),
        ]),
      ) as Record<string, string>,
    offers: (key) => offers(key, fields[key] as AnyField, facts),
    isRequired: (key) => isRequired(key, fields[key] as AnyField, flags),
    problems: (values, rules) => problemsIn(form, values, facts, rules),
    read: (values, opened) => readForm(form, values, facts, opened),
    changes: (values) => changesOf(form, values, facts),
  };
}

function rowLabels(
  key: string,
  field: AnyField | undefined,
  values: FormValues,
  t: (id: MessageId) => string,
  rowName: (key: string, row: string) => string | undefined = () => undefined,
): [string, string][] {
  if (field?.kind !== 'rows') return [];
  return splitCommaSeparated(values[key]).flatMap((name) => {
    const row = rowName(key, name);
    return innerFields(field).map(([inner]) => {
      const label = t(labelOf(field.row, inner));
      return [`${key}.${name}.${inner}`, row ? `${label} (${row})` : label] satisfies [string, string];
    });
  });
}
