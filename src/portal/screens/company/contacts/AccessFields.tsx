import { FormSection } from '#portal/forms/form/FormSection.tsx';
import { useFormScope } from '#portal/forms/form/form-context.ts';
import { PasswordField } from '#portal/forms/parts/PasswordField.tsx';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import { TextField } from '#portal/forms/form/TextField.tsx';
import { choosesPassword, hasAccess } from './contact-access.ts';

/** Fields for whether a new contact can sign in, and how. */
export function AccessFields() {
  const { form, t } = useFormScope();
  return (
    <FormSection level={4} title={t('company.access')}>
      <RadioField
        name="acceso"
        label={t('company.accessQuestion')}
        options={[
          { value: 'ninguno', label: t('company.accessNone') },
          { value: 'invitacion', label: t('company.accessInvited') },
          { value: 'clave', label: t('company.accessPassword') },
        ]}
      />
      {hasAccess(form.values) && (
        <TextField
          name="nick"
          label={t('profile.nick')}
          hint={t('company.nickHint')}
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          optional
        />
      )}
      {choosesPassword(form.values) && (
        <PasswordField
          name="password"
          label={t('profile.password')}
          hint={t('company.passwordHint')}
          autoComplete="new-password"
        />
      )}
    </FormSection>
  );
}
