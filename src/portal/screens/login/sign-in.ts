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
} from '#portal/data/session/complete-sign-in.ts';
import { createDraft } from '#portal/data/drafts/tab-draft.ts';
import { showNoticeOnNextPage } from '#portal/data/messages/messages.ts';
import { endSession } from '#portal/data/session/session-store.ts';
import { portalKey, sessionStorageOf, tab } from '#portal/data/browser/storage.ts';
import { leave } from './leave-to-sso.ts';
import { sessionRemark } from './session-remark.ts';

export { refusalOf } from '#portal/forms/parts/refusal.ts';
export { pendingSignIn } from '#portal/data/session/complete-sign-in.ts';

/** What someone signs in with. It is nowhere but in memory. */
export interface PasswordCredentials {
  usuario: string;
  password: string;
  recordar: boolean;
}

/** What a try to sign in came to. */
export type SignInAttempt =
  | { state: 'accepted'; signIn: SignIn }
  /** Someone of several firms says for which. */
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
 * @param chosen one of several; absent: the only one there is
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

/** Where someone who was accepted goes: an address, the data protection notice first, or nowhere at all. */
export type Way = { go: string } | { notice: SignIn } | { nothingKept: true };

/** Lets someone in who was accepted, unless a notice is to be accepted first. */
export async function letIn(signIn: SignIn, brand: PublicBrand): Promise<Way> {
  if (!signIn.datos.textoCortoRGPD) return enter(signIn, brand);
  // Until it is accepted nobody is signed in, not even who was before.
  endSession();
  storePendingSignIn(signIn);
  return { notice: signIn };
}

async function enter(signIn: SignIn, brand: PublicBrand): Promise<Way> {
  // Named before who is signed in changes; the page is left before its form could clear it.
  const draft = createDraft('acceso', signIn.side);
  const go = await completeSignIn(signIn, brand);
  if (go !== undefined) draft.clear();
  return go === undefined ? { nothingKept: true } : { go };
}

/** Goes to the page after signing in, which says what is particular about the session; a welcome comes first. */
export function goOn(address: string, t: Formatter['t']): Promise<void> {
  const remark = sessionRemark(sessionStorageOf(), t);
  if (remark && tab.get(portalKey('aviso')) === undefined) showNoticeOnNextPage(remark);
  return leave(address);
}

/** Accepts the notice of a sign-in that is held, and lets its owner in. */
export async function acceptNotice(
  call: Caller,
  signIn: SignIn,
  brand: PublicBrand,
): Promise<Way | { failure: CallFailure }> {
  const { side, datos } = signIn;
  const result = await call(
    guardaAceptacionRGPD,
    { params: { tipo: userTypeId[side] } },
    { token: datos.token },
  );
  if (!result.ok) {
    // The token that was held has run out: only signing in again helps.
    if (result.kind === 'error' && result.code === codes.sessionEnded) dropPendingSignIn();
    return { failure: result };
  }
  return enter(signIn, brand);
}

/** The long text of the notice. */
export function longNotice(call: Caller): Promise<CallResult<typeof dameTextoRGPDactual>> {
  return call(dameTextoRGPDactual, {});
}
