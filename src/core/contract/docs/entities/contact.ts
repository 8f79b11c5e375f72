import type * as contactEntity from '#core/contract/entities/contact.ts';
import { type EntityDocs, omittedFromExamples, describeListId, describe } from '../key-docs.ts';
import { contact, passwords, place } from '../examples.ts';
import { portalLanguage } from './cv.ts';

const shapeKeys = {
  nombre: describe('First name, at least 3 characters.', contact.nombre),
  apellidos: describe('Surnames, at least 3 characters.', contact.apellidos),
  puesto: describe('Position in the company. Required when a contact is added or changed.', contact.puesto),
  email: describe(
    'Email address, one contact of the company only (29), and of no other company (44).',
    contact.email,
  ),
  nick: describe(
    'User name of the account of this contact; absent for a contact who cannot sign in. Only its owner changes it.',
    contact.email,
  ),
  telefono1: describe(
    'Phone: at least 9 digits, after + and a prefix or not. Required when a contact is added or changed.',
    contact.telefono1,
  ),
  telefono2: describe('Another phone.', contact.telefono2),
  departamento: describe('Department.', contact.departamento),
  localidad: describe('Town. Required where the brand asks for the address of contacts.', place.localidad),
  idLocalidad: describeListId(
    'localidades',
    'The town, where it was chosen from the list.',
    place.idLocalidad,
  ),
  direccion: describe('Address. Required where the brand asks for the address of contacts.', place.direccion),
  cp: describe('Postcode. Required where the brand asks for the whole address of contacts.', place.cp),
  nif: describe(
    'Number of the identity document; in Spain a DNI or NIE with its control letter (66).',
    contact.nif,
  ),
  idPais: describeListId(
    'paises',
    'Country; absent: 1, Spain. Required where the brand asks for the whole address.',
    1,
  ),
  provincia: describe(
    'Name of the province, not its id. Required where the brand asks for the whole address.',
    place.nombreProvincia,
  ),
  tipoContacto: describeListId(
    'tiposContacoEmpresa',
    'What the contact does for the company. Without a choice: 9 alone.',
    [2, 5],
  ),
  aniosForoEmpleo: describe(
    'Years in which the contact came to the job forum, from 2010 on. Counts only with 8 in `tipoContacto`.',
    omittedFromExamples,
  ),
} as const;

const idContacto = describe('Id of the contact.', contact.id);

export const contactDocs = {
  contactSchema: { text: 'A contact of a company.', keys: { idContacto, ...shapeKeys } },
  newContactSchema: {
    text: 'A contact to add; with a password it can sign in.',
    keys: {
      ...shapeKeys,
      nick: describe(
        'User name of the account that the contact gets, by default `email` where there is a `password`. Alone, the contact is invited by mail to choose a password.',
        contact.email,
      ),
      password: describe(
        'Password of the new account: at least 8 characters, one of them a digit (28).',
        omittedFromExamples,
      ),
    },
  },
  changedContactSchema: {
    text: 'A contact to change.',
    keys: {
      idContacto,
      ...shapeKeys,
      nick: describe(
        'User name of the own account; another one of a colleague is refused with 48.',
        contact.email,
      ),
      passwordActual: describe(
        'The current password. Required to change the user name or the address of the own account: 15 if absent, 3 if wrong.',
        passwords.now,
      ),
    },
  },
  userContactSchema: {
    text: 'The contact that is signed in.',
    keys: {
      idContacto,
      ...shapeKeys,
      sedeDefecto: describe('What the portal shows the contact first: placements or jobs.', 'practicas'),
      idIdiomaPreferido: describe(`Language of the portal and of mails: ${portalLanguage}`, 2),
      genero: describe('Gender; forms of address follow it.', 'hombre'),
    },
  },
} satisfies EntityDocs<typeof contactEntity>;
