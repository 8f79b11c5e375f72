import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Formatter } from '#core/i18n/formatter.ts';
import { ErrorSummary, focusSummary } from './ErrorSummary.tsx';
import { fieldId, focusField, FormContext } from './form-context.ts';
import type { FormValues } from './native-fields.ts';
import type { FormState } from './form-state.ts';
import './form.scss';

interface FormProps<V extends FormValues> {
  form: FormState<V>;
  t: Formatter['t'];
  /** Labels by field name in the order of the fields, for the error summary. */
  labels: Readonly<Record<string, string>>;
  /** Section of a field in a long form; the error summary is grouped by section. */
  sectionOf?: (name: string) => string | undefined;
  /** Advice on what a field has, shown at the field. */
  adviceOn?: (name: string) => ReactNode;
  /** Focuses the first invalid field instead of the error summary. */
  leadsToFirst?: boolean;
  children: ReactNode;
}

/**
 * Form with its error summary. After a refused submit the focus moves to the invalid field, or to the summary if there
 * are several or the problem is about the form as a whole.
 */
export function Form<V extends FormValues>({
  form,
  t,
  labels,
  sectionOf,
  adviceOn,
  leadsToFirst = false,
  children,
}: FormProps<V>) {
  const prefix = useId();
  const summary = useRef<HTMLDivElement>(null);
  const { problems, message, action, refusals, ref } = form;
  const invalidNames = Object.keys(problems);
  useEffect(() => {
    if (refusals === 0) return;
    const [first, ...more] = leadsToFirst
      ? Object.keys(labels).filter((name) => invalidNames.includes(name))
      : invalidNames;
    // In a field with several inputs, the first one has the field's id.
    const isOne = first !== undefined && (leadsToFirst || more.length === 0) && !message;
    if (!isOne || !focusField(fieldId(prefix, first))) focusSummary(summary.current);
  }, [refusals]); // eslint-disable-line react-hooks/exhaustive-deps -- the focus moves only when a submit is refused

  const scope = { form: form as unknown as FormState<FormValues>, t, prefix, adviceOn };
  return (
    <FormContext value={scope}>
      <form
        ref={ref}
        className="form"
        // Without JavaScript nothing is sent: a GET submit would put the input into an address.
        method="dialog"
        noValidate
        aria-busy={form.isBusy}
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        onBlur={form.onBlur}
      >
        {refusals > 0 && (invalidNames.length > 0 || message || action) && (
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
