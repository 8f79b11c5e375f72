import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Formatter } from '#i18n/formatter.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldId, FormContext } from './form-context.ts';
import type { FormState, FormValues } from './use-form.ts';
import './form.scss';

interface FormProps<V extends FormValues> {
  form: FormState<V>;
  t: Formatter['t'];
  /** Labels of the fields by name, for the summary of problems, in the order of the fields. */
  labels: Partial<Record<keyof V & string, string>>;
  children: ReactNode;
}

/**
 * A form with its summary of problems. When sending is refused the focus goes to the field that is wrong, or to the
 * summary if there are several or it is the form as a whole.
 */
export function Form<V extends FormValues>({ form, t, labels, children }: FormProps<V>) {
  const prefix = useId();
  const summary = useRef<HTMLDivElement>(null);
  const { problems, message, action, refusals, ref } = form;
  const wrong = Object.keys(problems);
  useEffect(() => {
    if (refusals === 0) return;
    const [first, ...more] = wrong;
    // By its id: of a field that is made of several inputs, the first one has it.
    const only = document.getElementById(fieldId(prefix, first ?? ''));
    if (only && more.length === 0 && !message) only.focus();
    else summary.current?.focus();
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
            problems={Object.keys(labels)
              .filter((name) => problems[name])
              .map((name) => ({
                href: `#${fieldId(prefix, name)}`,
                label: labels[name] ?? '',
                problem: problems[name] ?? 'validation.malformed',
              }))}
          />
        )}
        {children}
      </form>
    </FormContext>
  );
}
