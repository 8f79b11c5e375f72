import type * as calls from '#core/contract/calls/account-company.ts';
import { type CallNotes, leftOut, listed, note, part } from '../note.ts';
import { code, company, contact, passwords, place } from '../story.ts';
import { companyDataKeys } from '../entities/company.ts';
import { portalLanguage } from '../entities/cv.ts';
import { linkToken, newPassword, wrongPasswordKeys } from './parameters.ts';

export const accountCompanyNotes = {
  recuerdoPassword: {
    request: {
      cif: note(
        'Tax number of the company: its contacts with an account get a link. Instead of `nick`.',
        company.cif,
      ),
      nick: note('User name of the account. Instead of `cif`.', contact.email),
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
      nombre: note('First name.', contact.nombre),
      apellidos: note('Surnames.', contact.apellidos),
      puesto: note('Position in the company.', contact.puesto),
      email: note(
        'Address (16, 44, 69). Another one is taken only with `passwordActual`, and is that of the account where both were the same.',
        contact.email,
      ),
      telefono1: note('Phone: at least 9 digits (70).', contact.telefono1),
      telefono2: note('Another phone.', contact.telefono2),
      sedeDefecto: note(
        'What the portal shows first: placements or jobs; an empty text takes it away.',
        'practicas',
      ),
      idIdiomaPreferido: note(`Language of the portal and of mails: ${portalLanguage} 0 takes it away.`, 2),
      genero: note('Gender; forms of address follow it. An empty text takes it away.', 'hombre'),
      passwordActual: note(
        'The present password. Must be there with `password` and with another `email`: 15 without it, 3 with a wrong one.',
        passwords.before,
      ),
      password: newPassword,
    },
    datosOf: wrongPasswordKeys,
  },
  guardarUsuarioEmpresa: {
    request: {
      cif: note(
        'Tax number, which no company of the portal has yet (8). In Spain a CIF, NIF or NIE with its control character; elsewhere a VAT number (33).',
        company.cif,
      ),
      nombreFiscal: note('Name under which it is registered for taxes.', company.nombreFiscal),
      nombreComercial: note('Name under which people know it.', company.nombreComercial),
      tipoEmpresa: note(
        'Whether it is private or public. Must be there where the brand asks for it.',
        'privada',
      ),
      startup: note('Whether a private company is a start-up.', false),
      sector: listed('sectoresActividad', 'Sector of its activity. Must be there (15).'),
      direccion: note('Road, number and what follows them. Must be there (15).', place.direccion),
      cp: note('Postcode; in Spain five digits that begin with `idProvincia`. Must be there (15).', place.cp),
      localidad: note('Town. Must be there (15).', place.localidad),
      idProvincia: listed('provincias', 'Province. Must be there if `idPais` is 1, Spain.', place.provincia),
      provincia: note('Name of the province or region. Must be there if `idPais` is not 1.', leftOut),
      idPais: listed('paises', 'Country; 1 is Spain.', place.pais),
      nombre: note('First name of the contact who registers it.', contact.nombre),
      apellidos: note('Surnames of that contact.', contact.apellidos),
      puesto: note('Position of that contact. Must be there (15).', contact.puesto),
      email: note(
        'Address of that contact, and user name of the new account (16, 44, 60, 69).',
        contact.email,
      ),
      telefono1: note(
        'Phone of that contact: at least 9 digits (70). Must be there (15).',
        contact.telefono1,
      ),
      password: note(
        'Password of the new account: at least 8 characters, one of them a digit (28).',
        passwords.now,
      ),
      aceptaPolitica: note('That the privacy policy was accepted: always true.', true),
    },
  },
  editaEmpresaCompletos: {
    request: {
      ...companyDataKeys,
      datosEmpresa: part('What is said of the company beside its offers.', {
        descripcion: note('What the company does, for students to read.', company.descripcion),
      }),
    },
  },
  existeCIF: {
    params: {
      cif: note('Tax number.', company.cif),
      fixedKey: note('The key that the portal was built with; another one is refused with 71.', 'portal'),
    },
    datos: {
      existe: note('Whether a company of the portal has it.', true),
      nombre: note('Trade name of that company.', company.nombreComercial),
    },
  },
} satisfies CallNotes<typeof calls>;
