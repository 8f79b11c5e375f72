import type { ReactNode } from 'react';
import type { Formatter } from '#core/i18n/formatter.ts';
import { describedBy, fieldId, textOf, useFormScope } from './form-context.ts';
import type { FormProblem } from './form-state.ts';

interface FieldProps {
  name: string;
  label: string;
  /** Help text above the input. */
  hint?: ReactNode;
  /** Note below the input, such as the number of characters left. */
  note?: ReactNode;
  optional?: boolean;
  /** Renders the input with the attributes that connect it to label, hint and problem. */
  children: (control: FieldControl) => ReactNode;
}

/** Attributes of a field's input. */
export interface FieldControl {
  id: string;
  name: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}

/** Field with label and hint above its input, note, advice and problem below. */
export function Field({ name, label, hint, note, optional = false, children }: FieldProps) {
  const { form, t, prefix, adviceOn } = useFormScope();
  const id = fieldId(prefix, name);
  const advice = adviceOn?.(name);
  const problem = form.problems[name];
  return (
    <div className="field">
      <FieldLabel {...{ id, optional }}>{label}</FieldLabel>
      <FieldHelp id={id}>{hint}</FieldHelp>
      {children({
        id,
        name,
        'aria-invalid': problem !== undefined,
        'aria-describedby': describedBy(id, { hint, note, advice, problem }),
        'aria-required': !optional,
      })}
      {note && (
        <div className="field-note" id={`${id}-note`}>
          {note}
        </div>
      )}
      <FieldAdvice id={id}>{advice}</FieldAdvice>
      <FieldProblem id={id} problem={problem} t={t} />
    </div>
  );
}

interface FieldLabelProps {
  id: string;
  optional: boolean;
  /** The control has a text of its own and refers to the label by `aria-labelledby`, so the label is a `span`. */
  isNamedApart?: boolean;
  children: ReactNode;
}

/** Label of the field with the id, with the optional mark. */
export function FieldLabel({ id, optional, isNamedApart = false, children }: FieldLabelProps) {
  const { t } = useFormScope();
  const labelText = (
    <>
      {children}
      {optional && <span className="field-optional"> {t('frame.optional')}</span>}
    </>
  );
  if (!isNamedApart) return <label htmlFor={id}>{labelText}</label>;
  return (
    <span className="field-label" id={`${id}-label`}>
      {labelText}
    </span>
  );
}

/** Hint of the field with the id. */
export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="field-hint" id={`${id}-hint`}>
      {children}
    </div>
  );
}

/** Advice on what the field with the id has. */
export function FieldAdvice({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return <div id={`${id}-advice`}>{children}</div>;
}

interface FieldProblemProps {
  id: string;
  problem: FormProblem | undefined;
  t: Formatter['t'];
}

/** Problem of the field with the id. */
export function FieldProblem({ id, problem, t }: FieldProblemProps) {
  if (!problem) return null;
  return (
    <p className="field-problem" id={`${id}-problem`}>
      {textOf(problem, t)}
    </p>
  );
}
