import { PasswordForm } from '#portal/forms/editors/PasswordForm.tsx';
import { profile } from './portal-profile.ts';

/** Editor of the password. */
export function ContactPasswordEditor() {
  return <PasswordForm side="company" change={profile.changePassword} />;
}
