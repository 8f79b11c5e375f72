import { useFormScope } from '../form/form-context.ts';
import { isEmailChanged, type PasswordNeed } from './current-password.ts';
import { PasswordField } from './PasswordField.tsx';

interface CurrentPasswordFieldProps {
  /** Email address in the form's initial values. */
  before: string;
  need: PasswordNeed;
}

/** Field for the current password (`passwordActual`), shown once the email address differs. */
export function CurrentPasswordField({ before, need }: CurrentPasswordFieldProps) {
  const { form, t } = useFormScope();
  if (need === 'no' || !isEmailChanged(form.values, before)) return null;
  return (
    <PasswordField
      name="passwordActual"
      label={t('frame.currentPassword')}
      hint={t(need === 'yes' ? 'frame.currentPasswordHint' : 'frame.currentPasswordHintMaybe')}
      autoComplete="current-password"
    />
  );
}
