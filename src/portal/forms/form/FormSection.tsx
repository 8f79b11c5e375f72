import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  /** What this part is for. */
  hint?: ReactNode;
  /** Level of its heading. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** A part of a long form, with its heading: what belongs together is read out together. */
export function FormSection({ title, hint, level = 2, children }: FormSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <fieldset
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
