import * as codes from '#core/contract/codes.ts';
import * as notices from '#core/contract/notice-codes.ts';
import type { Side } from '#core/routing/side.ts';
import { passwordProblems } from '../parts/new-password.ts';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import { withCurrentPasswordMessage } from '../parts/current-password.ts';
import { onlyProblems } from '../parts/problems.ts';
import { usePage } from '#portal/island/page-context.ts';
import { showNotice } from '#portal/data/messages/messages.ts';
import type { SaveResult } from '#portal/data/cache/record-store.ts';
import { useFields } from '../fields/use-fields.ts';
import { PasswordField } from '../parts/PasswordField.tsx';
import { EditorForm } from './EditorForm.tsx';
import { passwordForm } from './password-form.ts';
import { nothingBefore, useEditor } from './use-editor.ts';

interface PasswordFormProps {
  side: Side;
  change: (present: string, password: string) => Promise<SaveResult>;
}

/** Editor for changing the password; requires the current one. */
export function PasswordForm({ side, change }: PasswordFormProps) {
  const { t } = usePage().format;
  const fields = useFields(passwordForm);
  const form = useEditor({
    ...nothingBefore,
    initial: fields.initial,
    side,
    validate: (values) => ({ ...fields.problems(values), ...onlyProblems(passwordProblems(values)) }),
    save: async (_, values) => {
      const { passwordActual, password } = fields.read(values);
      return withCurrentPasswordMessage(await change(passwordActual, password), t);
    },
    fields: { [codes.wrongCredentials]: 'passwordActual', [codes.weakPassword]: 'password' },
    onSaved: () => showNotice(notices.passwordChanged),
  });
  return (
    <EditorForm title={t('frame.changePassword')} {...{ form, fields }}>
      <PasswordField
        name="passwordActual"
        label={t('frame.currentPassword')}
        autoComplete="current-password"
      />
      <NewPasswordFields label={t('frame.newPassword')} />
    </EditorForm>
  );
}
