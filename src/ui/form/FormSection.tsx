import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  /** What this part is for. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of a long form, with its heading: what belongs together is read out together. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <fieldset
      className="form-section"
      aria-labelledby={id}
      aria-describedby={hint ? `${id}-hint` : undefined}
    >
      <h2 id={id}>{title}</h2>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
