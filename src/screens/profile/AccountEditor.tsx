import { languageIds, languageNames } from '#i18n/languages.ts';
import { fromForm, known, toForm } from '#shell/fields/form-values.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { RadioField } from '#ui/form/RadioField.tsx';
import { asksFor, genders, services } from './account-choices.ts';
import { knownContact, profile } from './portal-profile.ts';
import { type Account, accountOf } from './profile-store.ts';
import { useProfileEditor } from './use-profile-editor.ts';

const kinds = { idIdiomaPreferido: 'id', sedeDefecto: 'text', genero: 'text' } as const;

/** How the contact wants to use the portal. */
export function AccountEditor() {
  const { brand, format } = usePage();
  const { t } = format;
  const initial = toForm(kinds, knownContact());
  const labels = {
    idIdiomaPreferido: t('profile.language'),
    sedeDefecto: t('profile.service'),
    genero: t('profile.gender'),
  };
  const form = useProfileEditor({
    initial,
    opened: accountOf(knownContact()),
    part: () => accountOf(knownContact()),
    validate: () => ({}),
    save: (opened, values) => profile.saveAccount(opened, known(fromForm(kinds, values)) as Account),
  });
  return (
    <EditorForm title={t('profile.editAccount')} {...{ form, initial, labels }}>
      {asksFor.language(brand) && (
        <RadioField
          name="idIdiomaPreferido"
          label={labels.idIdiomaPreferido}
          hint={t('profile.languageHint')}
          options={brand.languages.map((language) => ({
            value: String(languageIds[language]),
            label: <span lang={language}>{languageNames[language]}</span>,
          }))}
          optional
        />
      )}
      {asksFor.service(brand) && (
        <RadioField
          name="sedeDefecto"
          label={labels.sedeDefecto}
          options={Object.entries(services).map(([value, label]) => ({ value, label: t(label) }))}
          optional
        />
      )}
      <RadioField
        name="genero"
        label={labels.genero}
        options={Object.entries(genders).map(([value, label]) => ({ value, label: t(label) }))}
        optional
      />
    </EditorForm>
  );
}
