import { PasswordForm } from '#portal/forms/editors/PasswordForm.tsx';
import { account } from '../stores/portal-cv.ts';

/** Form to change the password. */
export function StudentPasswordEditor() {
  return <PasswordForm side="student" change={account.changePassword} />;
}
