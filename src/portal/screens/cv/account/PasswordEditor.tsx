import { PasswordForm } from '#portal/forms/editors/PasswordForm.tsx';
import { account } from '../stores/portal-cv.ts';

/** The form of another password. */
export function PasswordEditor() {
  return <PasswordForm side="student" change={account.changePassword} />;
}
