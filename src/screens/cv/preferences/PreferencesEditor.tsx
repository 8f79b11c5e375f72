import { inRange } from '#api/validation/number.ts';
import { linkedinAddress } from '#api/validation/urls.ts';
import { languageIds, languageNames } from '#i18n/languages.ts';
import { BrandChoices, BrandSelect, BrandText, BrandTick } from '#shell/fields/BrandFields.tsx';
import { FieldsContext } from '#shell/fields/fields-context.ts';
import { fromForm, isOffered, problemsOf, toForm } from '#shell/fields/form-values.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { labelTexts, profileLabels } from '../field-labels.ts';
import { knownCv } from '../known-cv.ts';
import { preferenceKinds, tickKeys } from './preference-kinds.ts';
import { profile } from '../stores/portal-cv.ts';
import { preferencesOf } from '../stores/profile-store.ts';
import { useCvEditor } from '../use-cv-editor.ts';

const positive = inRange({ min: 0, max: Infinity });

/** The form of the preferences. */
export function PreferencesEditor() {
  const { brand, format } = usePage();
  const { t } = format;
  const flags = brand.fields.profesional;
  const initial = toForm(preferenceKinds, knownCv().profesional);
  const rules = {
    enlaceLinkedin: [linkedinAddress],
    aniosExperiencia: [positive],
    salarioMinimo: [positive],
  };
  const form = useCvEditor({
    initial,
    opened: preferencesOf(knownCv()),
    part: () => preferencesOf(knownCv()),
    validate: (values) => problemsOf(values, { flags, rules }),
    save: (opened, values) => {
      const offered = Object.entries(fromForm(preferenceKinds, values)).filter(([key]) =>
        isOffered(flags, key),
      );
      return profile.savePreferences(opened, Object.fromEntries(offered));
    },
  });
  return (
    <FieldsContext value={{ flags, labels: profileLabels }}>
      <EditorForm
        title={t('cv.editPreferences')}
        form={form}
        initial={initial}
        labels={labelTexts(profileLabels, t)}
      >
        <BrandText name="enlaceLinkedin" type="url" inputMode="url" />
        <div className="field-row">
          <BrandText name="aniosExperiencia" inputMode="numeric" />
          <BrandText name="salarioMinimo" inputMode="decimal" />
        </div>
        <BrandChoices name="permisosConducir" list="permisosConducir" />
        <div className="field-ticks">
          {tickKeys.map((key) => (
            <BrandTick key={key} name={key} />
          ))}
        </div>
        <BrandSelect
          name="idiomaComunicaciones"
          options={brand.languages.map((it) => ({
            value: String(languageIds[it]),
            label: languageNames[it],
          }))}
        />
      </EditorForm>
    </FieldsContext>
  );
}
