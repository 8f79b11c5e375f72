import type { DomainListName, RowOf } from '#core/contract/entities/domain-lists.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { FormValues } from '../form/native-fields.ts';

/*
 * The kinds of field that a form is declared with (`form-of.ts`): data without components, so that a page that only
 * shows the values reads the same table without loading any input.
 */

interface Common {
  /** Its key in the brand file, where that is another one than on the wire; its text has that name too. */
  flag?: string;
  /** Its text, where that is not `<texts>.<key>`. */
  label?: MessageId;
  /** No brand decides about it: it is always there, and has to be filled in or not. */
  own?: 'required' | 'optional';
}

/** What the input of a text takes; an address, a number or a web page is checked as such too, the name of a user is
 * not. */
export interface TextField extends Common {
  kind: 'text';
  /** Characters that fit: the input stops there, and nothing longer is sent. */
  max: number;
  min?: number;
  /** Shorter texts that are right, in capitals. */
  except?: readonly string[];
  /** Height of the input in lines; without it the text has one line. */
  lines?: number;
  format?: 'email' | 'phone' | 'web' | 'linkedin' | 'user';
  autoComplete?: string;
  inputMode?: 'numeric' | 'decimal';
  /** A number or code of letters: nothing for a spell checker. */
  isCode?: boolean;
}

/** A password: sent to the letter; its editor shows it by itself. */
export interface PasswordKind extends Common {
  kind: 'password';
}

/** A day, YYYY-MM-DD. */
export interface DayField extends Common {
  kind: 'day';
  autoComplete?: 'bday';
}

export interface NumberField extends Common {
  kind: 'number';
  /** From … to, both allowed. */
  min: number;
  max: number;
  inputMode?: 'numeric';
  /** Only whole numbers. */
  isWhole?: boolean;
  /** An amount of money, which people write with points between the thousands. */
  isMoney?: boolean;
}

/** Yes or no. A brand cannot ask for a yes: of its own fields, a form can. */
export interface TickField extends Common {
  kind: 'tick';
}

/** An id of a domain list. */
export interface OneOfField extends Common {
  kind: 'oneOf';
  list: DomainListName;
  autoComplete?: string;
  /** Which rows are offered, by what else stands in the form. */
  only?: (row: RowOf<'paises'>, values: FormValues) => boolean;
}

/** Ids of a domain list. */
export interface ManyOfField extends Common {
  kind: 'manyOf';
  list: DomainListName;
}

/** Ids of a domain list that is long, and chosen from under the rows of another one. */
export interface TreeField extends Common {
  kind: 'tree';
  list: DomainListName;
  /** The list of what they are under. */
  under: DomainListName;
}

/** A number of what the editor offers: provinces, languages, contacts. */
export interface ChoiceField extends Common {
  kind: 'choice';
  autoComplete?: string;
}

/** Numbers of what the editor offers. */
export interface ChoicesField extends Common {
  kind: 'choices';
}

/** A file, which the editor reads and sends by itself. */
export interface FileField extends Common {
  kind: 'file';
}

/** Stands in the form and is not sent: what other fields depend on, or a secret with a way of its own. */
export interface AsideField extends Common {
  kind: 'aside';
}

/**
 * Rows, each with the fields of a form of its own. The field itself holds the names of the rows in their order, `4,7`;
 * theirs are called `<key>.4.<key of the row>`.
 */
export interface RowsField<R = unknown> extends Common {
  kind: 'rows';
  max: number;
  row: { texts: string; fields: Readonly<Record<string, AnyField>>; of?: R };
  /** The key of the row's choice, which is the name of the row: each is chosen once. */
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
 * What more is said of a field stays in its type: whether it is `own` decides whether it may stand there. `NoInfer`
 * keeps the compiler from taking the place in the table for what the field is.
 */

/** Text of at most `max` characters. */
export const text = <const R extends Rest<TextField> & { min?: number }>(
  max: number,
  rest?: R,
): TextField & NoInfer<R> => ({ kind: 'text', max, ...(rest as R) });

/** A password. */
export const password = <const R extends Rest<PasswordKind>>(rest?: R): PasswordKind & NoInfer<R> => ({
  kind: 'password',
  ...(rest as R),
});

/** A day. */
export const day = <const R extends Rest<DayField>>(rest?: R): DayField & NoInfer<R> => ({
  kind: 'day',
  ...(rest as R),
});

/** A number from `min` to `max`. */
export const number = <const R extends Rest<NumberField>>(
  min: number,
  max: number,
  rest?: R,
): NumberField & NoInfer<R> => ({ kind: 'number', min, max, ...(rest as R) });

/** Yes or no. */
export const tick = <const R extends Rest<TickField>>(rest?: R): TickField & NoInfer<R> => ({
  kind: 'tick',
  ...(rest as R),
});

/** One of a domain list. */
export const oneOf = <const R extends Rest<OneOfField>>(
  list: DomainListName,
  rest?: R,
): OneOfField & NoInfer<R> => ({ kind: 'oneOf', list, ...(rest as R) });

/** Several of a domain list. */
export const manyOf = <const R extends Rest<ManyOfField>>(
  list: DomainListName,
  rest?: R,
): ManyOfField & NoInfer<R> => ({ kind: 'manyOf', list, ...(rest as R) });

/** Several of a long domain list, from under the rows of another one. */
export const tree = <const R extends Rest<TreeField>>(
  list: DomainListName,
  under: DomainListName,
  rest?: R,
): TreeField & NoInfer<R> => ({ kind: 'tree', list, under, ...(rest as R) });

/** One of what the editor offers. */
export const choice = <const R extends Rest<ChoiceField>>(rest?: R): ChoiceField & NoInfer<R> => ({
  kind: 'choice',
  ...(rest as R),
});

/** Several of what the editor offers. */
export const choices = <const R extends Rest<ChoicesField>>(rest?: R): ChoicesField & NoInfer<R> => ({
  kind: 'choices',
  ...(rest as R),
});

/** A file. */
export const file = <const R extends Rest<FileField>>(rest?: R): FileField & NoInfer<R> => ({
  kind: 'file',
  ...(rest as R),
});

/** What stands in the form and is not sent. */
export const aside = <const R extends Rest<AsideField>>(rest?: R): AsideField & NoInfer<R> => ({
  kind: 'aside',
  ...(rest as R),
});

/** At most `max` rows, each chosen once from the list of its field `by`. */
export const rows = <O, const F extends Readonly<Record<string, AnyField>>, const R extends Rest<RowsField>>(
  max: number,
  row: { texts: string; fields: F; of?: O },
  by: NoInfer<keyof F & string>,
  rest?: R,
): RowsField<O> & NoInfer<R> =>
  ({ kind: 'rows', max, row, by, ...rest }) as unknown as RowsField<O> & NoInfer<R>;
