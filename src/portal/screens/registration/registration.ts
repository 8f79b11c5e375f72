import * as codes from '#core/contract/codes.ts';
import {
  comprobarDatosRegistroEgresado,
  editDatosRegistroEgresado,
  registrarUsuario,
} from '#core/contract/calls/account-student.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { Call } from '#core/contract/call.ts';
import type { CallFailure, CallResult } from '#portal/data/server/client/result.ts';
import { isSame } from '#core/shared/is-same.ts';
import { identityDocuments } from '#core/contract/constants.ts';
import { isPastDay } from '#core/contract/validation/dates.ts';
import { dni as dniRule, identityDocument, normalizeDocument } from '#core/contract/validation/identity.ts';
import { required } from '#core/contract/validation/text.ts';
import { passwordProblems } from '#portal/forms/parts/new-password.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';
import type { FieldsOfCodes } from '#portal/forms/parts/refusal.ts';
import type { FormProblem, Problems } from '#portal/forms/form/form-state.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { formValues, readForm } from '#portal/forms/fields/form-values.ts';
import { noFlags } from '#portal/forms/fields/field-options.ts';
import {
  type AccessValues,
  checkForm,
  type CheckValues,
  graduateForm,
  studentForm,
  type StudentValues,
} from './registration-forms.ts';

export const noAccess: AccessValues = formValues(graduateForm, {});

export const noStudent: StudentValues = formValues(studentForm, { tipoDocumento: identityDocuments.dni });

const facts = { flags: noFlags };

/** Fields left out of the draft. */
export const secretOfStudent = ['password', 'passwordRepeated', 'numeroDocumento'] as const;

const accessFields = {
  [codes.emailNotSent]: 'email',
  [codes.userExists]: 'email',
  [codes.weakPassword]: 'password',
  [codes.emailRegistered]: 'email',
  [codes.badEmail]: 'email',
  [codes.badPhone]: 'telefonoMovil',
} as const;

/** Fields that codes of the server refer to. */
export const graduateFields: FieldsOfCodes<AccessValues> = accessFields;
export const studentFields: FieldsOfCodes<StudentValues> = {
  ...accessFields,
  [codes.badIdentityDocument]: 'numeroDocumento',
  [codes.identityNumberExists]: 'numeroDocumento',
};
export const checkFields: FieldsOfCodes<CheckValues> = {
  [codes.badIdentityDocument]: 'dni',
  [codes.identityNumberExists]: 'dni',
};

function repeated(email: string, again: string): FormProblem | undefined {
  return required(again) ?? (again.trim() === email.trim() ? undefined : 'registration.emailsDiffer');
}

/** Checks beyond the declared form: the repeated email, and the rules of passwords. */
function accessChecks({ email, emailRepeated, ...values }: AccessValues) {
  return { emailRepeated: repeated(email, emailRepeated), ...passwordProblems(values) };
}

export function accessProblems(values: AccessValues): Problems<AccessValues> {
  return { ...problemsIn(graduateForm, values, facts), ...onlyProblems(accessChecks(values)) };
}

export function studentProblems(values: StudentValues): Problems<StudentValues> {
  const { tipoDocumento } = values;
  const document = identityDocument(tipoDocumento === '' ? undefined : Number(tipoDocumento));
  return {
    ...problemsIn(studentForm, values, facts, { numeroDocumento: [document] }),
    ...onlyProblems(accessChecks(values)),
  };
}

/** @param today YYYY-MM-DD */
export const checkProblems = (values: CheckValues, today: string): Problems<CheckValues> =>
  problemsIn(checkForm, values, facts, { dni: [dniRule], fechaNacimiento: [isPastDay(today)] });

/** What was sent without an answer, by who was to be registered, as long as the page is there. */
const lost = new Map<string, readonly object[]>();

/** Codes for a person who is registered already. */
const registeredCodes: readonly number[] = [
  codes.alreadyExisted,
  codes.userExists,
  codes.emailRegistered,
  codes.identityNumberExists,
  codes.linkUsed,
];

/** Outcome of a registration; `arrived`: an earlier try with other values has registered the person. */
export type Registered<C extends Call> = { ok: true } | { ok: false; kind: 'arrived' } | CallFailure<C>;

/** Registers someone: that they are known is no refusal where an answer to this very registration was lost. */
async function registerOnce<C extends Call>(
  who: string,
  body: object,
  send: () => Promise<CallResult<C>>,
): Promise<Registered<C>> {
  const earlier = lost.get(who) ?? [];
  const result = await send();
  if (!result.ok && (result.kind === 'unavailable' || result.kind === 'aborted')) {
    lost.set(who, [...earlier, body]);
    return result;
  }
  const isKnown = !result.ok && result.kind === 'error' && registeredCodes.includes(result.code);
  if (!result.ok && !(isKnown && earlier.length > 0)) return result;
  if (!result.ok && !earlier.every((it) => isSame(it, body))) return { ok: false, kind: 'arrived' };
  lost.delete(who);
  return { ok: true };
}

/** Request body of a student's registration. */
export const studentRequest = (values: StudentValues) => ({
  ...readForm(studentForm, values, facts),
  numeroDocumento: normalizeDocument(values.numeroDocumento),
});

/** Registers a student. */
export function registerStudent(
  call: Caller,
  values: StudentValues,
): Promise<Registered<typeof registrarUsuario>> {
  const body = studentRequest(values);
  return registerOnce(`${body.numeroDocumento} ${body.email}`, body, () => call(registrarUsuario, { body }));
}

/** A graduate known to the university; the token proves the identity check when registering. */
export interface KnownGraduate {
  token: string;
  nombre?: string;
}

/** Looks up a graduate; an unknown graduate is not a failure. */
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
  return { found: { token, ...(nombre && { nombre }) } };
}

/** Registers a graduate after the identity check. */
export function registerGraduate(
  call: Caller,
  { token }: KnownGraduate,
  values: AccessValues,
): Promise<Registered<typeof editDatosRegistroEgresado>> {
  const body = { ...readForm(graduateForm, values, facts), token };
  return registerOnce(token, body, () => call(editDatosRegistroEgresado, { body }));
}
