import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Field } from './Field.tsx';
import { useFormScope } from './form-context.ts';
import { hasRemark, OptionsRemark } from './OptionsRemark.tsx';
import { optionElements } from './option-elements.tsx';
import type { SelectOption, SelectOptions } from './select-options.ts';

interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly SelectOption[] | SelectOptions;
  hint?: ReactNode;
  optional?: boolean;
  autoComplete?: string;
  /** A stored value that no entry has stays, and is sent unchanged, until another is chosen. */
  keeps?: boolean;
}

const none: readonly SelectOption[] = [];

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
  keeps = false,
}: SelectFieldProps) {
  const { form, t } = useFormScope();
  const ref = useRef<HTMLSelectElement>(null);
  const { state, ...rest } = isList(options) ? { state: 'ready' as const, options } : options;
  const entries = 'options' in rest ? rest.options : none;
  // Hundreds of them in each of many lists: they are made once.
  const choices = useMemo(() => optionElements(entries), [entries]);
  const value = String(form.values[name] ?? '');
  const values = entries.map((entry) => entry.value).join();
  const [first, setFirst] = useState<{ value: string; values: string }>();
  if (keeps && state === 'ready' && !first) setFirst({ value, values });
  const isListed = (it: string): boolean => entries.some((entry) => entry.value === it);
  // Other entries, because of another field, say that it is not meant any more.
  const kept = first && first.values === values && !isListed(first.value) ? first.value : '';
  const isShown = useRef(false);
  useLayoutEffect(() => {
    const select = ref.current;
    if (!select) return;
    // What was chosen before the page was alive stays; later a browser forgets the choice when the entries change.
    const isChosen = !isShown.current && isListed(select.value);
    isShown.current = true;
    if (!isChosen) select.value = isListed(value) || value === kept ? value : '';
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is chosen later, the browser keeps by itself
  }, [values]);
  const note = !isList(options) && hasRemark(options) && (
    <OptionsRemark {...{ options, t }} onRetry={() => ref.current?.focus()} />
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
          {kept && <option value={kept}>{t('frame.unlistedChoice')}</option>}
          {choices}
        </select>
      )}
    </Field>
  );
}
