import * as codes from '#core/contract/codes.ts';
import { faltanDatosAlContactoEmpresa } from '#core/contract/calls/missing-data.ts';
import {
  withCurrentPasswordMessage,
  currentPasswordOf,
  currentPasswordProblems,
  usePasswordNeed,
} from '#portal/forms/parts/current-password.ts';
import { CurrentPasswordField } from '#portal/forms/parts/CurrentPasswordField.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { fieldsOfContactCodes } from '#portal/pieces/contact/contact-fields.ts';
import { useContactForm } from '#portal/pieces/contact/use-contact-form.ts';
import { ContactFields } from '#portal/pieces/contact/ContactFields.tsx';
import { PrivacyLayer } from '#portal/pieces/privacy-layer/PrivacyLayer.tsx';
import { knownContact, profile } from './portal-profile.ts';
import { contactPart } from './contact-profile-store.ts';
import { useProfileEditor } from './use-profile-editor.ts';

const fieldsOfCodes = { [codes.wrongCredentials]: 'passwordActual', ...fieldsOfContactCodes };

/** Editor of the contact's data, without a draft in the browser. */
export function OwnContactEditor() {
  const { t } = usePage().format;
  const { fields, valuesOf, problems, changes } = useContactForm();
  const initial: FormValues = { ...valuesOf(knownContact()), passwordActual: '' };
  const currentEmail = knownContact().email ?? '';
  const need = usePasswordNeed();
  const form = useProfileEditor({
    initial,
    opened: contactPart(knownContact()),
    part: () => contactPart(knownContact()),
    validate: (values) => ({
      ...problems(values),
      ...currentPasswordProblems(values, currentEmail, need),
    }),
    save: async (opened, values) => {
      const changed = await changes(opened, values);
      return withCurrentPasswordMessage(
        await profile.saveContact(opened, changed, currentPasswordOf(values)),
        t,
      );
    },
    onSaved: () => queryCache.drop(faltanDatosAlContactoEmpresa),
    fields: fieldsOfCodes,
  });
  return (
    <EditorForm
      title={t('profile.editContact')}
      form={form}
      fields={fields}
      labels={{ passwordActual: t('frame.currentPassword') }}
    >
      <ContactFields addressee="own" fields={fields} emailHint={t('profile.emailHint')}>
        <CurrentPasswordField before={currentEmail} need={need} />
      </ContactFields>
      <PrivacyLayer of="contactos" />
    </EditorForm>
  );
}
