import { required } from '#api/validation/text.ts';
import { passwordProblems } from '#shell/forms/new-password.ts';
import { NewPasswordFields } from '#shell/forms/NewPasswordFields.tsx';
import { onlyProblems } from '#shell/forms/problems.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { useEditor } from '#shell/sections/use-editor.ts';
import { tell } from '#stores/messages.ts';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { profile } from './portal-profile.ts';

const initial = { passwordActual: '', password: '', passwordRepeated: '' };

/** Another password, for someone who knows the present one. */
export function PasswordEditor() {
  const { t } = usePage().format;
  const labels = {
    passwordActual: t('profile.presentPassword'),
    password: t('profile.newPassword'),
    passwordRepeated: t('frame.passwordRepeated'),
  };
  const form = useEditor({
    initial,
    opened: undefined,
    part: () => undefined,
    half: 'company',
    validate: (values) =>
      onlyProblems<typeof initial>({
        passwordActual: required(values.passwordActual),
        ...passwordProblems(values),
      }),
    save: async (_, { passwordActual, password }) => {
      const saved = await profile.changePassword(passwordActual, password);
      if (saved.ok) tell(521);
      else if (saved.kind === 'error' && saved.code === 3)
        return { ...saved, kind: 'message', message: t('profile.wrongPassword') };
      return saved;
    },
    fields: { 3: 'passwordActual', 28: 'password' },
  });
  return (
    <EditorForm title={t('profile.changePassword')} {...{ form, initial, labels }}>
      <PasswordField name="passwordActual" label={labels.passwordActual} autoComplete="current-password" />
      <NewPasswordFields label={labels.password} />
    </EditorForm>
  );
}
