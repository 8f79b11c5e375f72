import type { Contact } from '#core/contract/entities/contact.ts';
import type { ListFileColumns } from '#portal/lists/file/ListFile.tsx';

/**
 * Columns of the contacts of a company as a file.
 * @param taskNames names of the tasks of a contact
 */
export const contactColumns =
  (taskNames: (contact: Contact) => readonly string[]): ListFileColumns<Contact> =>
  ({ format: { t } }) => [
    { name: t('company.contactName'), value: ({ nombre }) => nombre },
    { name: t('company.contactSurnames'), value: ({ apellidos }) => apellidos },
    { name: t('company.contactPost'), value: ({ puesto }) => puesto },
    { name: t('company.contactDepartment'), value: ({ departamento }) => departamento },
    { name: t('company.contactEmail'), value: ({ email }) => email },
    { name: t('company.contactPhone'), value: ({ telefono1 }) => telefono1 },
    { name: t('company.contactOtherPhone'), value: ({ telefono2 }) => telefono2 },
    { name: t('company.contactTasks'), value: (contact) => taskNames(contact).join(', ') },
    {
      name: t('company.access'),
      value: ({ nick }) => t(nick === undefined ? 'company.withoutAccess' : 'company.withAccess'),
    },
  ];
