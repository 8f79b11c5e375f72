import { useState } from 'react';
import { languageNames, languages, type Language } from '#core/i18n/languages.ts';
import { Button } from '#portal/ui/Button.tsx';
import { useEditor } from '../editor-context.ts';
import { valueInForce } from '../store/setting-values.ts';
import type { EditorMessage } from '../messages.ts';

/** Adds a language with all its texts and pages, marked where they are to be translated. */
export function AddLanguage() {
  const { store, view, t } = useEditor();
  const [failed, setFailed] = useState<EditorMessage>();
  const [isBusy, setBusy] = useState(false);
  const chosen = valueInForce(view.sources, view.defaults, ['idiomas']);
  const missing = languages.filter((one) => !(Array.isArray(chosen) && chosen.includes(one)));
  if (missing.length === 0) return null;
  const add = async (language: Language): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await store.addLanguage(language);
    setFailed(answer?.made === false ? `language.${answer.reason}` : undefined);
    setBusy(false);
  };
  return (
    <div className="add-language">
      <p className="field-hint">{t('language.hint')}</p>
      <div className="send-actions">
        {missing.map((language) => (
          <Button key={language} isBusy={isBusy} onClick={() => void add(language)}>
            {t('language.add', { language: languageNames[language] })}
          </Button>
        ))}
      </div>
      <div role="status">{failed && <p className="refused">{t(failed)}</p>}</div>
    </div>
  );
}
