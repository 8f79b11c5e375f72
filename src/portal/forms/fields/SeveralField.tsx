import type { ReactNode } from 'react';
import { FieldHelp, FieldLabel, FieldProblem } from '../form/Field.tsx';
import { fieldId, useFormScope } from '../form/form-context.ts';
import { hasRemark, OptionsRemark } from '../form/OptionsRemark.tsx';
import type { SelectOptions } from '../form/select-options.ts';
import './fields.scss';

interface SeveralFieldProps {
  /** Field with the ids, with commas between them. */
  name: string;
  label: string;
  hint: ReactNode;
  optional: boolean;
  /** What is chosen by has words of its own; it names the label beside them. */
  isNamedApart?: boolean;
  /** The list that is chosen from. */
  options: SelectOptions;
  /** What has just been added or removed, in words, for those who listen. */
  said: string;
  /** Called when the list is asked for again: the focus goes back to what is chosen by. */
  onRetry: () => void;
  children: ReactNode;
}

/** The frame of a field that takes several of a list: what was chosen and what it is chosen by stand in it. */
export function SeveralField({
  name,
  label,
  hint,
  optional,
  isNamedApart = false,
  options,
  said,
  onRetry,
  children,
}: SeveralFieldProps) {
  const { form, t, prefix } = useFormScope();
  const id = fieldId(prefix, name);
  return (
    <div className="field">
      <FieldLabel {...{ id, optional, isNamedApart }}>{label}</FieldLabel>
      <FieldHelp id={id}>{hint}</FieldHelp>
      {children}
      {hasRemark(options) && (
        <p className="field-note">
          <OptionsRemark {...{ options, t, onRetry }} />
        </p>
      )}
      <input type="hidden" name={name} defaultValue={String(form.values[name] ?? '')} />
      <span role="status" className="visually-hidden">
        {said}
      </span>
      <FieldProblem id={id} problem={form.problems[name]} t={t} />
    </div>
  );
}
