import type { ReactNode } from 'react';
import type { Formatter } from '#core/i18n/formatter.ts';
import { describedBy, fieldId, textOf, useFormScope } from './form-context.ts';
import type { FormProblem } from './use-form.ts';

interface FieldProps {
  name: string;
  label: string;
  /** Help that stands above the field. */
  hint?: ReactNode;
  /** What stands below the field, such as how many characters are left. */
  note?: ReactNode;
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
export function Field({ name, label, hint, note, optional = false, children }: FieldProps) {
  const { form, t, prefix } = useFormScope();
  const id = fieldId(prefix, name);
  const problem = form.problems[name];
  return (
    <div className="field">
      <FieldLabel {...{ id, optional }}>{label}</FieldLabel>
      <FieldHelp id={id}>{hint}</FieldHelp>
      {children({
        id,
        name,
        'aria-invalid': problem !== undefined,
        'aria-describedby': describedBy(id, { hint, note, problem }),
        'aria-required': !optional,
      })}
      {note && (
        <div className="field-note" id={`${id}-note`}>
          {note}
        </div>
      )}
      <FieldProblem id={id} problem={problem} t={t} />
    </div>
  );
}

interface FieldLabelProps {
  id: string;
  optional: boolean;
  /** It is named by what it belongs to, beside words of its own, and is no `label`. */
  isNamedApart?: boolean;
  children: ReactNode;
}

/** What the field with an id is called, and that it may be left empty. */
export function FieldLabel({ id, optional, isNamedApart = false, children }: FieldLabelProps) {
  const { t } = useFormScope();
  const words = (
    <>
      {children}
      {optional && <span className="field-optional"> {t('frame.optional')}</span>}
    </>
  );
  if (!isNamedApart) return <label htmlFor={id}>{words}</label>;
  return (
    <span className="field-label" id={`${id}-label`}>
      {words}
    </span>
  );
}

/** The help of the field with an id, if it has any. */
export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="field-hint" id={`${id}-hint`}>
      {children}
    </div>
  );
}

interface FieldProblemProps {
  id: string;
  problem: FormProblem | undefined;
  t: Formatter['t'];
}

/** What is wrong with the field with an id. */
export function FieldProblem({ id, problem, t }: FieldProblemProps) {
  if (!problem) return null;
  return (
    <p className="field-problem" id={`${id}-problem`}>
      {textOf(problem, t)}
    </p>
  );
}
