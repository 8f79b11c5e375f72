import { emailField } from '#api/validation/email.ts';
import { hasOwnPassword } from '#session/own-password.ts';
import { BrandText, BrandTick } from '#shell/fields/BrandFields.tsx';
import { FieldsContext } from '#shell/fields/fields-context.ts';
import { problemsOf } from '#shell/fields/form-values.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { useSession } from '#shell/use-signed-in-code.ts';
import { labelTexts, personalLabels } from '../field-labels.ts';
import { knownCv } from '../known-cv.ts';
import { emailData } from '../stores/account-store.ts';
import { account } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';

const part = () => emailData(knownCv());

/** The form of the email address and of where messages go. */
export function EmailEditor() {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useSession();
  const groupFlags = brand.fields.personales;
  // Nobody is without an address, whatever the brand says.
  const flags = { ...groupFlags, required: [...groupFlags.required, 'email'] };
  const opened = part();
  const { emailEstudiante } = knownCv().personales;
  const initial = {
    email: opened.email,
    comunicacionesEnEmailEstudiante: opened.comunicacionesEnEmailEstudiante === true,
  };
  const form = useCvEditor({
    initial,
    opened,
    part,
    validate: (values) => problemsOf(values, { flags, rules: { email: [emailField] } }),
    save: (before, { email, ...values }) => account.saveEmail(before, { email: email.trim(), ...values }),
    fields: { 16: 'email', 60: 'email', 69: 'email' },
  });
  return (
    <FieldsContext value={{ flags, labels: personalLabels }}>
      <EditorForm
        title={t('cv.editEmail')}
        form={form}
        initial={initial}
        labels={labelTexts(personalLabels, t)}
      >
        <BrandText
          name="email"
          type="email"
          autoComplete="email"
          hint={session && hasOwnPassword(brand.settings, session.type) && t('cv.emailHint')}
        />
        {emailEstudiante && <BrandTick name="comunicacionesEnEmailEstudiante" hint={emailEstudiante} />}
      </EditorForm>
    </FieldsContext>
  );
}
