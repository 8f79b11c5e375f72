import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button.tsx';
import { Field } from './Field.tsx';
import { useFormScope } from './form-context.ts';

export interface SelectOption {
  value: string;
  label: string;
}

/** Entries that come from elsewhere: under way, there, or not to be had now. */
export type SelectOptions =
  | { state: 'loading' }
  | { state: 'ready'; options: readonly SelectOption[] }
  | { state: 'failed'; retry: () => void };

interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly SelectOption[] | SelectOptions;
  hint?: ReactNode;
  optional?: boolean;
  autoComplete?: string;
}

const isList = (options: SelectFieldProps['options']): options is readonly SelectOption[] =>
  Array.isArray(options);

/** A choice of one from a list; the first entry chooses nothing. What was chosen waits for entries that come late. */
export function SelectField({
  name,
  label,
  options,
  hint,
  optional = false,
  autoComplete,
}: SelectFieldProps) {
  const { form, t } = useFormScope();
  const ref = useRef<HTMLSelectElement>(null);
  const { state, ...rest } = isList(options) ? { state: 'ready' as const, options } : options;
  const entries = 'options' in rest ? rest.options : [];
  const value = String(form.values[name] ?? '');
  const values = entries.map((entry) => entry.value).join();
  useLayoutEffect(() => {
    // A browser forgets the choice when the entries change.
    if (ref.current) ref.current.value = entries.some((entry) => entry.value === value) ? value : '';
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is chosen later, the browser keeps by itself
  }, [values]);
  const retry = (again: () => void): void => {
    // The button goes with what it is about.
    ref.current?.focus();
    again();
  };
  const note = 'retry' in rest && (
    <span role="alert" className="field-retry">
      {t('frame.listNotLoaded')}
      <Button onClick={() => retry(rest.retry)}>{t('actions.retry')}</Button>
    </span>
  );
  return (
    <Field {...{ name, label, hint, note, optional }}>
      {(control) => (
        <select
          ref={ref}
          {...control}
          autoComplete={autoComplete}
          aria-busy={state === 'loading' || undefined}
          data-pending={state === 'ready' ? undefined : ''}
          defaultValue={value}
        >
          <option value="">{t(state === 'loading' ? 'frame.loadingList' : 'frame.choose')}</option>
          {entries.map((entry) => (
            <option key={entry.value} value={entry.value}>
              {entry.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
