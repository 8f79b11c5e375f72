import * as codes from '#core/contract/codes.ts';
import {
  recuerdoPassword,
  restablecerPasswordEmpresa,
  establecerPassword,
} from '#core/contract/calls/account-company.ts';
import { restablecerPasswordAlumno, solicitarReseteoPassword } from '#core/contract/calls/account-student.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure, CallResult } from '#portal/data/server/client/result.ts';
import { reconcileRefusal, type Reconciliation } from '#portal/data/server/reconcile.ts';
import type { Side } from '#core/routing/side.ts';
import type { NoticeCode } from '#core/status-messages/notices.ts';
import { emailOfSignIn } from '#core/contract/validation/email.ts';
import { anyTaxNumber } from '#core/contract/validation/tax-number.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { noFlags } from '#portal/forms/fields/field-options.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { type LinkRequestValues, companyLinkRequestForm, studentLinkRequestForm } from './password-forms.ts';

/** Routes on which a password is set without signing in. */
export type PasswordRoute = 'reset-candidate' | 'reset-login' | 'set-login';

export const noAccount: LinkRequestValues = {
  ...formValues(studentLinkRequestForm, {}),
  ...formValues(companyLinkRequestForm, {}),
  by: 'nick',
};

const facts = { flags: noFlags };

/** Problems of the identification of a student or a company. */
export const linkRequestProblems = (side: Side, values: LinkRequestValues): Problems<LinkRequestValues> =>
  side === 'student'
    ? problemsIn(studentLinkRequestForm, values, facts, { usuario: [emailOfSignIn] })
    : problemsIn(companyLinkRequestForm, values, facts, { cif: [anyTaxNumber] });

/** Requests a mail with a link to choose a password. */
export function requestLink(
  call: Caller,
  side: Side,
  { by, cif, nick, usuario }: LinkRequestValues,
): Promise<CallResult> {
  if (side === 'student') return call(solicitarReseteoPassword, { body: { usuario: usuario.trim() } });
  return call(recuerdoPassword, { body: by === 'cif' ? { cif: cif.trim() } : { nick: nick.trim() } });
}

/** Attempts of this page whose answers were lost. */
const lost: Reconciliation = new Set();

/**
 * Sets the password with the single-use token of a link. A used-up link after a lost answer counts as
 * success.
 */
export async function choosePassword(
  call: Caller,
  route: PasswordRoute,
  token: string,
  password: string,
): Promise<{ ok: true } | CallFailure> {
  const setPassword = {
    'reset-candidate': restablecerPasswordAlumno,
    'reset-login': restablecerPasswordEmpresa,
    'set-login': establecerPassword,
  }[route];
  const what = `${token} ${password}`;
  // After several attempts without an answer, the valid password is unknown.
  const isOther = (it: string): boolean => it.startsWith(`${token} `) && it !== what;
  const isUsed = (failure: CallFailure): boolean =>
    failure.kind === 'error' &&
    (failure.code === codes.linkUsed || failure.code === codes.passwordAlreadySet) &&
    ![...lost].some(isOther);
  return reconcileRefusal({
    lost,
    what,
    send: () => call(setPassword, { body: { token, password } }) as Promise<CallResult>,
    isDone: isUsed,
  });
}

/** Notice shown once the password is set. */
export const chosenNotice = (route: PasswordRoute): NoticeCode => (route === 'set-login' ? 514 : 508);
