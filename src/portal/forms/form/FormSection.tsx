import { type ReactNode, useId } from 'react';
import { useStepAttributes } from './form-step.ts';

interface FormSectionProps {
  /** Fragment of its address, where the form has steps. */
  step?: string;
  title: string;
  /** Purpose of the section. */
  hint?: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** Section of a long form; a `fieldset`, so that screen readers announce its heading with its fields. */
export function FormSection({ step, title, hint, level = 2, children }: FormSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <fieldset
      {...useStepAttributes(step)}
      className="form-section"
      aria-labelledby={id}
      aria-describedby={hint ? `${id}-hint` : undefined}
    >
      <Heading id={id}>{title}</Heading>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
