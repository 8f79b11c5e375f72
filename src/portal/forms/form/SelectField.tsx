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
  /** Keeps a stored value that is not among the options, and sends it unchanged until another one is chosen. */
  keepsUnlistedValue?: boolean;
}

const none: readonly SelectOption[] = [];

const isList = (options: SelectFieldProps['options']): options is readonly SelectOption[] =>
  Array.isArray(options);

/** Select with an empty first option. A value set before its options have loaded is selected once they have. */
export function SelectField({
  name,
  label,
  options,
  hint,
  optional = false,
  autoComplete,
  keepsUnlistedValue = false,
}: SelectFieldProps) {
  const { form, t } = useFormScope();
  const ref = useRef<HTMLSelectElement>(null);
  const { state, ...rest } = isList(options) ? { state: 'ready' as const, options } : options;
  const entries = 'options' in rest ? rest.options : none;
  // Lists may have hundreds of options: their elements are created once.
  const choices = useMemo(() => optionElements(entries), [entries]);
  const value = String(form.values[name] ?? '');
  const values = entries.map((entry) => entry.value).join();
  const [initialState, setInitialState] = useState<{ value: string; values: string }>();
  if (keepsUnlistedValue && state === 'ready' && !initialState) setInitialState({ value, values });
  const isListed = (candidate: string): boolean => entries.some((entry) => entry.value === candidate);
  // If another field has changed the options, the stored value is obsolete.
  const unlisted =
    initialState && initialState.values === values && !isListed(initialState.value) ? initialState.value : '';
  const isShown = useRef(false);
  useLayoutEffect(() => {
    const select = ref.current;
    if (!select) return;
    // A choice made before hydration stays. Later, the browser loses the selection when the options change.
    const isChosen = !isShown.current && isListed(select.value);
    isShown.current = true;
    if (!isChosen) select.value = isListed(value) || value === unlisted ? value : '';
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the browser itself holds later selections
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
          {unlisted && <option value={unlisted}>{t('frame.unlistedChoice')}</option>}
          {choices}
        </select>
      )}
    </Field>
  );
}
