import { userTypeId } from '#core/model/people.ts';
import * as codes from '#core/contract/codes.ts';
import {
  dameEmpresasDelUsuario,
  dameTextoRGPDactual,
  guardaAceptacionRGPD,
  logaUsuario,
} from '#core/contract/calls/account.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure, CallResult } from '#portal/data/server/client/result.ts';
import type { CompanyChoice } from '#core/contract/entities/session.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import { identityOf } from '#portal/data/session/identity.ts';
import type { SignIn } from '#portal/data/session/start-session.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import {
  completeSignIn,
  dropPendingSignIn,
  storePendingSignIn,
} from '#portal/screens/login/complete-sign-in.ts';
import { createDraft } from '#portal/data/drafts/tab-draft.ts';
import { showNoticeOnNextPage } from '#portal/data/messages/messages.ts';
import { endSession } from '#portal/data/session/session-store.ts';
import { portalKey, sessionStorageOf, tab } from '#portal/data/browser/storage.ts';
import { navigateAway } from './navigate-away.ts';
import { sessionRemark } from './session-remark.ts';

export { refusalOf } from '#portal/forms/parts/refusal.ts';
export { pendingSignIn } from '#portal/screens/login/complete-sign-in.ts';

/** Credentials of a password sign-in, held in memory only. */
export interface PasswordCredentials {
  usuario: string;
  password: string;
  recordar: boolean;
}

/** Result of an attempt to sign in. */
export type SignInAttempt =
  | { state: 'accepted'; signIn: SignIn }
  /** The user has several firms and must choose one. */
  | { state: 'choose'; firms: readonly CompanyChoice[] }
  | { state: 'refused'; failure: CallFailure };

const refused = (failure: CallFailure): SignInAttempt => ({ state: 'refused', failure });

/** Signs in as a student or graduate. */
export async function signInStudent(call: Caller, credentials: PasswordCredentials): Promise<SignInAttempt> {
  const { usuario, password, recordar } = credentials;
  const result = await call(logaUsuario, { params: { tipo: 'Alumno' }, body: { usuario, password } });
  if (!result.ok) return refused(result);
  const identity = identityOf({ side: 'student', usuario });
  return { state: 'accepted', signIn: { datos: result.datos, side: 'student', identity, recordar } };
}

/**
 * Signs in for a firm.
 * @param chosen one of several firms; absent: the user's only firm
 */
export async function signInCompany(
  call: Caller,
  credentials: PasswordCredentials,
  chosen?: CompanyChoice,
): Promise<SignInAttempt> {
  const { usuario, password, recordar } = credentials;
  let firm = chosen;
  if (!firm) {
    const firms = await call(dameEmpresasDelUsuario, { body: { usuario, password } });
    if (!firms.ok) return refused(firms);
    const [first, ...others] = firms.datos;
    if (!first) return refused({ ok: false, kind: 'error', code: codes.wrongCredentials });
    if (others.length > 0) return { state: 'choose', firms: firms.datos };
    firm = first;
  }
  const { idEmpresa: eidEmpresa, nombre: name } = firm;
  const body = { usuario, password, eidEmpresa };
  const result = await call(logaUsuario, { params: { tipo: 'Empresa' }, body });
  if (!result.ok) return refused(result);
  const identity = identityOf({ side: 'company', usuario, eidEmpresa });
  const actingFor = { name, isOneOfSeveral: chosen !== undefined };
  return {
    state: 'accepted',
    signIn: { datos: result.datos, side: 'company', identity, firm: actingFor, recordar },
  };
}

/**
 * Continuation of an accepted sign-in: an address, the data protection notice, or an error because storage is
 * blocked.
 */
export type AfterSignIn = { go: string } | { notice: SignIn } | { isBlocked: true };

/** Completes an accepted sign-in, unless a notice has to be accepted first. */
export async function completeAcceptedSignIn(signIn: SignIn, brand: PublicBrand): Promise<AfterSignIn> {
  if (!signIn.datos.textoCortoRGPD) return enter(signIn, brand);
  // Until the notice is accepted nobody is signed in, not even the previous user.
  endSession();
  storePendingSignIn(signIn);
  return { notice: signIn };
}

async function enter(signIn: SignIn, brand: PublicBrand): Promise<AfterSignIn> {
  // Created before the session changes, because the draft's key depends on it; the page unloads before its
  // form could
  // clear the draft.
  const draft = createDraft('acceso', signIn.side);
  const go = await completeSignIn(signIn, brand);
  if (go !== undefined) draft.clear();
  return go === undefined ? { isBlocked: true } : { go };
}

/**
 * Navigates to the page after signing in, with a notice about the session unless a welcome is already
 * waiting.
 */
export function navigateAfterSignIn(address: string, t: Formatter['t']): Promise<void> {
  const remark = sessionRemark(sessionStorageOf(), t);
  if (remark && tab.get(portalKey('aviso')) === undefined) showNoticeOnNextPage(remark);
  return navigateAway(address);
}

/** Accepts the notice of a pending sign-in, and completes the sign-in. */
export async function acceptNotice(
  call: Caller,
  signIn: SignIn,
  brand: PublicBrand,
): Promise<AfterSignIn | { failure: CallFailure }> {
  const { side, datos } = signIn;
  const result = await call(
    guardaAceptacionRGPD,
    { params: { tipo: userTypeId[side] } },
    { token: datos.token },
  );
  if (!result.ok) {
    // The pending token has expired: only signing in again helps.
    if (result.kind === 'error' && result.code === codes.sessionEnded) dropPendingSignIn();
    return { failure: result };
  }
  return enter(signIn, brand);
}

/** Reads the long text of the data protection notice. */
export function longNotice(call: Caller): Promise<CallResult<typeof dameTextoRGPDactual>> {
  return call(dameTextoRGPDactual, {});
}
