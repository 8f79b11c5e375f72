import plus from 'icon:plus';
import x from 'icon:x';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';
import { FieldHelp, FieldProblem } from '#ui/form/Field.tsx';
import { describedBy, fieldId, useFormScope } from '#ui/form/form-context.ts';
import type { SelectOptions } from '#ui/form/SelectField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { idsIn } from './form-values.ts';
import './fields.scss';

interface ChoicesFieldProps {
  /** Field with the ids, with commas between them. */
  name: string;
  label: string;
  options: SelectOptions;
  hint?: ReactNode;
  optional: boolean;
  /** A field that belongs to each that was added. */
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
  const entries = options.state === 'ready' ? options.options : [];
  const labelOf = (value: number): string =>
    entries.find((entry) => entry.value === String(value))?.label ?? '…';
  const chosen = idsIn(form.values[name]);
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
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> {t('frame.optional')}</span>}
      </label>
      <FieldHelp id={id}>{hint}</FieldHelp>
      {chosen.length > 0 && (
        <ul role="list" className={detailOf ? 'choices choices-detailed' : 'choices'}>
          {chosen.map((value) => (
            <li key={value}>
              <span>{labelOf(value)}</span>
              {detailOf?.(value, labelOf(value))}
              <button
                type="button"
                aria-label={t('frame.removeChoice', { name: labelOf(value) })}
                onClick={() => remove(value)}
              >
                <Icon shapes={x} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="choices-add">
        <select
          ref={select}
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(id, { hint, problem })}
          aria-busy={options.state === 'loading' || undefined}
        >
          <option value="">{t('frame.choose')}</option>
          {entries
            .filter((entry) => !chosen.includes(Number(entry.value)))
            .map((entry) => (
              <option key={entry.value} value={entry.value}>
                {entry.label}
              </option>
            ))}
        </select>
        <Button onClick={add}>
          <Icon shapes={plus} />
          {t('actions.add')}
          <span className="visually-hidden"> {label}</span>
        </Button>
      </div>
      {options.state === 'failed' && (
        <p role="alert" className="field-retry">
          {t('frame.listNotLoaded')}
          <Button onClick={options.retry}>{t('actions.retry')}</Button>
        </p>
      )}
      <input type="hidden" name={name} defaultValue={String(form.values[name] ?? '')} />
      <span role="status" className="visually-hidden">
        {said}
      </span>
      <FieldProblem id={id} problem={problem} t={t} />
    </div>
  );
}
