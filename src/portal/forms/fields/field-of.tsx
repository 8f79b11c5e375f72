import type { ReactNode } from 'react';
import { useFormScope } from '../form/form-context.ts';
import { applies } from './form-values.ts';
import type { AnyField } from './field-kinds.ts';
import type { DeclaredForm } from './form-of.ts';

/** Kinds of a form's fields that need an input; files, passwords and asides are rendered by the editor. */
type KindsOf<F> = Exclude<
  { [K in keyof F]: F[K] extends { kind: infer N extends string } ? N : never }[keyof F],
  'file' | 'password' | 'aside'
>;

/** An input for each kind; a missing one is a compile error. */
type Inputs<F> = Readonly<Record<KindsOf<F>, (props: never) => ReactNode>>;

type PropsOf<I> = I extends (props: infer P) => ReactNode ? Omit<P, 'name' | 'field'> : never;
type InputOf<I, V> = V extends { kind: infer N extends keyof I } ? I[N] : never;

/** Component for the fields of a declared form. */
type FieldComponent<F, I> = <K extends keyof F & string>(
  props: {
    name: K;
    /** Renders the field even if the values of other fields make it inapplicable. */
    isShownAlways?: boolean;
  } & PropsOf<InputOf<I, F[K]>>,
) => ReactNode;

/**
 * Creates the component that renders a form's fields by name, with the input of their kind, or nothing while a field
 * does not apply. Call it once per editor module, with only the inputs that the form needs.
 */
export function fieldOf<F, const I extends Inputs<F>>(
  form: DeclaredForm<unknown, F>,
  inputs: I,
): FieldComponent<F, I> {
  const fields = form.fields as Readonly<Record<string, AnyField>>;
  const all = inputs as unknown as Readonly<Record<string, (props: object) => ReactNode>>;
  return function DeclaredField({ isShownAlways = false, ...props }) {
    const { values } = useFormScope().form;
    const { name } = props as unknown as { name: string };
    const field = fields[name];
    const Input = field && all[field.kind];
    if (!Input || !(isShownAlways || applies(form, name, values))) return null;
    return <Input {...props} field={field} />;
  };
}
