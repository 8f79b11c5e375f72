import { faltanDatosAlContactoEmpresa } from '#api/calls/missing-data.ts';
import { provinceIds, provinceNames } from '#api/location/provinces.ts';
import { BrandChoices, BrandDomain, BrandSelect, BrandText } from '#shell/fields/BrandFields.tsx';
import { ChoicesField } from '#shell/fields/ChoicesField.tsx';
import { FieldsContext } from '#shell/fields/fields-context.ts';
import { isOffered } from '#shell/fields/form-values.ts';
import { TownField } from '#shell/fields/TownField.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { answers } from '#stores/portal-answers.ts';
import { useFormScope } from '#ui/form/form-context.ts';
import { FormSection } from '#ui/form/FormSection.tsx';
import {
  contactChanges,
  contactFlags,
  contactLabels,
  contactProblems,
  contactValues,
  forumYears,
  isForForum,
  isSpanish,
} from './contact-fields.ts';
import { labelTexts } from '#shell/fields/label-texts.ts';
import { knownContact, profile } from './portal-profile.ts';
import { contactPart } from './profile-store.ts';
import { useProfileEditor } from './use-profile-editor.ts';

const codes = { 16: 'email', 29: 'email', 44: 'email', 66: 'nif', 69: 'email', 70: 'telefono1' };

/** The form of the contact; nothing of it is kept in the browser. */
export function ContactEditor() {
  const { brand, format } = usePage();
  const { t } = format;
  const flags = contactFlags(brand.settings);
  const initial = contactValues(knownContact());
  const form = useProfileEditor({
    initial,
    opened: contactPart(knownContact()),
    part: () => contactPart(knownContact()),
    validate: (values) => contactProblems(values, flags),
    save: (opened, values) => profile.saveContact(opened, contactChanges(values, flags)),
    onSaved: () => answers.drop(faltanDatosAlContactoEmpresa),
    fields: codes,
  });
  return (
    <FieldsContext value={{ flags, labels: contactLabels }}>
      <EditorForm
        title={t('profile.editContact')}
        form={form}
        initial={initial}
        labels={labelTexts(contactLabels, t)}
      >
        <FormSection level={4} title={t('profile.identity')}>
          <div className="field-row">
            <BrandText name="nombre" autoComplete="given-name" maxLength={150} />
            <BrandText name="apellidos" autoComplete="family-name" maxLength={150} />
          </div>
          <div className="field-row">
            <BrandText name="puesto" autoComplete="organization-title" maxLength={150} />
            <BrandText name="departamento" maxLength={150} />
          </div>
          <BrandText name="nif" autoCapitalize="characters" spellCheck={false} maxLength={20} />
        </FormSection>
        <FormSection level={4} title={t('profile.reach')}>
          <BrandText
            name="email"
            type="email"
            autoComplete="email"
            hint={t('profile.emailHint')}
            maxLength={200}
          />
          <div className="field-row">
            <BrandText name="telefono1" type="tel" autoComplete="tel" />
            <BrandText name="telefono2" type="tel" />
          </div>
        </FormSection>
        {isOffered(flags, 'direccion') && (
          <FormSection level={4} title={t('profile.address')}>
            <AddressFields />
          </FormSection>
        )}
        {isOffered(flags, 'tipoContacto') && (
          <FormSection level={4} title={t('profile.role')}>
            <BrandChoices name="tipoContacto" list="tiposContacoEmpresa" hint={t('profile.roleHint')} />
            <ForumYears />
          </FormSection>
        )}
      </EditorForm>
    </FieldsContext>
  );
}

function AddressFields() {
  const { language } = usePage();
  const { values } = useFormScope().form;
  const ids = provinceIds(language);
  const names = ids.map((id) => provinceNames[id] ?? '');
  const province = String(values['provincia'] ?? '');
  // A name that is written in another way stays what it is until another one is chosen.
  const options = [...names, ...(province && !names.includes(province) ? [province] : [])];
  const inSpain = isSpanish(values);
  return (
    <>
      <BrandDomain name="idPais" list="paises" autoComplete="country" />
      {inSpain ? (
        <BrandSelect
          key="list"
          name="provincia"
          options={options.map((name) => ({ value: name, label: name }))}
          autoComplete="address-level1"
        />
      ) : (
        <BrandText key="text" name="provincia" autoComplete="address-level1" maxLength={150} />
      )}
      <TownField
        name="localidad"
        autoComplete="address-level2"
        maxLength={150}
        province={inSpain ? ids[names.indexOf(province)] : undefined}
      />
      <div className="field-row">
        <BrandText name="direccion" autoComplete="street-address" maxLength={150} />
        <BrandText name="cp" autoComplete="postal-code" maxLength={20} />
      </div>
    </>
  );
}

function ForumYears() {
  const { t } = usePage().format;
  const { values } = useFormScope().form;
  if (!isForForum(values)) return null;
  const years = forumYears(new Date().getFullYear()).map(String);
  return (
    <ChoicesField
      name="aniosForoEmpleo"
      label={t('profile.aniosForoEmpleo')}
      hint={t('profile.forumHint')}
      options={{ state: 'ready', options: years.map((year) => ({ value: year, label: year })) }}
      optional
    />
  );
}
