import * as codes from '#core/contract/codes.ts';
import type { Contact } from '#core/contract/entities/contact.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { fieldsOfContactCodes } from '#portal/pieces/contact/contact-fields.ts';
import { useContactForm } from '#portal/pieces/contact/use-contact-form.ts';
import { ContactFields } from '#portal/pieces/contact/ContactFields.tsx';
import { PrivacyLayer } from '#portal/pieces/privacy-layer/PrivacyLayer.tsx';
import { contactPart } from '../company-store.ts';
import { company, knownCompany } from '../portal-company.ts';
import { useCompanyEditor } from '../use-company-editor.ts';
import { accessProblems, newContactOf, noAccess } from './contact-access.ts';
import { AccessFields } from './AccessFields.tsx';

/** A contact as an entry of an `EntryList`. */
export interface ContactEntry extends Contact {
  id: number;
}

/** Form of a contact of the company; for a new contact with their access. */
export function ContactEditor({ entry }: { entry?: ContactEntry }) {
  return entry ? <KnownContactEditor id={entry.id} /> : <NewContactEditor />;
}

function KnownContactEditor({ id }: { id: number }) {
  const { t } = usePage().format;
  const { fields, valuesOf, problems, changes } = useContactForm();
  const contact = knownCompany().contactos.find(({ idContacto }) => idContacto === id);
  const part = () => {
    const current = knownCompany().contactos.find(({ idContacto }) => idContacto === id);
    return current && contactPart(current);
  };
  const form = useCompanyEditor<FormValues, ReturnType<typeof part>>({
    initial: valuesOf(contact ?? {}),
    opened: part(),
    part,
    validate: problems,
    save: async (opened = { idContacto: id, nombre: '' }, values) =>
      company.saveContact(opened, await changes(opened, values)),
    fields: fieldsOfContactCodes,
  });
  return (
    <EditorForm title={t('company.editContact')} {...{ form, fields }}>
      <ContactFields
        addressee="colleague"
        fields={fields}
        emailFixedReason={contact?.nick === undefined ? undefined : t('company.emailOfAccount')}
      />
      <PrivacyLayer of="contactos" />
    </EditorForm>
  );
}

function NewContactEditor() {
  const { t } = usePage().format;
  const { fields, valuesOf, problems, changes } = useContactForm();
  const ids = (): number[] => knownCompany().contactos.map(({ idContacto }) => idContacto);
  const form = useCompanyEditor<FormValues, number[]>({
    initial: { ...valuesOf({}), ...noAccess },
    opened: ids(),
    part: ids,
    validate: (values) => ({ ...problems(values), ...accessProblems(values) }),
    save: async (known, values, sent) =>
      company.addContact(known, newContactOf(await changes({}, values), values), sent),
    fields: { ...fieldsOfContactCodes, [codes.userExists]: 'nick', [codes.weakPassword]: 'password' },
    idOf: (datos) => {
      const { idContacto } = (datos ?? {}) as { idContacto?: number };
      return idContacto === undefined ? undefined : `contact:${idContacto}`;
    },
  });
  return (
    <EditorForm
      title={t('company.addContact')}
      {...{ form, fields }}
      labels={{
        acceso: t('company.accessQuestion'),
        nick: t('profile.nick'),
        password: t('profile.password'),
      }}
    >
      <ContactFields addressee="colleague" fields={fields} />
      <AccessFields />
      <PrivacyLayer of="contactos" />
    </EditorForm>
  );
}
