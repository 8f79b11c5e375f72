import { useRef } from 'react';
import { type Language, languageNames } from '#core/i18n/languages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { nothingBefore } from '#portal/forms/editors/use-editor.ts';
import { $language } from '#portal/data/browser/language.ts';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import { account } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';

/** Form of the portal's language, for this session and the next sign-ins. */
export function PortalLanguageEditor() {
  const { brand, format, language, alternates } = usePage();
  const { t } = format;
  const initial: { language: string } = { language };
  const chosen = useRef<Language>(language);
  const form = useCvEditor({
    initial,
    ...nothingBefore,
    validate: () => ({}),
    save: (_, values) => {
      chosen.current = values.language as Language;
      return account.saveLanguage(chosen.current);
    },
    onSaved: () => {
      $language.set(chosen.current);
      if (chosen.current !== language) location.assign(`${alternates[chosen.current] ?? ''}#account`);
    },
  });
  const label = t('cv.portalLanguageHint');
  return (
    <EditorForm title={t('cv.editPortalLanguage')} form={form} labels={{ language: label }}>
      <RadioField
        name="language"
        label={label}
        options={brand.languages.map((code) => ({
          value: code,
          label: <span lang={code}>{languageNames[code]}</span>,
        }))}
      />
    </EditorForm>
  );
}
