import plus from 'icon:plus';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { describedBy, fieldId, useFormScope } from '../form/form-context.ts';
import { optionElements } from '../form/option-elements.tsx';
import type { SelectOption, SelectOptions } from '../form/select-options.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { ChosenList } from './ChosenList.tsx';
import { idsIn } from './parts.ts';
import { SeveralField } from './SeveralField.tsx';

const none: readonly SelectOption[] = [];

interface ChoicesFieldProps {
  /** Field with the ids, with commas between them. */
  name: string;
  label: string;
  options: SelectOptions;
  hint?: ReactNode;
  optional: boolean;
  /** Fields that belong to each that was added. */
  detailOf?: (value: number, name: string) => ReactNode;
}

/**
 * A choice of several from a list: one is chosen and added at a time, and each that was added can be removed. One that
 * was chosen and not added is added when the form is sent.
 */
export function ChoicesField({ name, label, options, hint, optional, detailOf }: ChoicesFieldProps) {
  const { t } = usePage().format;
  const { form, prefix } = useFormScope();
  const select = useRef<HTMLSelectElement>(null);
  const [said, setSaid] = useState('');
  const id = fieldId(prefix, name);
  const problem = form.problems[name];
  const entries = options.state === 'ready' ? options.options : none;
  const labelOf = (value: number): string =>
    entries.find((entry) => entry.value === String(value))?.label ?? '…';
  const given = form.values[name];
  const chosen = idsIn(given);
  const choices = useMemo(() => {
    const taken = new Set(idsIn(given));
    return optionElements(entries.filter((entry) => !taken.has(Number(entry.value))));
  }, [entries, given]);
  const put = (ids: readonly number[]): void => form.set({ [name]: ids.join() });
  const add = (): void => {
    const value = Number(select.current?.value);
    if (!value || chosen.includes(value) || !select.current) return;
    select.current.value = '';
    setSaid(t('frame.choiceAdded', { name: labelOf(value) }));
    put([...chosen, value]);
  };
  const addChosen = useEffectEvent(add);
  useEffect(() => {
    const element = form.ref.current;
    // Before the form reads its fields.
    const onSubmit = (): void => addChosen();
    element?.addEventListener('submit', onSubmit, true);
    return () => element?.removeEventListener('submit', onSubmit, true);
  }, [form.ref]);
  const remove = (value: number): void => {
    setSaid(t('frame.choiceRemoved', { name: labelOf(value) }));
    put(chosen.filter((it) => it !== value));
    select.current?.focus();
  };
  return (
    <SeveralField {...{ name, label, hint, optional, options, said }} onRetry={() => select.current?.focus()}>
      <ChosenList {...{ chosen, labelOf, detailOf }} onRemove={remove} />
      <div className="choices-add">
        <select
          ref={select}
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(id, { hint, problem })}
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
