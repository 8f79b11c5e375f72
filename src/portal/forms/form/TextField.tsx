import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';
import { useFormScope } from './form-context.ts';
import { unreadable } from './native-fields.ts';

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
  type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'url' | 'number';
  hint?: ReactNode;
  note?: ReactNode;
  optional?: boolean;
}

/** Single-line text input. */
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
  const value = form.values[name] ?? '';
  return (
    <Field {...{ name, label, hint, note, optional }}>
      {(control) => (
        <input {...control} {...input} type={type} defaultValue={value === unreadable ? '' : String(value)} />
      )}
    </Field>
  );
}
