import type { PortalHalf } from '#api/error-table.ts';
import { required } from '#api/validation/text.ts';
import { passwordProblems } from '#shell/forms/new-password.ts';
import { NewPasswordFields } from '#shell/forms/NewPasswordFields.tsx';
import { onlyProblems } from '#shell/forms/problems.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { tell } from '#stores/messages.ts';
import type { Saved } from '#stores/record-store.ts';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { EditorForm } from './EditorForm.tsx';
import { useEditor } from './use-editor.ts';

interface PasswordFormProps {
  half: PortalHalf;
  change: (present: string, password: string) => Promise<Saved>;
}

const initial = { passwordActual: '', password: '', passwordRepeated: '' };

/** The editor of another password; it asks for the present one. */
export function PasswordForm({ half, change }: PasswordFormProps) {
  const { t } = usePage().format;
  const form = useEditor({
    initial,
    opened: undefined,
    part: () => undefined,
    half,
    validate: (values) =>
      onlyProblems<typeof initial>({
        passwordActual: required(values.passwordActual),
        ...passwordProblems(values),
      }),
    save: async (_, { passwordActual, password }) => {
      const saved = await change(passwordActual, password);
      // The words for 3 are about signing in.
      const isWrong = !saved.ok && saved.kind === 'error' && saved.code === 3;
      return isWrong ? { ...saved, kind: 'message', message: t('frame.wrongPassword') } : saved;
    },
    fields: { 3: 'passwordActual', 28: 'password' },
    onSaved: () => tell(521),
  });
  const labels = {
    passwordActual: t('frame.presentPassword'),
    password: t('frame.newPassword'),
    passwordRepeated: t('frame.passwordRepeated'),
  };
  return (
    <EditorForm title={t('frame.changePassword')} {...{ form, initial, labels }}>
      <PasswordField name="passwordActual" label={labels.passwordActual} autoComplete="current-password" />
      <NewPasswordFields label={labels.password} />
    </EditorForm>
  );
}
