import {
  recuerdoPassword,
  restablecerPasswordEmpresa,
  establecerPassword,
} from '#api/calls/account-company.ts';
import { restablecerPasswordAlumno, solicitarReseteoPassword } from '#api/calls/account-student.ts';
import type { Caller } from '#api/client/call.ts';
import type { CallResult } from '#api/client/result.ts';
import type { PortalHalf } from '#api/error-table.ts';
import type { NoticeCode } from '#api/notices.ts';
import { emailOfSignIn } from '#api/validation/email.ts';
import { firstProblem } from '#api/validation/rule.ts';
import { anyTaxNumber } from '#api/validation/tax-number.ts';
import { required } from '#api/validation/text.ts';
import { onlyProblems } from '#shell/forms/problems.ts';
import type { Problems } from '#ui/form/use-form.ts';

/** Pages where a password is chosen without signing in. */
export type PasswordRoute = 'reset-candidate' | 'reset-login' | 'set-login';

export const halfOf = (route: PasswordRoute): PortalHalf =>
  route === 'reset-candidate' ? 'student' : 'company';

/** Who asks for a link. A company is found by its number or by the user name of a contact, a student by the email. */
export type AskValues = Record<'by' | 'cif' | 'nick' | 'usuario', string>;

export const noAccount: AskValues = { by: 'nick', cif: '', nick: '', usuario: '' };

export function askProblems(
  route: PasswordRoute,
  { by, cif, nick, usuario }: AskValues,
): Problems<AskValues> {
  if (halfOf(route) === 'student')
    return onlyProblems({ usuario: firstProblem(usuario, [required, emailOfSignIn]) });
  if (by === 'cif') return onlyProblems({ cif: firstProblem(cif, [required, anyTaxNumber]) });
  return onlyProblems({ nick: required(nick) });
}

/** Asks for a mail with a link to choose a password. */
export function askForLink(
  call: Caller,
  route: PasswordRoute,
  { by, cif, nick, usuario }: AskValues,
): Promise<CallResult> {
  if (halfOf(route) === 'student')
    return call(solicitarReseteoPassword, { body: { usuario: usuario.trim() } });
  return call(recuerdoPassword, { body: by === 'cif' ? { cif: cif.trim() } : { nick: nick.trim() } });
}

/** Chooses the password with the token of a link. */
export function choosePassword(
  call: Caller,
  route: PasswordRoute,
  token: string,
  password: string,
): Promise<CallResult> {
  const wanted = {
    'reset-candidate': restablecerPasswordAlumno,
    'reset-login': restablecerPasswordEmpresa,
    'set-login': establecerPassword,
  }[route];
  return call(wanted, { body: { token, password } });
}

/** What is said once the password is chosen. */
export const chosenNotice = (route: PasswordRoute): NoticeCode => (route === 'set-login' ? 514 : 508);
