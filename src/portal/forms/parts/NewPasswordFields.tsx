import { useFormScope } from '../form/form-context.ts';
import { PasswordField } from './PasswordField.tsx';

/** Fields for a new password and its repetition: `password` and `passwordRepeated` of the form. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useFormScope();
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={t('frame.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        name="passwordRepeated"
        label={t('frame.passwordRepeated')}
        autoComplete="new-password"
      />
    </>
  );
}
