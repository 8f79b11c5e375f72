import { Fragment, type ReactNode } from 'react';
import type { AnyField } from './field-kinds.ts';
import type { DeclaredForm } from './form-of.ts';

/** Keys of what no input shows by its declaration alone: what can be chosen, the file or the password is the editor's. */
type OwnKeys<F> = {
  [K in keyof F & string]: F[K] extends {
    kind: 'choice' | 'choices' | 'file' | 'password' | 'aside' | 'rows';
  }
    ? K
    : never;
}[keyof F & string];

interface DeclaredFieldsProps<F> {
  form: DeclaredForm<unknown, F>;
  /** What `fieldOf` gave for it. */
  field: (props: never) => ReactNode;
  /** Fields that stand side by side, in the place of the first. */
  rows?: readonly (readonly (keyof F & string)[])[];
  /** What stands in the place of a field that its declaration does not say all of. */
  own: Readonly<Record<OwnKeys<F>, ReactNode> & Partial<Record<keyof F & string, ReactNode>>>;
}

/** The fields of a form in the order of its table, so that a new one stands in its editor by its row there. */
export function DeclaredFields<F>({ form, field, rows = [], own }: DeclaredFieldsProps<F>) {
  const Field = field as unknown as (props: { name: string }) => ReactNode;
  const keys = Object.keys(form.fields as Readonly<Record<string, AnyField>>) as (keyof F & string)[];
  const given = own as Readonly<Partial<Record<string, ReactNode>>>;
  const shown = (key: string): ReactNode => (key in given ? given[key] : <Field name={key} />);
  return keys.map((key) => {
    const row = rows.find((it) => it.includes(key));
    if (!row) return <Fragment key={key}>{shown(key)}</Fragment>;
    if (row[0] !== key) return null;
    return (
      <div key={key} className="field-row">
        {row.map((it) => (
          <Fragment key={it}>{shown(it)}</Fragment>
        ))}
      </div>
    );
  });
}
