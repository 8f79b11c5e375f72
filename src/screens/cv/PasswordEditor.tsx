import { required } from '#api/validation/text.ts';
import { NewPasswordFields } from '#shell/forms/NewPasswordFields.tsx';
import { passwordProblems } from '#shell/forms/new-password.ts';
import { onlyProblems } from '#shell/forms/problems.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { tell } from '#stores/messages.ts';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { account } from './stores/portal-cv.ts';
import { useCvEditor } from './use-cv-editor.ts';

const initial = { passwordActual: '', password: '', passwordRepeated: '' };

/** The form of another password; it asks for the present one. */
export function PasswordEditor() {
  const { t } = usePage().format;
  const form = useCvEditor({
    initial,
    opened: undefined,
    part: () => undefined,
    validate: (values) =>
      onlyProblems({ passwordActual: required(values.passwordActual), ...passwordProblems(values) }),
    save: (_, { passwordActual, password }) => account.changePassword(passwordActual, password),
    fields: { 3: 'passwordActual', 28: 'password' },
    onSaved: () => tell(521),
  });
  const labels = {
    passwordActual: t('cv.presentPassword'),
    password: t('cv.newPassword'),
    passwordRepeated: t('frame.passwordRepeated'),
  };
  return (
    <EditorForm title={t('cv.changePassword')} form={form} initial={initial} labels={labels}>
      <PasswordField name="passwordActual" label={labels.passwordActual} autoComplete="current-password" />
      <NewPasswordFields label={labels.password} />
    </EditorForm>
  );
}
