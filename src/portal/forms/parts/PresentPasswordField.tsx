import { useFormScope } from '../form/form-context.ts';
import { PasswordField } from './PasswordField.tsx';
import { isOtherAddress, type PasswordNeed } from './present-password.ts';

interface PresentPasswordFieldProps {
  /** Email address in the form's initial values. */
  before: string;
  need: PasswordNeed;
}

/** Field for the current password (`passwordActual`), shown once the email address differs. */
export function PresentPasswordField({ before, need }: PresentPasswordFieldProps) {
  const { form, t } = useFormScope();
  if (need === 'no' || !isOtherAddress(form.values, before)) return null;
  return (
    <PasswordField
      name="passwordActual"
      label={t('frame.presentPassword')}
      hint={t(need === 'yes' ? 'frame.presentPasswordHint' : 'frame.presentPasswordHintMaybe')}
      autoComplete="current-password"
    />
  );
}
