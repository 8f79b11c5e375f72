import type { ReactNode } from 'react';
import { Field } from '../form/Field.tsx';
import { useFormScope } from '../form/form-context.ts';

interface TextAreaFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Maximum number of characters; the number left is shown below. */
  maxLength?: number;
  rows?: number;
  autoComplete?: string;
}

/** Numbers of characters left that are announced, instead of every keystroke. */
const announced = [0, 10, 20, 50, 100];

/** Text area with a count of the characters left. */
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
