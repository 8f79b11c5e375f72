import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { date, filled, id, limited, nothing, secret, text } from '#core/contract/fields.ts';
import { wrongPassword } from './parameters.ts';

const studentCall = { area: 'account', method: 'POST', who: 'publico', datos: nothing() } as const;

const password = secret();

/** Data common to both kinds of registration. */
const registrationShape = {
  email: filled(200),
  telefonoMovil: z.optional(limited(30)),
  password,
  aceptaPolitica: z.literal(true),
};

export const registrarUsuario = defineCall({
  ...studentCall,
  name: 'registrarUsuario',
  path: '/api/Alumno/registrarUsuario',
  summary: 'Register as a student',
  request: z.object({
    ...registrationShape,
    nombre: filled(150),
    apellido1: filled(150),
    apellido2: z.optional(limited(150)),
    tipoDocumento: id(),
    numeroDocumento: filled(20),
    titulacion: z.optional(id()),
  }),
  statuses: [8, 12, 16, 28, 48, 60, 66, 69, 70, 94, 95],
});

export const comprobarDatosRegistroEgresado = defineCall({
  ...studentCall,
  name: 'comprobarDatosRegistroEgresado',
  path: '/api/Alumno/comprobarDatosRegistroEgresado',
  summary: 'Whether a graduate is known: identity number and date of birth',
  request: z.object({ dni: filled(20), fechaNacimiento: date() }),
  datos: z.object({
    encontrado: z.boolean(),
    /** Token that proves in the next step that this one was passed. */
    token: z.optional(text()),
    nombre: z.optional(text()),
  }),
  statuses: [66, 94, 95],
});

export const editDatosRegistroEgresado = defineCall({
  ...studentCall,
  name: 'editDatosRegistroEgresado',
  path: '/api/Alumno/editDatosRegistroEgresado',
  summary: 'Complete the registration of a graduate who was found',
  request: z.object({ ...registrationShape, token: filled(2000) }),
  statuses: [8, 12, 16, 28, 42, 60, 69, 70],
});

export const solicitarReseteoPassword = defineCall({
  ...studentCall,
  name: 'solicitarReseteoPassword',
  path: '/api/Alumno/solicitarReseteoPassword',
  summary: 'Ask for a link to choose another password',
  request: z.object({ usuario: filled(200) }),
  statuses: [3, 12, 95],
});

export const restablecerPasswordAlumno = defineCall({
  ...studentCall,
  name: 'restablecerPasswordAlumno',
  path: '/api/Alumno/restablecerPassword',
  summary: 'Choose another password with the link',
  request: z.object({ token: filled(2000), password }),
  statuses: [28, 42],
});

export const editarPassword = defineCall({
  ...studentCall,
  who: 'alumno',
  name: 'editarPassword',
  path: '/api/Alumno/editarPassword',
  summary: 'Change the password, knowing the current one; all other sessions end',
  request: z.object({ passwordActual: password, password }),
  datosOf: wrongPassword,
  statuses: [3, 28],
});

export const solicitarBajaServicio = defineCall({
  ...studentCall,
  who: 'alumno',
  name: 'solicitarBajaServicio',
  path: '/api/Alumno/solicitarBajaServicio',
  summary: 'Ask for the account to be deleted',
  request: z.optional(z.object({ motivo: z.optional(limited(1000)) })),
  statuses: [8, 48],
});
