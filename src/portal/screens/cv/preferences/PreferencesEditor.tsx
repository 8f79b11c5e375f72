import { languageIds, languageNames } from '#core/i18n/languages.ts';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { ChoiceInput, ManyOfInput, NumberInput, TextInput, TickInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { knownCv } from '../known-cv.ts';
import { profile } from '../stores/portal-cv.ts';
import { preferencesOf } from '../stores/profile-store.ts';
import { useCvEditor } from '../use-cv-editor.ts';
import { preferencesForm, tickKeys } from './preferences-form.ts';

const Field = fieldOf(preferencesForm, {
  text: TextInput,
  number: NumberInput,
  manyOf: ManyOfInput,
  tick: TickInput,
  choice: ChoiceInput,
});

/** Form of the preferences. */
export function PreferencesEditor() {
  const { brand, format } = usePage();
  const fields = useFields(preferencesForm, { data: knownCv().profesional });
  const form = useCvEditor({
    initial: fields.initial,
    opened: preferencesOf(knownCv()),
    part: () => preferencesOf(knownCv()),
    validate: (values) => fields.problems(values),
    save: (opened, values) => profile.savePreferences(opened, fields.changes(values)),
  });
  const languages = brand.languages.map((code) => ({
    value: String(languageIds[code]),
    label: languageNames[code],
  }));
  return (
    <EditorForm title={format.t('cv.editPreferences')} form={form} fields={fields}>
      <Field name="enlaceLinkedin" />
      <div className="field-row">
        <Field name="aniosExperiencia" />
        <Field name="salarioMinimo" />
      </div>
      <Field name="permisosConducir" />
      <div className="field-ticks">
        {tickKeys.map((key) => (
          <Field key={key} name={key} />
        ))}
      </div>
      <Field name="idiomaComunicaciones" options={languages} />
    </EditorForm>
  );
}
