import type { FormEvent } from 'react';
import { provinceIds, provinceNames } from '#api/location/provinces.ts';
import {
  BrandChoices,
  BrandDate,
  BrandDomain,
  BrandSelect,
  BrandText,
  BrandTextArea,
  BrandTick,
} from '#shell/fields/BrandFields.tsx';
import { FieldsContext, useBrandField } from '#shell/fields/fields-context.ts';
import { FixedField } from '#shell/fields/FixedField.tsx';
import { IbanField } from '#shell/fields/IbanField.tsx';
import { TownField } from '#shell/fields/TownField.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { useFormScope } from '#ui/form/form-context.ts';
import { FormSection } from '#ui/form/FormSection.tsx';
import { labelTexts, personalLabels } from '../field-labels.ts';
import { knownCv } from '../known-cv.ts';
import {
  isSpanish,
  personalChanges,
  personalFlags,
  personalProblems,
  personalValues,
} from './personal-form.ts';
import { personal } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';

const codes = {
  16: 'email',
  60: 'email',
  66: 'numeroDocumento',
  70: 'telefonoMovil',
  73: 'iban',
  94: 'numeroDocumento',
};

/** The form of the personal data; nothing of it is kept in the browser. */
export function PersonalEditor() {
  const { brand, format } = usePage();
  const { t } = format;
  const flags = personalFlags(brand.fields.personales);
  const data = knownCv().personales;
  const initial = personalValues(data);
  const form = useCvEditor({
    initial,
    opened: data,
    part: () => knownCv().personales,
    validate: (values) => personalProblems(values, flags, new Date().toLocaleDateString('sv-SE')),
    save: (opened, values) => personal.save(opened, personalChanges(values, flags)),
    fields: codes,
  });
  return (
    <FieldsContext value={{ flags, labels: personalLabels }}>
      <EditorForm
        title={t('cv.editPersonal')}
        form={form}
        initial={initial}
        labels={labelTexts(personalLabels, t)}
      >
        <FormSection level={4} title={t('cv.identity')}>
          <BrandText name="nombre" autoComplete="given-name" maxLength={150} />
          <div className="field-row">
            <BrandText name="apellido1" autoComplete="family-name" maxLength={150} />
            <BrandText name="apellido2" maxLength={150} />
          </div>
          <div className="field-row">
            <BrandDomain name="tipoDocumento" list="tiposDocumentoIdentidad" />
            <BrandText name="numeroDocumento" spellCheck={false} autoCapitalize="characters" maxLength={20} />
          </div>
          <div className="field-row">
            <BrandDate name="fechaNacimiento" autoComplete="bday" />
            <BrandText name="lugarNacimiento" />
          </div>
          <BrandDomain name="genero" list="generos" />
          <BrandChoices name="nacionalidades" list="paises" />
        </FormSection>
        <FormSection level={4} title={t('cv.contact')}>
          <BrandText name="email" type="email" autoComplete="email" />
          <BrandText name="emailEstudiante" type="email" />
          <div className="field-row">
            <BrandText name="telefonoMovil" type="tel" autoComplete="tel" />
            <BrandText name="telefonoFijo" type="tel" />
          </div>
        </FormSection>
        <FormSection level={4} title={t('cv.address')}>
          <AddressFields />
        </FormSection>
        <FormSection level={4} title={t('cv.administrative')} hint={t('cv.administrativeHint')}>
          <BrandText name="numeroSeguridadSocial" inputMode="numeric" />
          <BankField />
          <BrandTick name="discapacidad" hint={t('cv.discapacidadHint')} />
        </FormSection>
      </EditorForm>
    </FieldsContext>
  );
}

function AddressFields() {
  const { language } = usePage();
  const { form } = useFormScope();
  const { values } = form;
  const inSpain = isSpanish(values);
  const provinces = provinceIds(language).map((id) => ({
    value: String(id),
    label: provinceNames[id] ?? '',
  }));
  // A town belongs to its province.
  const dropTown = ({ target }: FormEvent<HTMLElement>): void => {
    if ((target as HTMLElement).tagName === 'SELECT') form.set({ localidad: '' });
  };
  return (
    <>
      <div className="form-part" onInput={dropTown}>
        <BrandDomain name="pais" list="paises" autoComplete="country" />
        {inSpain ? (
          <BrandSelect name="provincia" options={provinces} />
        ) : (
          <BrandText name="provinciaTexto" maxLength={150} />
        )}
      </div>
      <TownField
        name="localidad"
        autoComplete="address-level2"
        province={inSpain ? Number(values['provincia']) || undefined : undefined}
      />
      <div className="field-row">
        <BrandDomain name="tipoVia" list="tiposVia" />
        <BrandText name="direccion" autoComplete="street-address" />
      </div>
      <div className="field-row field-row-short">
        <BrandText name="numero" />
        <BrandText name="piso" />
        <BrandText name="puerta" />
        <BrandText name="cp" autoComplete="postal-code" inputMode={inSpain ? 'numeric' : 'text'} />
      </div>
      <BrandTextArea name="observaciones" maxLength={1000} rows={3} />
    </>
  );
}

function BankField() {
  const field = useBrandField('iban');
  const { form } = useFormScope();
  if (!field) return null;
  if (field.kind === 'fixed')
    return <FixedField label={field.label}>{String(form.values['iban'])}</FixedField>;
  return <IbanField name="iban" label={field.label} optional={field.optional} />;
}
