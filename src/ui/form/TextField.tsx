import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';
import { useFormScope } from './form-context.ts';

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'min' | 'max' | 'spellCheck' | 'autoCapitalize'
> {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'url' | 'number';
  hint?: ReactNode;
  optional?: boolean;
}

/** A line of text. */
export function TextField({ name, label, hint, optional = false, type = 'text', ...input }: TextFieldProps) {
  const { form } = useFormScope();
  return (
    <Field {...{ name, label, hint, optional }}>
      {(control) => (
        <input {...control} {...input} type={type} defaultValue={String(form.values[name] ?? '')} />
      )}
    </Field>
  );
}
