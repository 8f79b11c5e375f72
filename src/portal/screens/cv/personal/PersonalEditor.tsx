import { localDay } from '#core/i18n/dates.ts';
import * as codes from '#core/contract/codes.ts';
import { spain } from '#core/contract/constants.ts';
import type { FormEvent } from 'react';
import { provinceIds, provinceNames } from '#core/contract/location/provinces.ts';
import { useBrandField } from '#portal/forms/fields/fields-context.ts';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { FixedField } from '#portal/forms/fields/FixedField.tsx';
import { IbanField } from '#portal/forms/fields/IbanField.tsx';
import {
  ChoiceInput,
  DayInput,
  ManyOfInput,
  OneOfInput,
  textInput,
  TextInput,
  TickInput,
} from '#portal/forms/fields/inputs.tsx';
import { TownField } from '#portal/forms/fields/TownField.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import {
  withCurrentPasswordMessage,
  currentPasswordOf,
  currentPasswordProblems,
  usePasswordNeed,
} from '#portal/forms/parts/current-password.ts';
import { CurrentPasswordField } from '#portal/forms/parts/CurrentPasswordField.tsx';
import { PrivacyLayer } from '#portal/pieces/privacy-layer/PrivacyLayer.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { useFormScope } from '#portal/forms/form/form-context.ts';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { knownCv } from '../known-cv.ts';
import { isSpanish, personalForm } from './personal-form.ts';
import { personalFlags, personalRules } from './personal-rules.ts';
import { personal } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';

const fieldsOfCodes = {
  [codes.wrongCredentials]: 'passwordActual',
  [codes.userExists]: 'email',
  [codes.emailRegistered]: 'email',
  [codes.badIdentityDocument]: 'numeroDocumento',
  [codes.badPhone]: 'telefonoMovil',
  [codes.badIban]: 'iban',
  [codes.identityNumberExists]: 'numeroDocumento',
};

const Field = fieldOf(personalForm, {
  text: TextInput,
  day: DayInput,
  oneOf: OneOfInput,
  manyOf: ManyOfInput,
  choice: ChoiceInput,
  tick: TickInput,
});

/** Form of the personal data, without a draft: nothing of it is stored in the browser. */
export function PersonalEditor() {
  const { brand, format } = usePage();
  const { t } = format;
  const flags = personalFlags(brand.fields.personales);
  const data = knownCv().personales;
  const fields = useFields(personalForm, { data: { ...data, pais: data.pais ?? spain }, flags });
  const initial: FormValues = { ...fields.initial, passwordActual: '' };
  const currentEmail = data.email;
  const need = usePasswordNeed();
  const form = useCvEditor({
    initial,
    opened: data,
    part: () => knownCv().personales,
    validate: (values) => ({
      ...fields.problems(values, personalRules(values, flags, localDay())),
      ...currentPasswordProblems(values, currentEmail, need),
    }),
    save: async (opened, values) =>
      withCurrentPasswordMessage(
        await personal.save(opened, fields.changes(values), currentPasswordOf(values)),
        t,
      ),
    fields: fieldsOfCodes,
  });
  return (
    <EditorForm
      title={t('cv.editPersonal')}
      form={form}
      fields={fields}
      labels={{ passwordActual: t('frame.currentPassword') }}
    >
      <FormSection level={4} title={t('cv.identity')}>
        <Field name="nombre" />
        <div className="field-row">
          <Field name="apellido1" />
          <Field name="apellido2" />
        </div>
        <div className="field-row">
          <Field name="tipoDocumento" />
          <Field name="numeroDocumento" />
        </div>
        <div className="field-row">
          <Field name="fechaNacimiento" />
          <Field name="lugarNacimiento" />
        </div>
        <Field name="genero" />
        <Field name="nacionalidades" />
      </FormSection>
      <FormSection level={4} title={t('cv.contact')}>
        <Field name="email" />
        <CurrentPasswordField before={currentEmail} need={need} />
        <Field name="emailEstudiante" />
        <div className="field-row">
          <Field name="telefonoMovil" />
          <Field name="telefonoFijo" />
        </div>
      </FormSection>
      <FormSection level={4} title={t('cv.address')}>
        <AddressFields />
      </FormSection>
      <FormSection level={4} title={t('cv.administrative')} hint={t('cv.administrativeHint')}>
        <Field name="numeroSeguridadSocial" hint={t('cv.numeroSeguridadSocialHint')} />
        <BankField />
        <Field name="discapacidad" hint={t('cv.discapacidadHint')} />
        <PrivacyLayer of="discapacidad" />
      </FormSection>
    </EditorForm>
  );
}

function AddressFields() {
  const { language } = usePage();
  const { form } = useFormScope();
  const { values } = form;
  const inSpain = isSpanish(values['pais'] ?? '');
  const provinces = provinceIds(language).map((id) => ({
    value: String(id),
    label: provinceNames[id] ?? '',
  }));
  // Another country or province empties the town.
  const dropTown = ({ target }: FormEvent<HTMLElement>): void => {
    if ((target as HTMLElement).tagName === 'SELECT') form.set({ localidad: '' });
  };
  return (
    <>
      <div className="form-part" onInput={dropTown}>
        <Field name="pais" />
        <Field name="provincia" options={provinces} />
        <Field name="provinciaTexto" />
      </div>
      <TownField
        {...textInput(personalForm.fields.localidad)}
        name="localidad"
        province={inSpain ? Number(values['provincia']) || undefined : undefined}
      />
      <div className="field-row">
        <Field name="tipoVia" />
        <Field name="direccion" />
      </div>
      <div className="field-row field-row-short">
        <Field name="numero" />
        <Field name="piso" />
        <Field name="puerta" />
        <Field name="cp" inputMode={inSpain ? 'numeric' : 'text'} />
      </div>
      <Field name="observaciones" />
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
