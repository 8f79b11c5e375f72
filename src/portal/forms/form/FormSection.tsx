import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  /** Purpose of the section. */
  hint?: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** Section of a long form; a `fieldset`, so that screen readers announce its heading with its fields. */
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
