import type { DomainListName, RowOf } from '#core/contract/entities/domain-lists.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { FormValues } from '../form/native-fields.ts';

/*
 * Kinds of fields for declared forms (`form-of.ts`): data without components, so that a page that only shows values
 * reads the same table without loading any input.
 */

interface FieldBase {
  /** Key in the brand file and in message ids, if it differs from the wire name. */
  flag?: string;
  /** Message id of the label, if not `<texts>.<key>`. */
  label?: MessageId;
  /** Required or optional regardless of the brand, which cannot hide the field either. */
  own?: 'required' | 'optional';
}

/** Text. Its `format` sets the attributes of the input, and adds validation for all formats but `user`. */
export interface TextField extends FieldBase {
  kind: 'text';
  /** Maximum length in characters, enforced by the input and by validation. */
  max: number;
  min?: number;
  /** Valid texts shorter than `min`, in capitals. */
  except?: readonly string[];
  /** Height of a text area in lines; if absent, the input has one line. */
  lines?: number;
  format?: 'email' | 'phone' | 'web' | 'linkedin' | 'user';
  autoComplete?: string;
  inputMode?: 'numeric' | 'decimal';
  /** Code such as an identity number: in capitals, without spell checking. */
  isCode?: boolean;
}

/** Password: sent without trimming; rendered by the editor. */
export interface PasswordKind extends FieldBase {
  kind: 'password';
}

/** Date, YYYY-MM-DD. */
export interface DayField extends FieldBase {
  kind: 'day';
  autoComplete?: 'bday';
}

export interface NumberField extends FieldBase {
  kind: 'number';
  /** Inclusive. */
  min: number;
  /** Inclusive. */
  max: number;
  inputMode?: 'numeric';
  /** Only whole numbers. */
  isWhole?: boolean;
  /** Amount of money, which may have points as thousands separators. */
  isMoney?: boolean;
}

/** Checkbox. A brand cannot require it to be ticked; a form can, by `own`. */
export interface TickField extends FieldBase {
  kind: 'tick';
}

/** One id of a domain list. */
export interface OneOfField extends FieldBase {
  kind: 'oneOf';
  list: DomainListName;
  autoComplete?: string;
  /** Filters the rows by the other values of the form. */
  only?: (row: RowOf<'paises'>, values: FormValues) => boolean;
}

/** Several ids of a domain list. */
export interface ManyOfField extends FieldBase {
  kind: 'manyOf';
  list: DomainListName;
}

/** Several ids of a long domain list, grouped by the rows of another list. */
export interface TreeField extends FieldBase {
  kind: 'tree';
  list: DomainListName;
  /** List with the groups. */
  under: DomainListName;
}

/** One id among options of the editor: provinces, languages, contacts. */
export interface ChoiceField extends FieldBase {
  kind: 'choice';
  autoComplete?: string;
}

/** Several ids among options of the editor. */
export interface ChoicesField extends FieldBase {
  kind: 'choices';
}

/** File, read and sent by the editor. */
export interface FileField extends FieldBase {
  kind: 'file';
}

/** Field outside of the request, e.g. one on which other fields depend, or a secret sent separately. */
export interface AsideField extends FieldBase {
  kind: 'aside';
}

/**
 * Rows with fields of their own. The value of the field itself lists the ids of the rows in order, `4,7`; the fields
 * of a row are named `<key>.4.<key of the row>`.
 */
export interface RowsField<R = unknown> extends FieldBase {
  kind: 'rows';
  max: number;
  row: { texts: string; fields: Readonly<Record<string, AnyField>>; of?: R };
  /** Key of the row's `oneOf` field, whose id identifies the row: each is chosen at most once. */
  by: string;
}

export type AnyField =
  | TextField
  | PasswordKind
  | DayField
  | NumberField
  | TickField
  | OneOfField
  | ManyOfField
  | TreeField
  | ChoiceField
  | ChoicesField
  | FileField
  | AsideField
  | RowsField;

type Rest<T> = Omit<T, 'kind' | 'list' | 'under' | 'max' | 'min' | 'row' | 'by'>;

/*
 * The options of a field stay in its type, because `formOf` checks `own` against the brand file. `NoInfer` keeps the
 * compiler from inferring them from the expected type in the table.
 */

/** Declares a text of at most `max` characters. */
export const text = <const R extends Rest<TextField> & { min?: number }>(
  max: number,
  rest?: R,
): TextField & NoInfer<R> => ({ kind: 'text', max, ...(rest as R) });

/** Declares a password. */
export const password = <const R extends Rest<PasswordKind>>(rest?: R): PasswordKind & NoInfer<R> => ({
  kind: 'password',
  ...(rest as R),
});

/** Declares a date. */
export const day = <const R extends Rest<DayField>>(rest?: R): DayField & NoInfer<R> => ({
  kind: 'day',
  ...(rest as R),
});

/** Declares a number from `min` to `max`, inclusive. */
export const number = <const R extends Rest<NumberField>>(
  min: number,
  max: number,
  rest?: R,
): NumberField & NoInfer<R> => ({ kind: 'number', min, max, ...(rest as R) });

/** Declares a checkbox. */
export const tick = <const R extends Rest<TickField>>(rest?: R): TickField & NoInfer<R> => ({
  kind: 'tick',
  ...(rest as R),
});

/** Declares a choice of one row of a domain list. */
export const oneOf = <const R extends Rest<OneOfField>>(
  list: DomainListName,
  rest?: R,
): OneOfField & NoInfer<R> => ({ kind: 'oneOf', list, ...(rest as R) });

/** Declares a choice of several rows of a domain list. */
export const manyOf = <const R extends Rest<ManyOfField>>(
  list: DomainListName,
  rest?: R,
): ManyOfField & NoInfer<R> => ({ kind: 'manyOf', list, ...(rest as R) });

/** Declares a choice of several rows of a long domain list, grouped by the rows of another one. */
export const tree = <const R extends Rest<TreeField>>(
  list: DomainListName,
  under: DomainListName,
  rest?: R,
): TreeField & NoInfer<R> => ({ kind: 'tree', list, under, ...(rest as R) });

/** Declares a choice of one among options of the editor. */
export const choice = <const R extends Rest<ChoiceField>>(rest?: R): ChoiceField & NoInfer<R> => ({
  kind: 'choice',
  ...(rest as R),
});

/** Declares a choice of several among options of the editor. */
export const choices = <const R extends Rest<ChoicesField>>(rest?: R): ChoicesField & NoInfer<R> => ({
  kind: 'choices',
  ...(rest as R),
});

/** Declares a file. */
export const file = <const R extends Rest<FileField>>(rest?: R): FileField & NoInfer<R> => ({
  kind: 'file',
  ...(rest as R),
});

/** Declares a field that is not part of the request. */
export const aside = <const R extends Rest<AsideField>>(rest?: R): AsideField & NoInfer<R> => ({
  kind: 'aside',
  ...(rest as R),
});

/** Declares at most `max` rows, identified by their field `by`. */
export const rows = <O, const F extends Readonly<Record<string, AnyField>>, const R extends Rest<RowsField>>(
  max: number,
  row: { texts: string; fields: F; of?: O },
  by: NoInfer<keyof F & string>,
  rest?: R,
): RowsField<O> & NoInfer<R> =>
  ({ kind: 'rows', max, row, by, ...rest }) as unknown as RowsField<O> & NoInfer<R>;
