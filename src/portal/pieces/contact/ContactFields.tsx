import type { ReactNode } from 'react';
import { provinceIds, provinceNames } from '#core/contract/location/provinces.ts';
import { BrandSelect } from '#portal/forms/fields/BrandFields.tsx';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { FixedField } from '#portal/forms/fields/FixedField.tsx';
import { ChoicesInput, ManyOfInput, OneOfInput, textInput, TextInput } from '#portal/forms/fields/inputs.tsx';
import { TownField } from '#portal/forms/fields/TownField.tsx';
import type { FieldsInUse } from '#portal/forms/fields/use-fields.ts';
import { useFormScope } from '#portal/forms/form/form-context.ts';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { forumYears, isSpanish } from './contact-fields.ts';
import { contactForm, type ContactKey } from './contact-form.ts';

const Field = fieldOf(contactForm, {
  text: TextInput,
  oneOf: OneOfInput,
  manyOf: ManyOfInput,
  choices: ChoicesInput,
});

interface ContactFieldsProps {
  /** Whether the texts address the contact themselves or a colleague. */
  addressee: 'own' | 'colleague';
  fields: { offers: (key: ContactKey) => boolean } & Pick<FieldsInUse<unknown, unknown>, 'scope'>;
  emailHint?: string;
  /** Reason why the email cannot be changed; absent if it can. */
  emailFixedReason?: string | undefined;
  /** Content below the email. */
  children?: ReactNode;
}

/** Fields of a contact, as configured by the brand. */
export function ContactFields({
  addressee,
  fields,
  emailHint,
  emailFixedReason,
  children,
}: ContactFieldsProps) {
  const { t } = usePage().format;
  const { values } = useFormScope().form;
  return (
    <>
      <FormSection level={4} title={t('profile.identity', { whose: addressee })}>
        <div className="field-row">
          <Field name="nombre" />
          <Field name="apellidos" />
        </div>
        <div className="field-row">
          <Field name="puesto" />
          <Field name="departamento" />
        </div>
        <Field name="nif" />
      </FormSection>
      <FormSection level={4} title={t('profile.reach', { whose: addressee })}>
        {emailFixedReason ? (
          <FixedField label={t('profile.email')} why={emailFixedReason}>
            {String(values['email'] ?? '')}
          </FixedField>
        ) : (
          <Field name="email" hint={emailHint} />
        )}
        {children}
        <div className="field-row">
          <Field name="telefono1" />
          <Field name="telefono2" />
        </div>
      </FormSection>
      {fields.offers('direccion') && (
        <FormSection level={4} title={t('profile.address')}>
          <AddressFields />
        </FormSection>
      )}
      {fields.offers('tipoContacto') && (
        <FormSection level={4} title={t('profile.role', { whose: addressee })}>
          <Field name="tipoContacto" hint={t('profile.roleHint', { whose: addressee })} />
          <ForumYears />
        </FormSection>
      )}
    </>
  );
}

function AddressFields() {
  const { language } = usePage();
  const { values } = useFormScope().form;
  const ids = provinceIds(language);
  const names = ids.map((id) => provinceNames[id] ?? '');
  const province = String(values['provincia'] ?? '');
  // Keeps a stored name that differs from the list until another one is chosen.
  const options = [...names, ...(province && !names.includes(province) ? [province] : [])];
  const inSpain = isSpanish(values);
  return (
    <>
      <Field name="idPais" />
      {inSpain ? (
        <BrandSelect
          key="list"
          name="provincia"
          options={options.map((name) => ({ value: name, label: name }))}
          autoComplete="address-level1"
        />
      ) : (
        <Field key="text" name="provincia" />
      )}
      <TownField
        {...textInput(contactForm.fields.localidad)}
        name="localidad"
        province={inSpain ? ids[names.indexOf(province)] : undefined}
      />
      <div className="field-row">
        <Field name="direccion" />
        <Field name="cp" />
      </div>
    </>
  );
}

function ForumYears() {
  const { t } = usePage().format;
  const options = forumYears(new Date().getFullYear()).map((year) => ({
    value: String(year),
    label: String(year),
  }));
  return <Field name="aniosForoEmpleo" hint={t('profile.forumHint')} options={{ state: 'ready', options }} />;
}
