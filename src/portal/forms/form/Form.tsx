import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Formatter } from '#core/i18n/formatter.ts';
import { ErrorSummary, focusSummary } from './ErrorSummary.tsx';
import { fieldId, focusField, FormContext } from './form-context.ts';
import type { FormValues } from './native-fields.ts';
import type { FormState } from './use-form.ts';
import './form.scss';

interface FormProps<V extends FormValues> {
  form: FormState<V>;
  t: Formatter['t'];
  /** Labels of the fields by name, for the summary of problems, in the order of the fields. */
  labels: Readonly<Record<string, string>>;
  /** The part of a long form that a field is in: the summary names the parts. */
  sectionOf?: (name: string) => string | undefined;
  /** What is wrong leads to the first field of it, not to the summary. */
  leadsToFirst?: boolean;
  children: ReactNode;
}

/**
 * A form with its summary of problems. When sending is refused the focus goes to the field that is wrong, or to the
 * summary if there are several or it is the form as a whole.
 */
export function Form<V extends FormValues>({
  form,
  t,
  labels,
  sectionOf,
  leadsToFirst = false,
  children,
}: FormProps<V>) {
  const prefix = useId();
  const summary = useRef<HTMLDivElement>(null);
  const { problems, message, action, refusals, ref } = form;
  const wrong = Object.keys(problems);
  useEffect(() => {
    if (refusals === 0) return;
    const [first, ...more] = leadsToFirst
      ? Object.keys(labels).filter((name) => wrong.includes(name))
      : wrong;
    // By its id: of a field that is made of several inputs, the first one has it.
    const isOne = first !== undefined && (leadsToFirst || more.length === 0) && !message;
    if (!isOne || !focusField(fieldId(prefix, first))) focusSummary(summary.current);
  }, [refusals]); // eslint-disable-line react-hooks/exhaustive-deps -- the focus moves when sending is refused, and never else

  const scope = { form: form as unknown as FormState<FormValues>, t, prefix };
  return (
    <FormContext value={scope}>
      <form
        ref={ref}
        className="form"
        // Without script nothing is sent: what was typed must never get into an address.
        method="dialog"
        noValidate
        aria-busy={form.isBusy}
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        onBlur={form.onBlur}
      >
        {refusals > 0 && (wrong.length > 0 || message || action) && (
          <ErrorSummary
            ref={summary}
            message={message}
            action={action}
            t={t}
            problems={(Object.keys(labels) as (keyof V & string)[])
              .filter((name) => problems[name])
              .map((name) => ({
                href: `#${fieldId(prefix, name)}`,
                label: labels[name] ?? '',
                problem: problems[name] ?? 'validation.malformed',
                section: sectionOf?.(name),
              }))}
          />
        )}
        {children}
      </form>
    </FormContext>
  );
}
