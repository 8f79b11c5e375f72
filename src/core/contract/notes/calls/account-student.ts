import type * as calls from '#core/contract/calls/account-student.ts';
import { type CallNotes, listed, note } from '../note.ts';
import { code, passwords, student } from '../story.ts';
import { linkToken, newPassword, wrongPasswordKeys } from './parameters.ts';

const registrationKeys = {
  email: note('Address for messages, and user name of the new account (16, 60, 69).', student.email),
  telefonoMovil: note(
    'Mobile phone: at least 9 digits (70). Must be there for registrarUsuario.',
    student.movil,
  ),
  password: note(
    'Password of the new account: at least 8 characters, one of them a digit (28).',
    passwords.now,
  ),
  aceptaPolitica: note('That the privacy policy was accepted: always true.', true),
} as const;

export const accountStudentNotes = {
  registrarUsuario: {
    request: {
      ...registrationKeys,
      nombre: note('First name.', student.nombre),
      apellido1: note('First surname.', student.apellido1),
      apellido2: note('Second surname; absent for who has one only.', student.apellido2),
      tipoDocumento: listed(
        'tiposDocumentoIdentidad',
        'Kind of identity document: 1 DNI, 2 NIE, 3 passport.',
      ),
      numeroDocumento: note(
        'Its number, which nobody has yet (94). A DNI or NIE has its control letter (66).',
        student.dni,
      ),
      titulacion: listed('titulaciones', 'Degree that the person studies. Must be there (15).'),
    },
  },
  comprobarDatosRegistroEgresado: {
    request: {
      dni: note('DNI or NIE of the graduate (66).', student.dni),
      fechaNacimiento: note('Date of birth.', student.nacimiento),
    },
    datos: {
      encontrado: note('Whether the university knows a graduate with these data.', true),
      token: note(
        'Proves in editDatosRegistroEgresado that this step was passed. Must be there if one was found.',
        code,
      ),
      nombre: note('First name of the graduate. Must be there if one was found.', student.nombre),
    },
  },
  editDatosRegistroEgresado: {
    request: {
      ...registrationKeys,
      token: linkToken('the answer of comprobarDatosRegistroEgresado', code),
    },
  },
  solicitarReseteoPassword: {
    request: { usuario: note('User name of the account, to whose address the link is sent.', student.email) },
  },
  restablecerPasswordAlumno: {
    request: { token: linkToken('the link in the mail', code), password: newPassword },
  },
  editarPassword: {
    request: {
      passwordActual: note('The present password; 3 with a wrong one.', passwords.before),
      password: newPassword,
    },
    datosOf: wrongPasswordKeys,
  },
  solicitarBajaServicio: {
    request: { motivo: note('Why, in own words.', 'Ya he terminado mis estudios.') },
  },
} satisfies CallNotes<typeof calls>;
