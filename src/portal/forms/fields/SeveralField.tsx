import type { ReactNode } from 'react';
import { FieldAdvice, FieldHelp, FieldLabel, FieldProblem } from '../form/Field.tsx';
import { fieldId, useFormScope } from '../form/form-context.ts';
import { hasRemark, OptionsRemark } from '../form/OptionsRemark.tsx';
import type { SelectOptions } from '../form/select-options.ts';
import './fields.scss';

interface SeveralFieldProps {
  /** Field with the comma-separated ids. */
  name: string;
  label: string;
  hint: ReactNode;
  optional: boolean;
  /** The control has a text of its own and refers to the label by `aria-labelledby`. */
  isNamedApart?: boolean;
  /** Options of the list. */
  options: SelectOptions;
  /** Announces the latest addition or removal to screen readers. */
  announcement: string;
  /** Called before the list is refetched, to move the focus to the control. */
  onRetry: () => void;
  children: ReactNode;
}

/** Wrapper of a multiple choice field, around the chosen entries and the control to choose by. */
export function SeveralField({
  name,
  label,
  hint,
  optional,
  isNamedApart = false,
  options,
  announcement,
  onRetry,
  children,
}: SeveralFieldProps) {
  const { form, t, prefix, adviceOn } = useFormScope();
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
        {announcement}
      </span>
      <FieldAdvice id={id}>{adviceOn?.(name)}</FieldAdvice>
      <FieldProblem id={id} problem={form.problems[name]} t={t} />
    </div>
  );
}
