import type { ValuePath } from '#core/brand-edits/edit.ts';
import { isLanguage, type Language, languageNames, languages } from '#core/i18n/languages.ts';
import { controlId, useEditor } from '../editor-context.ts';
import { valueInForce } from '../store/setting-values.ts';
import { SettingFrame } from './SettingFrame.tsx';
import { useDraft } from './use-draft.ts';
import { useSetting } from './use-setting.ts';

/** The languages of the brand. */
function useBrandLanguages(): readonly Language[] {
  const { view } = useEditor();
  const chosen = valueInForce(view.sources, view.defaults, ['idiomas']);
  const known = Array.isArray(chosen) ? chosen.filter(isLanguage) : [];
  return known.length > 0 ? known : languages;
}

/** A text in each language of the brand, side by side. */
export function TextsControl({ path }: { path: ValuePath }) {
  const { view, t } = useEditor();
  const setting = useSetting(path);
  const used = useBrandLanguages();
  const present = used.filter((language) => {
    const text = valueInForce(view.sources, view.defaults, [...path, language]);
    return typeof text === 'string' && text !== '';
  });
  // A text that no language has is not missing anywhere.
  const missing = present.length > 0 ? used.length - present.length : 0;
  return (
    <SettingFrame
      setting={setting}
      isGroup
      hint={missing > 0 && <strong>{t('texts.missing', { count: missing })}</strong>}
    >
      {() => (
        <div className="texts">
          {used.map((language) => (
            <TextIn key={language} {...{ path, language }} />
          ))}
        </div>
      )}
    </SettingFrame>
  );
}

function TextIn({ path, language }: { path: ValuePath; language: Language }) {
  const own = [...path, language];
  const setting = useSetting(own);
  const { value, set, takeBack, isOwn } = setting;
  const id = controlId(own);
  const { shown, type, flush } = useDraft(typeof value === 'string' ? value : '', (text) => {
    if (text !== '') return set(text);
    return isOwn ? takeBack() : true;
  });
  return (
    <div>
      <label htmlFor={id} lang={language}>
        {languageNames[language]}
      </label>
      <textarea
        id={id}
        lang={language}
        rows={Math.min(6, Math.max(2, Math.ceil(shown.length / 28)))}
        value={shown}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={flush}
      />
    </div>
  );
}
