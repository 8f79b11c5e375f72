import { NewPasswordFields } from '#shell/forms/NewPasswordFields.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { FormSection } from '#ui/form/FormSection.tsx';
import { EmailField, PhoneField, PrivacyField } from './PersonFields.tsx';

type AccessFieldsProps = Record<'email' | 'emailRepeated' | 'telefonoMovil', string>;

/** How to reach someone who registers, and the password; the texts are those beside the fields. */
export function AccessFields({ email, emailRepeated, telefonoMovil }: AccessFieldsProps) {
  const { t } = usePage().format;
  return (
    <>
      <FormSection title={t('registration.sectionReach')}>
        <EmailField name="email" label={email} hint={t('registration.emailHint')} />
        <EmailField name="emailRepeated" label={emailRepeated} />
        <PhoneField name="telefonoMovil" label={telefonoMovil} />
      </FormSection>
      <FormSection title={t('registration.sectionAccess')}>
        <NewPasswordFields label={t('registration.password')} />
        <PrivacyField />
      </FormSection>
    </>
  );
}
