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
export interface TextKind extends FieldBase {
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
export interface DayKind extends FieldBase {
  kind: 'day';
  autoComplete?: 'bday';
}

export interface NumberKind extends FieldBase {
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
export interface TickKind extends FieldBase {
  kind: 'tick';
}

/** One id of a domain list. */
export interface OneOfKind extends FieldBase {
  kind: 'oneOf';
  list: DomainListName;
  autoComplete?: string;
  /** Filters the rows by the other values of the form. */
  only?: (row: RowOf<'paises'>, values: FormValues) => boolean;
}

/** Several ids of a domain list. */
export interface ManyOfKind extends FieldBase {
  kind: 'manyOf';
  list: DomainListName;
}

/** Several ids of a long domain list, grouped by the rows of another list. */
export interface TreeKind extends FieldBase {
  kind: 'tree';
  list: DomainListName;
  /** List with the groups. */
  under: DomainListName;
}

/** One id among options of the editor: provinces, languages, contacts. */
export interface ChoiceKind extends FieldBase {
  kind: 'choice';
  autoComplete?: string;
}

/** Several ids among options of the editor. */
export interface ChoicesKind extends FieldBase {
  kind: 'choices';
}

/** File, read and sent by the editor. */
export interface FileKind extends FieldBase {
  kind: 'file';
}

/** Field outside of the request, e.g. one on which other fields depend, or a secret sent separately. */
export interface AsideKind extends FieldBase {
  kind: 'aside';
}

/**
 * Rows with fields of their own. The value of the field itself lists the ids of the rows in order, `4,7`; the fields
 * of a row are named `<key>.4.<key of the row>`.
 */
export interface RowsKind<R = unknown> extends FieldBase {
  kind: 'rows';
  max: number;
  row: { texts: string; fields: Readonly<Record<string, AnyField>>; of?: R };
  /** Key of the row's `oneOf` field, whose id identifies the row: each is chosen at most once. */
  by: string;
}

export type AnyField =
  | TextKind
  | PasswordKind
  | DayKind
  | NumberKind
  | TickKind
  | OneOfKind
  | ManyOfKind
  | TreeKind
  | ChoiceKind
  | ChoicesKind
  | FileKind
  | AsideKind
  | RowsKind;

type Rest<T> = Omit<T, 'kind' | 'list' | 'under' | 'max' | 'min' | 'row' | 'by'>;

/*
 * The options of a field stay in its type, because `formOf` checks `own` against the brand file. `NoInfer` keeps the
 * compiler from inferring them from the expected type in the table.
 */

/** Declares a text of at most `max` characters. */
export const text = <const R extends Rest<TextKind> & { min?: number }>(
  max: number,
  rest?: R,
): TextKind & NoInfer<R> => ({ kind: 'text', max, ...(rest as R) });

/** Declares a password. */
export const password = <const R extends Rest<PasswordKind>>(rest?: R): PasswordKind & NoInfer<R> => ({
  kind: 'password',
  ...(rest as R),
});

/** Declares a date. */
export const day = <const R extends Rest<DayKind>>(rest?: R): DayKind & NoInfer<R> => ({
  kind: 'day',
  ...(rest as R),
});

/** Declares a number from `min` to `max`, inclusive. */
export const number = <const R extends Rest<NumberKind>>(
  min: number,
  max: number,
  rest?: R,
): NumberKind & NoInfer<R> => ({ kind: 'number', min, max, ...(rest as R) });

/** Declares a checkbox. */
export const tick = <const R extends Rest<TickKind>>(rest?: R): TickKind & NoInfer<R> => ({
  kind: 'tick',
  ...(rest as R),
});

/** Declares a choice of one row of a domain list. */
export const oneOf = <const R extends Rest<OneOfKind>>(
  list: DomainListName,
  rest?: R,
): OneOfKind & NoInfer<R> => ({ kind: 'oneOf', list, ...(rest as R) });

/** Declares a choice of several rows of a domain list. */
export const manyOf = <const R extends Rest<ManyOfKind>>(
  list: DomainListName,
  rest?: R,
): ManyOfKind & NoInfer<R> => ({ kind: 'manyOf', list, ...(rest as R) });

/** Declares a choice of several rows of a long domain list, grouped by the rows of another one. */
export const tree = <const R extends Rest<TreeKind>>(
  list: DomainListName,
  under: DomainListName,
  rest?: R,
): TreeKind & NoInfer<R> => ({ kind: 'tree', list, under, ...(rest as R) });

/** Declares a choice of one among options of the editor. */
export const choice = <const R extends Rest<ChoiceKind>>(rest?: R): ChoiceKind & NoInfer<R> => ({
  kind: 'choice',
  ...(rest as R),
});

/** Declares a choice of several among options of the editor. */
export const choices = <const R extends Rest<ChoicesKind>>(rest?: R): ChoicesKind & NoInfer<R> => ({
  kind: 'choices',
  ...(rest as R),
});

/** Declares a file. */
export const file = <const R extends Rest<FileKind>>(rest?: R): FileKind & NoInfer<R> => ({
  kind: 'file',
  ...(rest as R),
});

/** Declares a field that is not part of the request. */
export const aside = <const R extends Rest<AsideKind>>(rest?: R): AsideKind & NoInfer<R> => ({
  kind: 'aside',
  ...(rest as R),
});

/** Declares at most `max` rows, identified by their field `by`. */
export const rows = <O, const F extends Readonly<Record<string, AnyField>>, const R extends Rest<RowsKind>>(
  max: number,
  row: { texts: string; fields: F; of?: O },
  by: NoInfer<keyof F & string>,
  rest?: R,
): RowsKind<O> & NoInfer<R> =>
  ({ kind: 'rows', max, row, by, ...rest }) as unknown as RowsKind<O> & NoInfer<R>;
