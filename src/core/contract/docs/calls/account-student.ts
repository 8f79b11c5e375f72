import type * as calls from '#core/contract/calls/account-student.ts';
import { type CallDocs, describeListId, describe } from '../key-docs.ts';
import { code, passwords, student } from '../examples.ts';
import { linkToken, newPassword, wrongPasswordKeys } from './parameters.ts';

const registrationKeys = {
  email: describe('Address for messages, and user name of the new account (16, 60, 69).', student.email),
  telefonoMovil: describe(
    'Mobile phone: at least 9 digits (70). Required for registrarUsuario.',
    student.movil,
  ),
  password: describe(
    'Password of the new account: at least 8 characters, one of them a digit (28).',
    passwords.now,
  ),
  aceptaPolitica: describe('That the privacy policy was accepted: always true.', true),
} as const;

export const accountStudentDocs = {
  registrarUsuario: {
    request: {
      ...registrationKeys,
      nombre: describe('First name.', student.nombre),
      apellido1: describe('First surname.', student.apellido1),
      apellido2: describe('Second surname; absent if there is only one surname.', student.apellido2),
      tipoDocumento: describeListId(
        'tiposDocumentoIdentidad',
        'Kind of identity document: 1 DNI, 2 NIE, 3 passport.',
      ),
      numeroDocumento: describe(
        'Its number, which nobody has yet (94). A DNI or NIE has its control letter (66).',
        student.dni,
      ),
      titulacion: describeListId('titulaciones', 'Degree that the person studies. Required (15).'),
    },
  },
  comprobarDatosRegistroEgresado: {
    request: {
      dni: describe('DNI or NIE of the graduate (66).', student.dni),
      fechaNacimiento: describe('Date of birth.', student.nacimiento),
    },
    datos: {
      encontrado: describe('Whether the university knows a graduate with these data.', true),
      token: describe(
        'Proves in editDatosRegistroEgresado that this step was passed. Required if one was found.',
        code,
      ),
      nombre: describe('First name of the graduate. Required if one was found.', student.nombre),
    },
  },
  editDatosRegistroEgresado: {
    request: {
      ...registrationKeys,
      token: linkToken('the answer of comprobarDatosRegistroEgresado', code),
    },
  },
  solicitarReseteoPassword: {
    request: {
      usuario: describe('User name of the account, to whose address the link is sent.', student.email),
    },
  },
  restablecerPasswordAlumno: {
    request: { token: linkToken('the link in the mail', code), password: newPassword },
  },
  editarPassword: {
    request: {
      passwordActual: describe('The current password; 3 if wrong.', passwords.before),
      password: newPassword,
    },
    datosOf: wrongPasswordKeys,
  },
  solicitarBajaServicio: {
    request: { motivo: describe('Why, in own words.', 'Ya he terminado mis estudios.') },
  },
} satisfies CallDocs<typeof calls>;
