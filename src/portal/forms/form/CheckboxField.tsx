import type { ReactNode } from 'react';
import { FieldAdvice, FieldHelp, FieldProblem } from './Field.tsx';
import { describedBy, fieldId, useFormScope } from './form-context.ts';

interface CheckboxFieldProps {
  name: string;
  /** May have links in it. */
  label: ReactNode;
  hint?: ReactNode;
  /** The checkbox must be ticked. */
  required?: boolean;
}

/** Checkbox with its label, hint and problem. */
export function CheckboxField({ name, label, hint, required = false }: CheckboxFieldProps) {
  const { form, t, prefix, adviceOn } = useFormScope();
  const id = fieldId(prefix, name);
  const advice = adviceOn?.(name);
  const problem = form.problems[name];
  return (
    <div className="field">
      <div className="field-tick">
        <input
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={form.values[name] === true}
          aria-invalid={problem !== undefined}
          aria-required={required || undefined}
          aria-describedby={describedBy(id, { hint, advice, problem })}
        />
        <div>
          <label htmlFor={id}>{label}</label>
          <FieldHelp id={id}>{hint}</FieldHelp>
        </div>
      </div>
      <FieldAdvice id={id}>{advice}</FieldAdvice>
      <FieldProblem id={id} problem={problem} t={t} />
    </div>
  );
}
