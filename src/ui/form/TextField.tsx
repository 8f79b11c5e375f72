import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';
import { useFormScope } from './form-context.ts';

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'inputMode'
  | 'list'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'onBlur'
> {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'url' | 'number';
  hint?: ReactNode;
  note?: ReactNode;
  optional?: boolean;
}

/** A line of text. */
export function TextField({
  name,
  label,
  hint,
  note,
  optional = false,
  type = 'text',
  ...input
}: TextFieldProps) {
  const { form } = useFormScope();
  return (
    <Field {...{ name, label, hint, note, optional }}>
      {(control) => (
        <input {...control} {...input} type={type} defaultValue={String(form.values[name] ?? '')} />
      )}
    </Field>
  );
}
