import type { ReactNode } from 'react';
import { Field } from './Field.tsx';
import { useFormScope } from './form-context.ts';

interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  hint?: ReactNode;
  optional?: boolean;
  autoComplete?: string;
}

/** A choice of one from a list; the first entry chooses nothing. */
export function SelectField({
  name,
  label,
  options,
  hint,
  optional = false,
  autoComplete,
}: SelectFieldProps) {
  const { form, t } = useFormScope();
  return (
    <Field {...{ name, label, hint, optional }}>
      {(control) => (
        <select {...control} autoComplete={autoComplete} defaultValue={String(form.values[name] ?? '')}>
          <option value="">{t('frame.choose')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
