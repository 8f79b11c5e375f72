import { useId } from 'react';
import type { Language } from '#core/i18n/languages.ts';
import type { Quotable } from '#editor/protocol/pages.ts';
import { useEditor } from '../editor-context.ts';
import { labelOf } from '../store/setting-words.ts';

interface QuotablesProps {
  quotable: readonly Quotable[];
  language: Language;
  text: string;
  /** Puts a setting into the text. */
  onInsert: (name: string) => void;
}

/** Quoted settings of a text as chips with their values, and a choice of further ones. */
export function Quotables({ quotable, language, text, onInsert }: QuotablesProps) {
  const { view, t, goToSetting } = useEditor();
  const id = useId();
  const used = [...new Set([...text.matchAll(/\{\{([\w.]+)\}\}/g)].map(([, name = '']) => name))];
  const label = (name: string): string => labelOf(view.forms, name.split('.'));
  const known = used.flatMap((name) => quotable.find((one) => one.name === name) ?? []);
  return (
    <div className="quotables">
      {known.length > 0 && (
        <>
          <p className="field-hint" id={`${id}-used`}>
            {t('pages.quoted')}
          </p>
          <ul role="list" className="chips" aria-labelledby={`${id}-used`}>
            {known.map(({ name, values }) => (
              <li key={name}>
                <button type="button" className="chip" onClick={() => goToSetting(name)}>
                  <span>{label(name)}</span> <strong lang={language}>{values[language] ?? '—'}</strong>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <label htmlFor={`${id}-insert`}>{t('pages.quote')}</label>
      <select
        id={`${id}-insert`}
        value=""
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== '') onInsert(currentTarget.value);
        }}
      >
        <option value="">{t('choose')}</option>
        {quotable.map(({ name, values }) => (
          <option key={name} value={name}>
            {label(name)}: {values[language] ?? '—'}
          </option>
        ))}
      </select>
    </div>
  );
}
