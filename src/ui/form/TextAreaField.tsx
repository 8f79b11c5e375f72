import type { ReactNode } from 'react';
import { Field } from './Field.tsx';
import { useFormScope } from './form-context.ts';

interface TextAreaFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Characters that fit; how many are left stands below. */
  maxLength?: number;
  rows?: number;
  autoComplete?: string;
}

/** Numbers of characters left that are read out, so that not every key is. */
const announced = [0, 10, 20, 50, 100];

/** Text of several lines. */
export function TextAreaField({
  name,
  label,
  hint,
  optional = false,
  maxLength,
  rows = 5,
  autoComplete,
}: TextAreaFieldProps) {
  const { form, t } = useFormScope();
  const value = String(form.values[name] ?? '');
  const left = maxLength === undefined ? undefined : Math.max(0, maxLength - value.length);
  const reached = left === undefined ? undefined : announced.find((count) => left <= count);
  const note = left !== undefined && (
    <>
      {t('frame.charactersLeft', { count: left })}
      <span className="visually-hidden" role="status">
        {reached !== undefined && value !== '' && t('frame.charactersLeft', { count: reached })}
      </span>
    </>
  );
  return (
    <Field {...{ name, label, hint, note, optional }}>
      {(control) => <textarea {...control} {...{ rows, maxLength, autoComplete }} defaultValue={value} />}
    </Field>
  );
}
