import plus from 'icon:plus';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { describedBy, fieldId, useFormScope } from '../form/form-context.ts';
import { optionElements } from '../form/option-elements.tsx';
import type { SelectOption, SelectOptions } from '../form/select-options.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { ChosenList } from './ChosenList.tsx';
import { idsIn } from './comma-separated.ts';
import { SeveralField } from './SeveralField.tsx';

const none: readonly SelectOption[] = [];

interface ChoicesFieldProps {
  /** Field with the comma-separated ids. */
  name: string;
  label: string;
  options: SelectOptions;
  hint?: ReactNode;
  optional: boolean;
  /** Renders the fields of a chosen entry. */
  detailOf?: (value: number, name: string) => ReactNode;
}

/**
 * Multiple choice from a list: entries are selected and added one at a time, and can be removed. An entry that is
 * selected but not added is added on submit.
 */
export function ChoicesField({ name, label, options, hint, optional, detailOf }: ChoicesFieldProps) {
  const { t } = usePage().format;
  const { form, prefix, adviceOn } = useFormScope();
  const select = useRef<HTMLSelectElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const id = fieldId(prefix, name);
  const problem = form.problems[name];
  const entries = options.state === 'ready' ? options.options : none;
  const labelOf = (value: number): string =>
    entries.find((entry) => entry.value === String(value))?.label ?? '…';
  const fieldValue = form.values[name];
  const chosen = idsIn(fieldValue);
  const choices = useMemo(() => {
    const taken = new Set(idsIn(fieldValue));
    return optionElements(entries.filter((entry) => !taken.has(Number(entry.value))));
  }, [entries, fieldValue]);
  const setIds = (ids: readonly number[]): void => form.set({ [name]: ids.join() });
  const add = (): void => {
    const value = Number(select.current?.value);
    if (!value || chosen.includes(value) || !select.current) return;
    select.current.value = '';
    setAnnouncement(t('frame.choiceAdded', { name: labelOf(value) }));
    setIds([...chosen, value]);
  };
  const addChosen = useEffectEvent(add);
  useEffect(() => {
    const element = form.ref.current;
    // Capture phase: before the form reads its fields.
    const onSubmit = (): void => addChosen();
    element?.addEventListener('submit', onSubmit, true);
    return () => element?.removeEventListener('submit', onSubmit, true);
  }, [form.ref]);
  const remove = (value: number): void => {
    setAnnouncement(t('frame.choiceRemoved', { name: labelOf(value) }));
    setIds(chosen.filter((other) => other !== value));
    select.current?.focus();
  };
  return (
    <SeveralField
      {...{ name, label, hint, optional, options, announcement }}
      onRetry={() => select.current?.focus()}
    >
      <ChosenList {...{ chosen, labelOf, detailOf }} onRemove={remove} />
      <div className="choices-add">
        <select
          ref={select}
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(id, { hint, advice: adviceOn?.(name), problem })}
          aria-busy={options.state === 'loading' || undefined}
        >
          <option value="">{t('frame.choose')}</option>
          {choices}
        </select>
        <Button onClick={add}>
          <Icon shapes={plus} />
          {t('actions.add')}
          <span className="visually-hidden"> {label}</span>
        </Button>
      </div>
    </SeveralField>
  );
}
