import {
  comprobarDatosRegistroEgresado,
  editDatosRegistroEgresado,
  registrarUsuario,
} from '#api/calls/account-student.ts';
import type { Caller } from '#api/client/call.ts';
import type { CallResult } from '#api/client/result.ts';
import { identityDocuments } from '#api/constants.ts';
import { isPastDay } from '#api/validation/dates.ts';
import { emailField } from '#api/validation/email.ts';
import { dni as dniRule, identityDocument, normalizeDocument } from '#api/validation/identity.ts';
import { phone } from '#api/validation/phone.ts';
import { firstProblem } from '#api/validation/rule.ts';
import { lengths, maxLength, required } from '#api/validation/text.ts';
import { type NewPassword, passwordProblems } from '#shell/forms/new-password.ts';
import { onlyProblems } from '#shell/forms/problems.ts';
import type { FieldsOfCodes } from '#shell/forms/refusal.ts';
import type { Problem, Problems } from '#ui/form/use-form.ts';

/** What everybody says who registers. */
export type AccessValues = Record<keyof NewPassword | 'email' | 'emailRepeated' | 'telefonoMovil', string> & {
  aceptaPolitica: boolean;
};

export type StudentValues = AccessValues &
  Record<'nombre' | 'apellido1' | 'apellido2' | 'tipoDocumento' | 'numeroDocumento' | 'titulacion', string>;

/** What tells who a graduate is. */
export type CheckValues = Record<'dni' | 'fechaNacimiento', string>;

export const noAccess: AccessValues = {
  email: '',
  emailRepeated: '',
  telefonoMovil: '',
  password: '',
  passwordRepeated: '',
  aceptaPolitica: false,
};

export const noStudent: StudentValues = {
  ...noAccess,
  nombre: '',
  apellido1: '',
  apellido2: '',
  tipoDocumento: String(identityDocuments.dni),
  numeroDocumento: '',
  titulacion: '',
};

/** Not kept while typing. */
export const secretOfStudent = ['password', 'passwordRepeated', 'numeroDocumento'] as const;

const accessFields = {
  12: 'email',
  16: 'email',
  28: 'password',
  60: 'email',
  69: 'email',
  70: 'telefonoMovil',
} as const;

/** Fields that the answers to a registration are about. */
export const graduateFields: FieldsOfCodes<AccessValues> = accessFields;
export const studentFields: FieldsOfCodes<StudentValues> = {
  ...accessFields,
  66: 'numeroDocumento',
  94: 'numeroDocumento',
};
export const checkFields: FieldsOfCodes<CheckValues> = { 66: 'dni', 94: 'dni' };

function repeated(email: string, again: string): Problem | undefined {
  return required(again) ?? (again.trim() === email.trim() ? undefined : 'registration.emailsDiffer');
}

function accessChecks(values: AccessValues): Partial<Record<keyof AccessValues, Problem | undefined>> {
  return {
    email: firstProblem(values.email, [required, emailField]),
    emailRepeated: repeated(values.email, values.emailRepeated),
    telefonoMovil: firstProblem(values.telefonoMovil, [required, phone]),
    ...passwordProblems(values),
    aceptaPolitica: required(values.aceptaPolitica),
  };
}

export function accessProblems(values: AccessValues): Problems<AccessValues> {
  return onlyProblems(accessChecks(values));
}

const name = [required, maxLength(lengths.text.max)];

export function studentProblems(values: StudentValues): Problems<StudentValues> {
  const { tipoDocumento, numeroDocumento } = values;
  return onlyProblems<StudentValues>({
    nombre: firstProblem(values.nombre, name),
    apellido1: firstProblem(values.apellido1, name),
    apellido2: maxLength(lengths.text.max)(values.apellido2),
    tipoDocumento: required(tipoDocumento),
    numeroDocumento: firstProblem(numeroDocumento, [
      required,
      identityDocument(tipoDocumento === '' ? undefined : Number(tipoDocumento)),
    ]),
    titulacion: required(values.titulacion),
    ...accessChecks(values),
  });
}

/** @param today YYYY-MM-DD */
export function checkProblems({ dni, fechaNacimiento }: CheckValues, today: string): Problems<CheckValues> {
  return onlyProblems({
    dni: firstProblem(dni, [required, dniRule]),
    fechaNacimiento: firstProblem(fechaNacimiento, [required, isPastDay(today)]),
  });
}

const accessOf = (values: AccessValues) => ({
  email: values.email.trim(),
  telefonoMovil: values.telefonoMovil.trim(),
  password: values.password,
  aceptaPolitica: true as const,
});

/** Registers a student. */
export function registerStudent(
  call: Caller,
  values: StudentValues,
): Promise<CallResult<typeof registrarUsuario>> {
  const apellido2 = values.apellido2.trim();
  return call(registrarUsuario, {
    body: {
      ...accessOf(values),
      nombre: values.nombre.trim(),
      apellido1: values.apellido1.trim(),
      ...(apellido2 ? { apellido2 } : {}),
      tipoDocumento: Number(values.tipoDocumento),
      numeroDocumento: normalizeDocument(values.numeroDocumento),
      titulacion: Number(values.titulacion),
    },
  });
}

/** A graduate whom the university knows; the token proves it when registering. */
export interface KnownGraduate {
  token: string;
  nombre?: string;
}

/** Looks whether a graduate is known. Not found is no failure. */
export async function findGraduate(
  call: Caller,
  { dni, fechaNacimiento }: CheckValues,
): Promise<
  | { found: KnownGraduate }
  | { found: undefined }
  | { failure: Exclude<CallResult<typeof comprobarDatosRegistroEgresado>, { ok: true }> }
> {
  const result = await call(comprobarDatosRegistroEgresado, {
    body: { dni: normalizeDocument(dni), fechaNacimiento },
  });
  if (!result.ok) return { failure: result };
  const { encontrado, token, nombre } = result.datos;
  if (!encontrado || !token) return { found: undefined };
  return { found: { token, ...(nombre ? { nombre } : {}) } };
}

/** Registers a graduate who was found. */
export function registerGraduate(
  call: Caller,
  { token }: KnownGraduate,
  values: AccessValues,
): Promise<CallResult<typeof editDatosRegistroEgresado>> {
  return call(editDatosRegistroEgresado, { body: { ...accessOf(values), token } });
}
