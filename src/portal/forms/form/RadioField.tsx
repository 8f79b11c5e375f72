import { type ReactNode, useEffect, useRef } from 'react';
import { FieldHelp, FieldProblem } from './Field.tsx';
import { describedBy, fieldId, useFormScope } from './form-context.ts';

interface RadioFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[];
  /** Help text above the options. */
  hint?: ReactNode;
  optional?: boolean;
  /** Focuses the chosen option, or else the first, when the field appears. */
  takesFocus?: boolean;
}

/** Radio group. */
export function RadioField({
  name,
  label,
  options,
  hint,
  optional = false,
  takesFocus = false,
}: RadioFieldProps) {
  const { form, t, prefix } = useFormScope();
  const id = fieldId(prefix, name);
  const problem = form.problems[name];
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const find = (selector: string) => choices.current?.querySelector<HTMLElement>(selector);
    (find(':checked') ?? find('input'))?.focus();
  }, [takesFocus]);
  return (
    <fieldset
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { hint, problem })}
      aria-invalid={problem !== undefined}
      aria-required={!optional}
    >
      <legend id={`${id}-label`} className="field-legend">
        {label}
        {optional && <span className="field-optional"> {t('frame.optional')}</span>}
      </legend>
      <FieldHelp id={id}>{hint}</FieldHelp>
      <div ref={choices} className="field-choices">
        {options.map((option, index) => {
          // The error summary links to the first option.
          const optionId = index === 0 ? id : `${id}-${index}`;
          return (
            <div key={option.value} className="field-tick">
              <input
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                defaultChecked={form.values[name] === option.value}
                aria-describedby={option.hint ? `${optionId}-hint` : undefined}
              />
              <div>
                <label htmlFor={optionId}>{option.label}</label>
                <FieldHelp id={optionId}>{option.hint}</FieldHelp>
              </div>
            </div>
          );
        })}
      </div>
      <FieldProblem id={id} problem={problem} t={t} />
    </fieldset>
  );
}
