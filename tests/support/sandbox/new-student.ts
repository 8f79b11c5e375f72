import { noStudent } from '#portal/screens/registration/registration.ts';
import type { StudentValues } from '#portal/screens/registration/registration-forms.ts';
import { dniOf } from '#sandbox/seed/seed-data.ts';

/** Filled-in registration form of a student. */
export const newStudent: StudentValues = {
  ...noStudent,
  nombre: 'Bo',
  apellido1: 'Li',
  numeroDocumento: dniOf(55_000_001),
  titulacion: '1',
  email: 'bo.li@correo.example',
  emailRepeated: 'bo.li@correo.example',
  telefonoMovil: '600 123 456',
  password: 'Contraseña9',
  passwordRepeated: 'Contraseña9',
  aceptaPolitica: true,
};
