import { languageIds, languageNames } from '#core/i18n/languages.ts';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import { offersSetting, genders, services } from './account-choices.ts';
import { accountForm } from './account-form.ts';
import { knownContact, profile } from './portal-profile.ts';
import { accountOf } from './contact-profile-store.ts';
import { useProfileEditor } from './use-profile-editor.ts';

/** Editor of the contact's account settings. */
export function AccountEditor() {
  const { brand, format } = usePage();
  const { t } = format;
  const fields = useFields(accountForm, { data: knownContact() });
  const form = useProfileEditor({
    initial: fields.initial,
    opened: accountOf(knownContact()),
    part: () => accountOf(knownContact()),
    validate: (values) => fields.problems(values),
    save: (opened, values) => profile.saveAccount(opened, fields.changes(values)),
  });
  // An option of its own, because a radio button cannot be unchecked.
  const none = { value: '', label: t('frame.missing') };
  return (
    <EditorForm title={t('profile.editAccount')} {...{ form, fields }}>
      {offersSetting.language(brand) && (
        <RadioField
          name="idIdiomaPreferido"
          label={t(labelOf(accountForm, 'idIdiomaPreferido'))}
          hint={t('profile.languageHint')}
          options={[
            ...brand.languages.map((language) => ({
              value: String(languageIds[language]),
              label: <span lang={language}>{languageNames[language]}</span>,
            })),
            none,
          ]}
          optional
        />
      )}
      {offersSetting.service(brand) && (
        <RadioField
          name="sedeDefecto"
          label={t(labelOf(accountForm, 'sedeDefecto'))}
          options={[...Object.entries(services).map(([value, label]) => ({ value, label: t(label) })), none]}
          optional
        />
      )}
      {fields.offers('genero') && (
        <RadioField
          name="genero"
          label={t(labelOf(accountForm, 'genero'))}
          options={[
            ...Object.entries(genders).map(([value, label]) => ({ value, label: t(label) })),
            ...(fields.isRequired('genero') ? [] : [none]),
          ]}
          optional={!fields.isRequired('genero')}
        />
      )}
    </EditorForm>
  );
}
