import { useFormScope } from '../form/form-context.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { isOtherAddress, type PasswordNeed } from './present-password.ts';

interface PresentPasswordFieldProps {
  /** The address that the form began with. */
  before: string;
  need: PasswordNeed;
}

/** Asks for the present password (`passwordActual`) once the address is another one. */
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
