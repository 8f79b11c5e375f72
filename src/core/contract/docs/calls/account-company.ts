import type * as calls from '#core/contract/calls/account-company.ts';
import { type CallDocs, omittedFromExamples, describeListId, describe, part } from '../key-docs.ts';
import { code, company, contact, passwords, place } from '../examples.ts';
import { companyDataKeys } from '../entities/company.ts';
import { portalLanguage } from '../entities/cv.ts';
import { linkToken, newPassword, wrongPasswordKeys } from './parameters.ts';

export const accountCompanyDocs = {
  recuerdoPassword: {
    request: {
      cif: describe(
        'Tax number of the company: its contacts with an account get a link. Instead of `nick`.',
        company.cif,
      ),
      nick: describe('User name of the account. Instead of `cif`.', contact.email),
    },
  },
  restablecerPasswordEmpresa: {
    request: { token: linkToken('the link in the mail', code), password: newPassword },
  },
  establecerPassword: {
    request: { token: linkToken('the invitation', code), password: newPassword },
  },
  editaUsuario: {
    request: {
      nombre: describe('First name.', contact.nombre),
      apellidos: describe('Surnames.', contact.apellidos),
      puesto: describe('Position in the company.', contact.puesto),
      email: describe(
        'Address (16, 44, 69). Another one is taken only with `passwordActual`, and is that of the account where both were the same.',
        contact.email,
      ),
      telefono1: describe('Phone: at least 9 digits (70).', contact.telefono1),
      telefono2: describe('Another phone.', contact.telefono2),
      sedeDefecto: describe(
        'What the portal shows first: placements or jobs; an empty text takes it away.',
        'practicas',
      ),
      idIdiomaPreferido: describe(
        `Language of the portal and of mails: ${portalLanguage} 0 takes it away.`,
        2,
      ),
      genero: describe('Gender; forms of address follow it. An empty text takes it away.', 'hombre'),
      passwordActual: describe(
        'The current password. Required with `password` and with a changed `email`: 15 if absent, 3 if wrong.',
        passwords.before,
      ),
      password: newPassword,
    },
    datosOf: wrongPasswordKeys,
  },
  guardarUsuarioEmpresa: {
    request: {
      cif: describe(
        'Tax number, which no company of the portal has yet (8). In Spain a CIF, NIF or NIE with its control character; elsewhere a VAT number (33).',
        company.cif,
      ),
      nombreFiscal: describe('Name under which it is registered for taxes.', company.nombreFiscal),
      nombreComercial: describe('Name under which people know it.', company.nombreComercial),
      tipoEmpresa: describe(
        'Whether it is private or public. Required where the brand asks for it.',
        'privada',
      ),
      startup: describe('Whether a private company is a start-up.', false),
      sector: describeListId('sectoresActividad', 'Sector of its activity. Required (15).'),
      direccion: describe('Road, number and what follows them. Required (15).', place.direccion),
      cp: describe('Postcode; in Spain five digits that begin with `idProvincia`. Required (15).', place.cp),
      localidad: describe('Town. Required (15).', place.localidad),
      idProvincia: describeListId(
        'provincias',
        'Province. Required if `idPais` is 1, Spain.',
        place.provincia,
      ),
      provincia: describe(
        'Name of the province or region. Required if `idPais` is not 1.',
        omittedFromExamples,
      ),
      idPais: describeListId('paises', 'Country; 1 is Spain.', place.pais),
      nombre: describe('First name of the contact who registers it.', contact.nombre),
      apellidos: describe('Surnames of that contact.', contact.apellidos),
      puesto: describe('Position of that contact. Required (15).', contact.puesto),
      email: describe(
        'Address of that contact, and user name of the new account (16, 44, 60, 69).',
        contact.email,
      ),
      telefono1: describe('Phone of that contact: at least 9 digits (70). Required (15).', contact.telefono1),
      password: describe(
        'Password of the new account: at least 8 characters, one of them a digit (28).',
        passwords.now,
      ),
      aceptaPolitica: describe('That the privacy policy was accepted: always true.', true),
    },
  },
  editaEmpresaCompletos: {
    request: {
      ...companyDataKeys,
      datosEmpresa: part('What is said of the company beside its offers.', {
        descripcion: describe('What the company does, for students to read.', company.descripcion),
      }),
    },
  },
  existeCIF: {
    params: {
      cif: describe('Tax number.', company.cif),
      fixedKey: describe('The key that the portal was built with; another one is refused with 71.', 'portal'),
    },
    datos: {
      existe: describe('Whether a company of the portal has it.', true),
      nombre: describe('Trade name of that company.', company.nombreComercial),
    },
  },
} satisfies CallDocs<typeof calls>;
