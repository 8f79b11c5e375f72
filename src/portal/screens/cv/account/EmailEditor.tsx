import * as codes from '#core/contract/codes.ts';
import { hasOwnPassword } from '#core/model/own-password.ts';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { TextInput, TickInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import {
  withCurrentPasswordMessage,
  currentPasswordOf,
  currentPasswordProblems,
  usePasswordNeed,
} from '#portal/forms/parts/current-password.ts';
import { CurrentPasswordField } from '#portal/forms/parts/CurrentPasswordField.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { useSession } from '#portal/island/use-signed-in-import.ts';
import { knownCv } from '../known-cv.ts';
import { emailData } from '../stores/account-store.ts';
import { account } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';
import { emailForm } from './email-form.ts';

const Field = fieldOf(emailForm, { text: TextInput, tick: TickInput });

const part = () => emailData(knownCv());

/** Form of the email address and the address for messages. */
export function EmailEditor() {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useSession();
  const groupFlags = brand.fields.personales;
  // An account always has an email, even if the brand does not require it.
  const flags = { ...groupFlags, required: [...groupFlags.required, 'email'] };
  const opened = part();
  const { emailEstudiante } = knownCv().personales;
  const fields = useFields(emailForm, { data: opened, flags });
  const initial = { ...fields.initial, passwordActual: '' };
  const need = usePasswordNeed();
  const form = useCvEditor({
    initial,
    opened,
    part,
    validate: (values) => ({
      ...fields.problems(values),
      ...currentPasswordProblems(values, initial.email, need),
    }),
    save: async (current, values) =>
      withCurrentPasswordMessage(
        await account.saveEmail(current, fields.read(values, current), currentPasswordOf(values)),
        t,
      ),
    // Users who came through single sign-on need no password, so only the server knows if one is missing.
    fields: {
      ...(need === 'maybe' && { [codes.dataMissing]: 'passwordActual' }),
      [codes.wrongCredentials]: 'passwordActual',
      [codes.userExists]: 'email',
      [codes.emailRegistered]: 'email',
      [codes.badEmail]: 'email',
    },
  });
  return (
    <EditorForm
      title={t('cv.editEmail')}
      form={form}
      fields={fields}
      labels={{ passwordActual: t('frame.currentPassword') }}
    >
      <Field
        name="email"
        hint={session && hasOwnPassword(brand.settings, session.type) && t('cv.emailHint')}
      />
      <CurrentPasswordField before={initial.email} need={need} />
      {emailEstudiante && <Field name="comunicacionesEnEmailEstudiante" hint={emailEstudiante} />}
    </EditorForm>
  );
}
