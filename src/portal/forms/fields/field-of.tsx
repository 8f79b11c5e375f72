import type { ReactNode } from 'react';
import { useFormScope } from '../form/form-context.ts';
import { applies } from './form-values.ts';
import type { AnyField } from './field-kinds.ts';
import type { DeclaredForm } from './form-of.ts';

/** The kinds that a form has inputs for; a file, a password and what stands aside, its editor shows by itself. */
type KindsOf<F> = Exclude<
  { [K in keyof F]: F[K] extends { kind: infer N extends string } ? N : never }[keyof F],
  'file' | 'password' | 'aside'
>;

/** An input for each kind: one that is missing is a mistake that the compiler tells. */
type Inputs<F> = Readonly<Record<KindsOf<F>, (props: never) => ReactNode>>;

type PropsOf<I> = I extends (props: infer P) => ReactNode ? Omit<P, 'name' | 'field'> : never;
type InputOf<I, V> = V extends { kind: infer N extends keyof I } ? I[N] : never;

/** The component for the fields of a declared form. */
type FieldComponent<F, I> = <K extends keyof F & string>(
  props: {
    name: K;
    /** It stands there although it does not apply to what was chosen elsewhere. */
    isShownAlways?: boolean;
  } & PropsOf<InputOf<I, F[K]>>,
) => ReactNode;

/**
 * The fields of a form, called by their keys: each gets the input of its kind, and nothing of it stands there while it
 * does not apply. Called once beside an editor, with the inputs that this form needs.
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
