import type { ReactNode } from 'react';
import { fieldId, textOf, useFormScope } from './form-context.ts';

interface FieldProps {
  name: string;
  label: string;
  /** Help that stands above the field. */
  hint?: ReactNode;
  optional?: boolean;
  /** The field itself, with what connects it to its label, hint and problem. */
  children: (control: FieldControl) => ReactNode;
}

/** Attributes of an input that belongs to a field. */
export interface FieldControl {
  id: string;
  name: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}

/** A field with its label above, its hint, and what is wrong with it below. */
export function Field({ name, label, hint, optional = false, children }: FieldProps) {
  const { form, t, prefix } = useFormScope();
  const id = fieldId(prefix, name);
  const problem = form.problems[name];
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> {t('frame.optional')}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        'aria-invalid': problem !== undefined,
        'aria-describedby': described || undefined,
        'aria-required': !optional,
      })}
      {problem && (
        <p className="field-problem" id={`${id}-problem`}>
          {textOf(problem, t)}
        </p>
      )}
    </div>
  );
}
