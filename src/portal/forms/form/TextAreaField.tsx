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
  const { form } = useFormScope();
  const value = String(form.values[name] ?? '');
  const note = maxLength !== undefined && (
    <CharactersLeft left={Math.max(0, maxLength - value.length)} isEmpty={value === ''} />
  );
  return (
    <Field {...{ name, label, hint, note, optional }}>
      {(control) => <textarea {...control} {...{ rows, maxLength, autoComplete }} defaultValue={value} />}
    </Field>
  );
}

function CharactersLeft({ left, isEmpty }: { left: number; isEmpty: boolean }) {
  const { t } = useFormScope();
  const reached = announced.find((count) => left <= count);
  return (
    <>
      {t('frame.charactersLeft', { count: left })}
      <span className="visually-hidden" role="status">
        {reached !== undefined && !isEmpty && t('frame.charactersLeft', { count: reached })}
      </span>
    </>
  );
}
