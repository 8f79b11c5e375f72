import search from 'icon:search';
import { useEffect, useId, useRef, useState } from 'react';
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import type { FilterKey } from './filters.ts';
import type { Offers } from './use-offers.ts';

/** Debounce of typing, in milliseconds. */
const typingDebounce = 250;

interface TextFilterFieldProps {
  offers: Offers;
  name: FilterKey & ('comun' | 'titulo' | 'provincia' | 'tituloPrograma' | 'salario' | 'fechainicio');
  label: string;
  hint?: string;
  placeholder?: string;
  type?: 'text' | 'number' | 'date';
  /** Domain list whose entries are offered as suggestions. */
  proposals?: DomainListName;
  /** The main search, over all fields. */
  isMain?: boolean;
}

/** Text filter. The input is uncontrolled; the list follows once typing pauses. */
export function TextFilterField({ offers, name, label, hint, type = 'text', ...rest }: TextFilterFieldProps) {
  const { query, change } = offers;
  const { placeholder, proposals, isMain = false } = rest;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [wasReached, setReached] = useState(false);
  const words = useDomainLabels(proposals ?? 'provincias', proposals !== undefined && wasReached);
  const value = String(query.filters[name] ?? '');

  const commit = useRef<() => void>(() => undefined);
  useEffect(() => {
    commit.current = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      const typed = input.current?.value.trim() ?? '';
      change(({ [name]: _, ...filters }) => {
        if (typed === '' || (type === 'number' && !(Number(typed) > 0))) return filters;
        return { ...filters, [name]: type === 'number' ? Math.floor(Number(typed)) : typed };
      }, name);
    };
  });
  const typing = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit.current(), typingDebounce);
  };

  useEffect(() => {
    // Commits text typed before hydration.
    if (input.current?.value && input.current.value !== input.current.defaultValue) typing();
    return () => commit.current();
  }, []);

  useEffect(() => {
    const field = input.current;
    // Does not overwrite text that is being typed with the value committed before.
    if (field && timer.current === undefined && field.value.trim() !== value) field.value = value;
  }, [value]);

  return (
    <div className={isMain ? 'field offers-search' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isMain && <Icon shapes={search} />}
      <input
        ref={input}
        id={id}
        type={isMain ? 'search' : type}
        inputMode={type === 'number' ? 'numeric' : undefined}
        min={type === 'number' ? 0 : undefined}
        step={type === 'number' ? 'any' : undefined}
        maxLength={200}
        placeholder={placeholder}
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : undefined}
        list={words?.all.length ? `${id}-list` : undefined}
        onFocus={() => setReached(true)}
        onInput={typing}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit.current();
        }}
      />
      {words && words.all.length > 0 && (
        <datalist id={`${id}-list`}>
          {words.all.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </div>
  );
}
