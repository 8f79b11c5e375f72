import { PasswordForm } from '#portal/forms/editors/PasswordForm.tsx';
import { profile } from './portal-profile.ts';

/** The form of another password. */
export function PasswordEditor() {
  return <PasswordForm half="company" change={profile.changePassword} />;
}
