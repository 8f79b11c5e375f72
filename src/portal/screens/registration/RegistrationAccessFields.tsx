import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { TextInput } from '#portal/forms/fields/inputs.tsx';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import { TextField } from '#portal/forms/form/TextField.tsx';
import { NewPasswordFields } from '#portal/forms/parts/NewPasswordFields.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { PrivacyLayer } from '#portal/pieces/privacy-layer/PrivacyLayer.tsx';
import { PrivacyInput } from './PrivacyInput.tsx';
import { graduateForm } from './registration-forms.ts';

const Field = fieldOf(graduateForm, { text: TextInput, tick: PrivacyInput });

/** Contact and password fields, shared by students and graduates. */
export function RegistrationAccessFields() {
  const { t } = usePage().format;
  return (
    <>
      <FormSection title={t('registration.sectionReach')}>
        <Field name="email" hint={t('registration.emailHint')} />
        <TextField
          name="emailRepeated"
          label={t('registration.emailRepeated')}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field name="telefonoMovil" hint={t('registration.phoneHint')} />
      </FormSection>
      <FormSection title={t('registration.sectionAccess')}>
        <NewPasswordFields label={t('registration.password')} />
        <PrivacyLayer of="registro" />
        <Field name="aceptaPolitica" />
      </FormSection>
    </>
  );
}
