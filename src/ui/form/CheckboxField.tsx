import type { ReactNode } from 'react';
import { fieldId, textOf, useFormScope } from './form-context.ts';

interface CheckboxFieldProps {
  name: string;
  /** May have links in it. */
  label: ReactNode;
  hint?: ReactNode;
}

/** A box to tick. */
export function CheckboxField({ name, label, hint }: CheckboxFieldProps) {
  const { form, t, prefix } = useFormScope();
  const id = fieldId(prefix, name);
  const problem = form.problems[name];
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <div className="field-tick">
        <input
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={form.values[name] === true}
          aria-invalid={problem !== undefined}
          aria-describedby={described || undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="field-problem" id={`${id}-problem`}>
          {textOf(problem, t)}
        </p>
      )}
    </div>
  );
}
