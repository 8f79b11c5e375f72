import { Fragment, type ReactNode } from 'react';
import type { AnyField } from './field-kinds.ts';
import type { DeclaredForm } from './form-of.ts';

/** Keys of fields for which the declaration is not enough: options, files and passwords come from the editor. */
type OwnKeys<F> = {
  [K in keyof F & string]: F[K] extends {
    kind: 'choice' | 'choices' | 'file' | 'password' | 'aside' | 'rows';
  }
    ? K
    : never;
}[keyof F & string];

interface DeclaredFieldsProps<F> {
  form: DeclaredForm<unknown, F>;
  /** Component from `fieldOf` for the same form. */
  field: (props: never) => ReactNode;
  /** Fields shown side by side, in place of the first one. */
  rows?: readonly (readonly (keyof F & string)[])[];
  /** Elements for the fields whose declaration is not enough, and for others to override. */
  own: Readonly<Record<OwnKeys<F>, ReactNode> & Partial<Record<keyof F & string, ReactNode>>>;
}

/** Renders the fields of a form in the order of its table, so that a new field needs only its row there. */
export function DeclaredFields<F>({ form, field, rows = [], own }: DeclaredFieldsProps<F>) {
  const Field = field as unknown as (props: { name: string }) => ReactNode;
  const keys = Object.keys(form.fields as Readonly<Record<string, AnyField>>) as (keyof F & string)[];
  const overrides = own as Readonly<Partial<Record<string, ReactNode>>>;
  const render = (key: string): ReactNode => (key in overrides ? overrides[key] : <Field name={key} />);
  return keys.map((key) => {
    const row = rows.find((candidate) => candidate.includes(key));
    if (!row) return <Fragment key={key}>{render(key)}</Fragment>;
    if (row[0] !== key) return null;
    return (
      <div key={key} className="field-row">
        {row.map((rowKey) => (
          <Fragment key={rowKey}>{render(rowKey)}</Fragment>
        ))}
      </div>
    );
  });
}
