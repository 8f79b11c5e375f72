import type { Contact } from '#core/contract/entities/contact.ts';
import type { RowArrangement } from '#portal/lists/grouped/arrange-rows.ts';

/** Contacts of a company, with and without access to the portal. */
export const contactArrangement: Omit<RowArrangement<Contact>, 'wordsOf'> = {
  prefix: 'contactos.',
  groups: [
    { key: 'acceso', name: 'company.withAccess' },
    { key: 'sin', name: 'company.withoutAccess' },
  ],
  groupOf: ({ nick }) => (nick === undefined ? 'sin' : 'acceso'),
};

/** Texts of a contact that a search looks through. */
export const contactWords = (contact: Contact): readonly (string | undefined)[] => [
  contact.nombre,
  contact.apellidos,
  contact.puesto,
  contact.departamento,
  contact.email,
  contact.telefono1,
  contact.telefono2,
];
